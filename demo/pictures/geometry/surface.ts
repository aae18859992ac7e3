import type { Mesh, Vector } from './mesh.ts';
import { MeshBuilder } from './mesh.ts';
import { add, cross, subtract, times, unit } from './vector.ts';

export interface SurfaceDetail {
  columns: number;
  rows: number;
  /** In cm; half of it to each side of the surface. */
  thickness?: number;
}

/** Where the surface is at u (0 to 1, left to right) and v (0 to 1, bottom to top), as seen from its front. */
export type Place = (u: number, v: number) => Vector;

const distance = (a: Vector, b: Vector) => Math.hypot(...subtract(b, a));

/** Lengths from the start along a line of points, so that cloth keeps its scale over folds. */
function lengths(points: readonly Vector[]): number[] {
  let sum = 0;
  return points.map((point, i) => {
    sum += distance(points[i - 1] ?? point, point);
    return sum;
  });
}

/** A sheet of some thickness in any form: curtains, duvets, throws, rugs, bent seats, leaves. */
export function surface(place: Place, detail: SurfaceDetail): Mesh {
  const { columns, rows, thickness = 0.4 } = detail;
  const step = 1e-3;
  const across = lengths(Array.from({ length: columns + 1 }, (_, i) => place(i / columns, 0.5)));
  const upward = lengths(Array.from({ length: rows + 1 }, (_, j) => place(0.5, j / rows)));
  const builder = new MeshBuilder();
  const facing = (u: number, v: number) => {
    const right = subtract(place(Math.min(1, u + step), v), place(Math.max(0, u - step), v));
    const up = subtract(place(u, Math.min(1, v + step)), place(u, Math.max(0, v - step)));
    return unit(cross(right, up));
  };
  const sides = [1, -1].map((side) =>
    Array.from({ length: columns + 1 }, (_, i) =>
      Array.from({ length: rows + 1 }, (_, j) => {
        const [u, v] = [i / columns, j / rows];
        const normal = times(facing(u, v), side);
        const position = add(place(u, v), times(normal, thickness / 2));
        const vertex = builder.vertex(position, normal, across[i] ?? 0, upward[j] ?? 0);
        return { vertex, position };
      }),
    ),
  );
  const [front, back] = sides as [(typeof sides)[0], (typeof sides)[0]];
  const at = (grid: typeof front, i: number, j: number) =>
    grid[i]?.[j] as { vertex: number; position: Vector };
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const corners = (grid: typeof front) =>
        [at(grid, i, j), at(grid, i + 1, j), at(grid, i + 1, j + 1), at(grid, i, j + 1)].map(
          ({ vertex }) => vertex,
        ) as [number, number, number, number];
      const [a, b, c, d] = corners(front);
      builder.quad(a, b, c, d);
      const [e, f, g, h] = corners(back);
      builder.quad(e, h, g, f);
    }
  }
  const rim: [number, number][] = [
    ...Array.from({ length: columns }, (_, i): [number, number] => [i, 0]),
    ...Array.from({ length: rows }, (_, j): [number, number] => [columns, j]),
    ...Array.from({ length: columns }, (_, i): [number, number] => [columns - i, rows]),
    ...Array.from({ length: rows }, (_, j): [number, number] => [0, rows - j]),
  ];
  rim.forEach(([i, j], k) => {
    const [ni, nj] = rim[(k + 1) % rim.length] ?? [0, 0];
    const [a, b] = [at(front, i, j), at(front, ni, nj)];
    const [c, d] = [at(back, i, j), at(back, ni, nj)];
    const edge = subtract(b.position, a.position);
    const outward = unit(cross(edge, subtract(a.position, c.position)));
    const corner = ({ position }: { position: Vector }, u: number, v: number) =>
      builder.vertex(position, outward, u, v);
    const u = distance(a.position, b.position);
    builder.quad(
      corner(c, 0, 0),
      corner(d, u, 0),
      corner(b, u, thickness),
      corner(a, 0, thickness),
    );
  });
  return builder.build();
}
