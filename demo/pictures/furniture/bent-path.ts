import type { Vector } from '../geometry/index.ts';

const towards = (from: Vector, to: Vector, far: number): Vector => {
  const step = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
  const share = Math.min(0.5, far / (Math.hypot(...step) || 1));
  return [from[0] + step[0] * share, from[1] + step[1] * share, from[2] + step[2] * share];
};

/** Straight runs between the points with a bend of about `radius` cm at each, as steel tube is bent: a path for `tube`. */
export function bentPath(points: readonly Vector[], radius: number, closed = false): Vector[] {
  const count = points.length;
  return points.flatMap((point, i): Vector[] => {
    const isEnd = !closed && (i === 0 || i === count - 1);
    if (isEnd) return [point];
    const start = towards(point, points[(i + count - 1) % count] ?? point, radius);
    const end = towards(point, points[(i + 1) % count] ?? point, radius);
    return Array.from({ length: 6 }, (_, step): Vector => {
      const t = step / 5;
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      return [
        a * start[0] + b * point[0] + c * end[0],
        a * start[1] + b * point[1] + c * end[1],
        a * start[2] + b * point[2] + c * end[2],
      ];
    });
  });
}
