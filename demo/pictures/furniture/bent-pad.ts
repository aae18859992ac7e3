import type { Mesh, Vector } from '../geometry/index.ts';
import { box, shape } from '../geometry/index.ts';

export interface BentPad {
  width: number;
  /** Straight lengths in cm: of the seat, and of the back above the bend. */
  seat: number;
  back: number;
  /** Between seat and back: 0 flat, 90 upright. */
  degrees: number;
  /** Of the bend, in cm, on the sitting side. */
  bend: number;
  thickness: number;
  radius?: number;
  /** Stitched rolls of this width in cm across the pad, on the sitting side. */
  channel?: number;
  /** How far the sides curl up towards the sitter, in cm, at the back. */
  curl?: number;
  /** Width at the top as a share of the width below. */
  taper?: number;
  /** Radius in cm of the four corners as one looks at the pad; for thin shells. */
  corner?: number;
}

/**
 * Seat and back in one piece, bent like a moulded shell. Its front edge is at z = 0 with the sitting side at y = 0; the
 * seat runs towards -z, the back rises behind it. Centred on x.
 */
export function bentPad(plan: BentPad): Mesh {
  const { width, seat, back, bend, thickness, channel, curl = 0, taper = 1, corner = 0 } = plan;
  const turn = (plan.degrees * Math.PI) / 180;
  const arc = turn * bend;
  const length = seat + arc + back;
  const rows = channel ? Math.max(30, Math.round((length / channel) * 6)) : 30;
  const flat = box(width, length, thickness, {
    radius: Math.min(plan.radius ?? thickness * 0.45, thickness * 0.49),
    steps: 3,
    spans: [curl || channel ? 12 : 3, rows, 1],
    grain: 'y',
  });
  return shape(flat, (x, s, depth): Vector => {
    const angle = Math.max(0, Math.min(1, (s - seat) / arc)) * turn;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const beyond = Math.max(0, s - seat - arc);
    const z = -Math.min(s, seat) - bend * sin - cos * beyond;
    const y = bend * (1 - cos) + sin * beyond;
    const upper = Math.max(0, Math.min(1, s / length));
    const toEnd = Math.max(0, Math.min(s, length - s));
    const cut = toEnd < corner ? corner - Math.sqrt(corner ** 2 - (corner - toEnd) ** 2) : 0;
    const wide = x * (1 - (1 - taper) * upper * upper) * (1 - (2 * cut) / width);
    const side = (2 * x) / width;
    const rolls = channel ? 1.6 * Math.abs(Math.sin((Math.PI * s) / channel)) ** 0.6 - 1.2 : 0;
    const front = depth > 0 ? Math.min(1, depth) : 0;
    const offset =
      depth - thickness / 2 + rolls * front + curl * side * side * (0.25 + 0.75 * upper);
    return [wide, y + cos * offset, z + sin * offset];
  });
}
