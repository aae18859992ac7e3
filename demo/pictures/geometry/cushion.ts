import type { Random } from '../random.ts';
import { box } from './box.ts';
import type { Mesh, Vector } from './mesh.ts';
import { join, shape } from './transform.ts';
import { tube } from './tube.ts';

export interface CushionDetail {
  /** Rounding of the edges in cm. */
  radius?: number;
  /** How far the top and the bottom swell out in the middle, in cm. */
  crown?: number;
  belly?: number;
  /** How far the sides swell out, in cm. */
  puff?: number;
  /** How deep it is sat in, in cm. */
  dent?: number;
  /** Height of the unevenness of filled cloth, in cm. */
  slack?: number;
  /** Radius of a cord along the upper and lower edges, in cm; none unless given. */
  piping?: number;
}

const dome = (t: number) => (1 - t * t) * (1 + 0.35 * t * t);
const within = (t: number) => Math.max(-1, Math.min(1, t));

/** The way a filled cushion differs from a block: swollen, sat in, uneven. */
function filling([width, height, depth]: Vector, detail: CushionDetail, random: Random) {
  const { crown = 2.5, belly = 0.6, puff = 1, dent = 0, slack = 0.5 } = detail;
  const phase = () => random.between(0, 6.28);
  const [a, b, c, d] = [phase(), phase(), phase(), phase()] as const;
  return (x: number, y: number, z: number): Vector => {
    const [X, Y, Z] = [
      within((2 * x) / width),
      within((2 * y) / height - 1),
      within((2 * z) / depth),
    ];
    const waves =
      0.5 * Math.sin(x * 0.13 + a) * Math.sin(z * 0.15 + b) +
      0.3 * Math.sin(x * 0.31 - z * 0.17 + c) +
      0.2 * Math.sin(x * 0.21 + z * 0.37 + y * 0.3 + d);
    const uneven = slack * waves;
    const swell = (Y > 0 ? crown : belly) * dome(X) * dome(Z) + uneven * (0.35 + 0.65 * dome(X));
    const sat = Y > 0 ? dent * Math.exp(-2.2 * (X * X + Z * Z)) : 0;
    return [
      x + X * (puff * dome(Y) * (0.55 + 0.45 * dome(Z)) + 0.4 * uneven),
      y + Y * (swell - sat),
      z + Z * (puff * dome(Y) * (0.55 + 0.45 * dome(X)) + 0.4 * uneven),
    ];
  };
}

/** Round the edge of the block, half-way between its side and its top (or bottom). */
function edgeLoop([width, height, depth]: Vector, radius: number, top: boolean): Vector[] {
  const slant = radius * Math.SQRT1_2;
  const [x, z] = [width / 2 - radius, depth / 2 - radius];
  const y = top ? height - radius + slant : radius - slant;
  const corners = [
    [x, z],
    [x, -z],
    [-x, -z],
    [-x, z],
  ] as const;
  return corners.flatMap(([cx, cz], quarter): Vector[] => {
    const arc = Array.from({ length: 5 }, (_, step): Vector => {
      const angle = ((quarter + step / 4) * Math.PI) / 2;
      return [cx + slant * Math.sin(angle), y, cz + slant * Math.cos(angle)];
    });
    const [nx, nz] = corners[(quarter + 1) % 4] ?? corners[0];
    const [lx, , lz] = arc[4] ?? [cx, y, cz];
    const straight = Array.from({ length: 5 }, (_, step): Vector => {
      const t = (step + 1) / 6;
      return [lx + (nx - cx) * t, y, lz + (nz - cz) * t];
    });
    return arc.concat(straight);
  });
}

/**
 * A filled block: seat and back cushions, mattresses, poufs, padded arms. Centred on x and z, standing on y = 0; the
 * swelling goes beyond the given size by `crown`, `belly` and `puff`.
 */
export function cushion(
  width: number,
  height: number,
  depth: number,
  random: Random,
  detail: CushionDetail = {},
): Mesh {
  const size = [width, height, depth] as const;
  const radius = Math.min(detail.radius ?? Math.min(6, height * 0.35), Math.min(...size) * 0.48);
  const spans = size.map((side) => Math.max(2, Math.min(14, Math.round(side / 9)))) as [
    number,
    number,
    number,
  ];
  const place = filling(size, detail, random);
  const block = box(width, height, depth, { radius, steps: 3, spans, grain: 'x' });
  const { piping } = detail;
  if (!piping) return shape(block, place);
  const cords = [true, false].map((top) => {
    const path = edgeLoop(size, radius, top).map(([x, y, z]) => place(x, y, z));
    return tube(path, { radius: piping, sides: 6, closed: true });
  });
  return join(shape(block, place), ...cords);
}

/**
 * A loose cushion of two cloths sewn at the edge, with its ears: standing on y = 0 in the plane z = 0, swelling to the
 * front and the back to `thickness` in the middle.
 */
export function pillow(width: number, height: number, thickness: number, random: Random): Mesh {
  const [a, b] = [random.between(0, 6.28), random.between(0, 6.28)];
  const block = box(2, 2, 2, { radius: 0, spans: [14, 14, 1] });
  const shaped = shape(block, (bx, by, bz) => {
    const [u, v] = [within(bx), within(by - 1)];
    const full = Math.max(0.0004, (1 - u * u) * (1 - v * v)) ** 0.42;
    const folds = 0.06 * Math.sin(5 * u * v + a) + 0.05 * Math.sin(4 * u - 3 * v + b);
    const half = Math.max(0.25, (thickness / 2) * full * (1 + folds));
    return [
      (width / 2) * u * (1 - 0.07 * (1 - v * v)),
      (height / 2) * (1 + v * (1 - 0.07 * (1 - u * u))),
      bz * half,
    ];
  });
  const uvs = shaped.uvs.map((value, i) => value * (i % 2 === 0 ? width / 2 : height / 2));
  return { ...shaped, uvs };
}
