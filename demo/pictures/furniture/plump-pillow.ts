import type { Mesh, Vector } from '../geometry/index.ts';
import { box, shape } from '../geometry/index.ts';
import type { Random } from '../random.ts';

export interface PillowPlan {
  wide: number;
  tall: number;
  thick: number;
  /** Depth in cm of the dent that a hand has left in the upper edge. */
  chop?: number;
}

const within = (t: number) => Math.max(-1, Math.min(1, t));

/** Where the cloths meet, in the plane z = 0; u and v go from -1 to 1. */
function inPlane({ wide, tall, chop = 0 }: PillowPlan, u: number, v: number): [number, number] {
  const hollow = (t: number) => 0.055 * (1 - t * t) ** 2;
  const dent = chop * Math.exp(-((u / 0.5) ** 2)) * Math.max(0, v) ** 2;
  return [(wide / 2) * u * (1 - hollow(v)), (tall / 2) * (1 + v * (1 - hollow(u))) - dent];
}

/** The seam all round, anti-clockwise from the lower left corner; `grow` cm further out. */
export function pillowSeam(plan: PillowPlan, grow = 0): Vector[] {
  const steps = 14;
  const run = Array.from({ length: steps }, (_, i) => -1 + (2 * i) / steps);
  const at = (u: number, v: number): Vector => {
    const [x, y] = inPlane(plan, u, v);
    return [x + grow * u, y + grow * v, 0];
  };
  return [
    ...run.map((t) => at(t, -1)),
    ...run.map((t) => at(1, t)),
    ...run.map((t) => at(-t, 1)),
    ...run.map((t) => at(-1, -t)),
  ];
}

/** A well filled pillow, heavier below than above, its cloth drawn in folds to the corners: stands on y = 0 in z = 0. */
export function plumpPillow(plan: PillowPlan, random: Random): Mesh {
  const { thick } = plan;
  const phase = () => random.between(0, 6.28);
  const [a, b, c] = [phase(), phase(), phase()];
  const spans = 16;
  const block = box(2, 2, 2, { radius: 0, spans: [spans, spans, 1] });
  const shaped = shape(block, (bx, by, bz) => {
    const [u, v] = [within(bx), within(by - 1)];
    const [fromSide, fromEdge] = [1 - Math.abs(u) ** 2.3, 1 - Math.abs(v) ** 2.3];
    const full = Math.max(0.0004, fromSide * fromEdge) ** 0.5;
    const corner = (u * v) ** 2;
    const toCorner = Math.atan2(1.02 - Math.abs(v), 1.02 - Math.abs(u));
    const folds =
      0.3 * corner * Math.sin(11 * toCorner + a) +
      0.035 * Math.sin(3.1 * u - 2.3 * v + b) +
      0.03 * Math.sin(4.2 * v + 2 * u * v + c);
    const half = Math.max(0.18, (thick / 2) * full * (1 - 0.13 * v) * (1 + folds));
    const [x, y] = inPlane(plan, u, v);
    return [x, y, bz * half];
  });
  const uvs = shaped.uvs.map((value, i) => value * ((i % 2 === 0 ? plan.wide : plan.tall) / 2));
  return { ...shaped, uvs };
}
