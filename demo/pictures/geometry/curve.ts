import type { Vector } from './mesh.ts';

/**
 * A smooth line through all the points (Catmull-Rom), `steps` to each stretch; use it for paths and, with z = 0,
 * for profiles and outlines.
 */
export function curve(points: readonly Vector[], steps = 6, closed = false): Vector[] {
  const last = points.length - 1;
  const at = (i: number): Vector => {
    const index = closed ? (i + points.length) % points.length : Math.max(0, Math.min(last, i));
    return points[index] ?? [0, 0, 0];
  };
  const smooth: Vector[] = [];
  for (let i = 0; i < (closed ? points.length : last); i++) {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const blend = (a: number, b: number, c: number, d: number) =>
        b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
      smooth.push([
        blend(p[0], q[0], r[0], s[0]),
        blend(p[1], q[1], r[1], s[1]),
        blend(p[2], q[2], r[2], s[2]),
      ]);
    }
  }
  if (!closed) smooth.push(at(last));
  return smooth;
}

/** The same for flat points: profiles of `lathe`, outlines of `extrude`. */
export function flatCurve(
  points: readonly (readonly [number, number])[],
  steps = 6,
  closed = false,
): [number, number][] {
  const raised = points.map(([x, y]): Vector => [x, y, 0]);
  return curve(raised, steps, closed).map(([x, y]) => [x, y]);
}
