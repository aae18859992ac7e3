import type { Axis, Mesh, Vector } from './mesh.ts';
import { MeshBuilder } from './mesh.ts';
import { unit } from './vector.ts';

export interface BoxDetail {
  /** Rounding of all edges in cm; at most half the thinnest side. */
  radius?: number;
  /** Steps of the rounding: 1 is enough for boards, 3 for a rounding one looks at. */
  steps?: number;
  /** Along which axis the grain of wood runs. */
  grain?: Axis;
  /** Into how many spans the flat of each axis is divided, for `shape`. */
  spans?: readonly [x: number, y: number, z: number];
}

interface Line {
  /** Where the line lies on the inner box. */
  inner: number;
  /** How far the surface leans outwards there, as a tangent. */
  lean: number;
}

function linesAcross(size: number, radius: number, steps: number, spans: number): Line[] {
  const reach = size / 2 - radius;
  const lean = (step: number) => Math.tan((Math.PI / 4) * (step / steps));
  const rounding = radius > 0 ? Array.from({ length: steps }, (_, i) => lean(steps - i)) : [];
  return [
    ...rounding.map((tangent) => ({ inner: -reach, lean: -tangent })),
    ...Array.from({ length: spans + 1 }, (_, i) => ({
      inner: -reach + (2 * reach * i) / spans,
      lean: 0,
    })),
    ...rounding.toReversed().map((tangent) => ({ inner: reach, lean: tangent })),
  ];
}

/** The axes of a face: its own, then the two along it, turning counter-clockwise as seen from outside. */
const faces = [
  { axis: 0, across: 2, along: 1, side: -1 },
  { axis: 0, across: 1, along: 2, side: 1 },
  { axis: 1, across: 0, along: 2, side: -1 },
  { axis: 1, across: 2, along: 0, side: 1 },
  { axis: 2, across: 1, along: 0, side: -1 },
  { axis: 2, across: 0, along: 1, side: 1 },
] as const;

/** A box with rounded edges: centred on x and z, standing on y = 0. Boards, panels, plinths, upholstered blocks. */
export function box(width: number, height: number, depth: number, detail: BoxDetail = {}): Mesh {
  const { steps = 1, grain = width >= height ? 'x' : 'y', spans = [1, 1, 1] } = detail;
  const size = [width, height, depth] as const;
  const radius = Math.min(detail.radius ?? 0.3, Math.min(...size) * 0.499);
  const grainAxis = { x: 0, y: 1, z: 2 }[grain];
  const lines = size.map((length, axis) =>
    linesAcross(length, radius, steps, spans[axis] ?? 1),
  ) as [Line[], Line[], Line[]];
  const builder = new MeshBuilder();
  for (const { axis, across, along, side } of faces) {
    const columns = lines[across];
    const rows = lines[along];
    const first = columns.map((column) =>
      rows.map((row) => {
        const out: [number, number, number] = [0, 0, 0];
        out[axis] = side;
        out[across] = column.lean;
        out[along] = row.lean;
        const normal = unit(out);
        const inner: [number, number, number] = [0, 0, 0];
        inner[axis] = side * (size[axis] / 2 - radius);
        inner[across] = column.inner;
        inner[along] = row.inner;
        const at = inner.map((value, i) => value + radius * (normal[i] as number)) as [
          number,
          number,
          number,
        ];
        const u = axis === grainAxis ? along : grainAxis;
        const v = 3 - axis - u;
        const position: Vector = [at[0], at[1] + height / 2, at[2]];
        return builder.vertex(position, normal, at[u] as number, at[v] as number);
      }),
    );
    for (let i = 0; i + 1 < columns.length; i++) {
      for (let j = 0; j + 1 < rows.length; j++) {
        const corner = (c: number, r: number) => first[c]?.[r] as number;
        builder.quad(corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1));
      }
    }
  }
  return builder.build();
}
