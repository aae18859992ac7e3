import type { Mesh } from './mesh.ts';
import { MeshBuilder } from './mesh.ts';
import { triangulate } from './triangulate.ts';

type Point = readonly [x: number, y: number];

export interface ExtrudeDetail {
  /** Width in cm of the small slant along front and back edges. */
  bevel?: number;
  /** Degrees of bend up to which the rim is rounded over. */
  smooth?: number;
  grain?: 'x' | 'y';
}

const area = (outline: readonly Point[]) =>
  outline.reduce((sum, [x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length] ?? [0, 0];
    return sum + (x * ny - nx * y) / 2;
  }, 0);

/**
 * A board of any outline (no holes, no crossing), seen from the front in the x-y plane, `depth` cm thick and centred on
 * z = 0: curved back rests, kidney-shaped tops (then turned), side cheeks, headboards.
 */
export function extrude(given: readonly Point[], depth: number, detail: ExtrudeDetail = {}): Mesh {
  const { smooth = 40, grain = 'x' } = detail;
  const outline = area(given) < 0 ? given.toReversed() : [...given];
  const bevel = Math.min(detail.bevel ?? 0.25, depth * 0.4);
  const count = outline.length;
  const point = (i: number): Point => outline[(i + count) % count] ?? [0, 0];
  const outward = (i: number): Point => {
    const [ax, ay] = point(i);
    const [bx, by] = point(i + 1);
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [(by - ay) / length, (ax - bx) / length];
  };
  const limit = Math.cos((smooth * Math.PI) / 180);
  const half = (i: number, j: number): { facing: Point; mitre: Point } => {
    const [a, b] = [outward(i), outward(j)];
    const cosine = a[0] * b[0] + a[1] * b[1];
    const sum: Point = [a[0] + b[0], a[1] + b[1]];
    const length = Math.hypot(...sum) || 1;
    const middle: Point = [sum[0] / length, sum[1] / length];
    const stretch = 1 / Math.max(0.5, middle[0] * a[0] + middle[1] * a[1]);
    return {
      facing: cosine < limit ? a : middle,
      mitre: [middle[0] * stretch, middle[1] * stretch],
    };
  };
  const inset = outline.map(([x, y], i): Point => {
    const { mitre } = half(i, i - 1);
    return [x - mitre[0] * bevel, y - mitre[1] * bevel];
  });
  const builder = new MeshBuilder();
  const triangles = triangulate(inset);
  for (const side of [1, -1]) {
    const rim = inset.map(([x, y]) =>
      builder.vertex(
        [x, y, (side * depth) / 2],
        [0, 0, side],
        grain === 'x' ? x : y,
        grain === 'x' ? y : x,
      ),
    );
    for (const [a, b, c] of triangles) {
      const [p, q, r] = [rim[a], rim[b], rim[c]] as [number, number, number];
      if (side === 1) builder.triangle(p, q, r);
      else builder.triangle(p, r, q);
    }
  }
  const flat = depth / 2 - bevel;
  const bands = [
    { from: -depth / 2, to: -flat, lean: -Math.SQRT1_2, insetFrom: true, insetTo: false },
    { from: -flat, to: flat, lean: 0, insetFrom: false, insetTo: false },
    { from: flat, to: depth / 2, lean: Math.SQRT1_2, insetFrom: false, insetTo: true },
  ];
  let along = 0;
  for (let i = 0; i < count; i++) {
    const [a, b] = [half(i, i - 1).facing, half(i, i + 1).facing];
    const [start, end] = [point(i), point(i + 1)];
    const next = along + Math.hypot(end[0] - start[0], end[1] - start[1]);
    for (const band of bands) {
      const wide = Math.sqrt(1 - band.lean * band.lean);
      const corner = (at: number, facing: Point, z: number, inner: boolean, u: number) => {
        const [x, y] = (inner ? inset : outline)[(at + count) % count] ?? [0, 0];
        return builder.vertex([x, y, z], [facing[0] * wide, facing[1] * wide, band.lean], u, z);
      };
      builder.quad(
        corner(i, a, band.from, band.insetFrom, along),
        corner(i + 1, b, band.from, band.insetFrom, next),
        corner(i + 1, b, band.to, band.insetTo, next),
        corner(i, a, band.to, band.insetTo, along),
      );
    }
    along = next;
  }
  return builder.build();
}
