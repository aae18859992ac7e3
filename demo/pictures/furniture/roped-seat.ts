import type { Mesh, Vector } from '../geometry/index.ts';
import { box, join, leg, move, pair, tube } from '../geometry/index.ts';
import { bentPath } from './bent-path.ts';
import type { GardenSeat } from './garden-seat.ts';

/** Cords from one path to another, at even distances along both. */
function cordsBetween(upper: readonly Vector[], lower: readonly Vector[], count: number): Mesh[] {
  const along = (path: readonly Vector[]) => {
    const ends = path.slice(1).reduce<number[]>(
      (sums, point, i) => {
        const from = path[i] ?? point;
        const step = Math.hypot(point[0] - from[0], point[1] - from[1], point[2] - from[2]);
        return [...sums, (sums.at(-1) ?? 0) + step];
      },
      [0],
    );
    const total = ends.at(-1) ?? 1;
    return (t: number): Vector => {
      const far = t * total;
      const i = Math.max(0, Math.min(path.length - 2, ends.findIndex((end) => end >= far) - 1));
      const [a, b] = [path[i] ?? [0, 0, 0], path[i + 1] ?? [0, 0, 0]];
      const share = (far - (ends[i] ?? 0)) / ((ends[i + 1] ?? 1) - (ends[i] ?? 0) || 1);
      return [
        a[0] + (b[0] - a[0]) * share,
        a[1] + (b[1] - a[1]) * share,
        a[2] + (b[2] - a[2]) * share,
      ];
    };
  };
  const [high, low] = [along(upper), along(lower)];
  return Array.from({ length: count }, (_, i) => {
    const t = 0.012 + (0.976 * i) / (count - 1);
    return tube([high(t), low(t)], { radius: 0.62, sides: 6 });
  });
}

/** A tube of steel round the arms and the back, wound with upright cord. */
export function ropedSeat({ wide, deep, high, seat }: GardenSeat): {
  structure: Mesh[];
  legs: Mesh[];
} {
  const [x, z] = [wide / 2 - 2, deep / 2 - 2];
  const arm = seat + 17;
  const low = seat - 13;
  const [armZ, backTop] = [z - 5, high - 2];
  const upper: Vector[] = [
    [-x, arm, armZ],
    [-x, arm, -z * 0.35],
    [-x + 2, backTop, -z],
    [x - 2, backTop, -z],
    [x, arm, -z * 0.35],
    [x, arm, armZ],
  ];
  const lower: Vector[] = [
    [-x + 2, low, armZ],
    [-x + 2, low, -z + 8],
    [x - 2, low, -z + 8],
    [x - 2, low, armZ],
  ];
  const path = { upper: bentPath(upper, 14), lower: bentPath(lower, 14) };
  const cords = cordsBetween(path.upper, path.lower, Math.round((wide + 2 * deep) / 3.1));
  const foot = (front: boolean) =>
    leg([x + 0.5, 0, front ? z : -z + 2], [x - 1, front ? arm : low, front ? armZ : -z + 9], {
      foot: 2.2,
      top: 2.6,
    });
  return {
    structure: cords,
    legs: [
      tube(path.upper, { radius: 1.25, sides: 10 }),
      tube(path.lower, { radius: 1.1, sides: 10 }),
      pair(join(foot(true), foot(false))),
      move(box(wide - 8, 2, deep - 12, { radius: 0.8 }), 0, low - 0.5, 0),
      leg([-x, low, armZ], [x, low, armZ], { foot: 2.2, top: 2.2 }),
    ],
  };
}
