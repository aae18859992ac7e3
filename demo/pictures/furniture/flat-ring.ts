import type { Mesh } from '../geometry/index.ts';
import { surface } from '../geometry/index.ts';

type Point = readonly [x: number, y: number];

/** The outline (counter-clockwise) moved inwards by some cm, its corners mitred. */
export function insetOutline(outline: readonly Point[], by: number): [number, number][] {
  const count = outline.length;
  const point = (i: number): Point => outline[(i + count) % count] ?? [0, 0];
  const inward = (i: number): Point => {
    const [ax, ay] = point(i);
    const [bx, by] = point(i + 1);
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [(ay - by) / length, (bx - ax) / length];
  };
  return outline.map(([x, y], i) => {
    const [a, b] = [inward(i - 1), inward(i)];
    const sum: Point = [a[0] + b[0], a[1] + b[1]];
    const square = (sum[0] ** 2 + sum[1] ** 2) / 2 || 1;
    return [x + (by * sum[0]) / square, y + (by * sum[1]) / square];
  });
}

/**
 * Points of a rectangle round the origin, counter-clockwise from its lower left corner, its sides divided into `parts`.
 */
export function rectangle(width: number, height: number, parts = 16): [number, number][] {
  const [x, y] = [width / 2, height / 2];
  const corners: Point[] = [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
  return corners.flatMap(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % 4] ?? [0, 0];
    return Array.from({ length: parts }, (_, k): [number, number] => [
      ax + ((bx - ax) * k) / parts,
      ay + ((by - ay) * k) / parts,
    ]);
  });
}

/**
 * A flat band between two outlines of as many points each (counter-clockwise, in the x-y plane), facing +z and centred
 * on z = 0: frames of mirrors, borders of rugs. Along the band runs u, from the outside inwards v.
 */
export function flatRing(
  outer: readonly Point[],
  inner: readonly Point[],
  thickness: number,
): Mesh {
  const count = outer.length;
  return surface(
    (u, v) => {
      const at = Math.min(count - 1, Math.floor(u * count));
      const t = u * count - at;
      const next = (at + 1) % count;
      const blend = (line: readonly Point[], axis: 0 | 1) =>
        (line[at]?.[axis] ?? 0) * (1 - t) + (line[next]?.[axis] ?? 0) * t;
      const across = (axis: 0 | 1) => blend(outer, axis) * (1 - v) + blend(inner, axis) * v;
      return [across(0), across(1), 0];
    },
    { columns: count, rows: 1, thickness },
  );
}
