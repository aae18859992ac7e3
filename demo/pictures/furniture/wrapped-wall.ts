import type { Mesh, Vector } from '../geometry/index.ts';
import { box, shape } from '../geometry/index.ts';

export interface WrappedWall {
  /** Outer measures in plan, in cm. */
  width: number;
  depth: number;
  /** Of the rounding at the two back corners, outside; half the width makes a half circle. */
  corner: number;
  thickness: number;
  /** Top edge above the lower edge: `along` is 0 in the middle of the back and 1 at the front ends of the arms. */
  height: (along: number) => number;
  /** Edge rounding in cm. */
  radius?: number;
  /** How many cm the top leans outwards of the bottom. */
  flare?: number;
  /** Stitched upright channels of this width in cm on the inside. */
  channel?: number;
}

/** A line round the back of a seat: the place and the outward direction `s` cm from the middle of the back. */
function aroundBack(half: number, back: number, corner: number) {
  const straight = half - corner;
  const quarter = (corner * Math.PI) / 2;
  return (s: number): { x: number; z: number; out: readonly [number, number] } => {
    const side = Math.sign(s) || 1;
    const far = Math.abs(s);
    if (far <= straight) return { x: s, z: back, out: [0, -1] };
    const angle = Math.min(Math.PI / 2, (far - straight) / corner);
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return {
      x: side * (straight + corner * sin),
      z: back + corner * (1 - cos) + Math.max(0, far - straight - quarter),
      out: [side * sin, -cos],
    };
  };
}

/**
 * An upholstered or bent wall that runs from the front of one arm round the back to the front of the other. Stands on
 * y = 0, centred on x and z.
 */
export function wrappedWall(plan: WrappedWall): Mesh {
  const { width, depth, thickness, height, radius = thickness * 0.4, flare = 0, channel } = plan;
  const half = (width - thickness) / 2;
  const corner = Math.min(half - 0.1, Math.max(1, plan.corner - thickness / 2));
  const at = aroundBack(half, (thickness - depth) / 2, corner);
  const arms = depth - thickness / 2 - corner;
  const length = 2 * (half - corner + (corner * Math.PI) / 2 + arms);
  const tall = height(0);
  const columns = Math.round(channel ? Math.max(48, (length / channel) * 7) : 48);
  const wall = box(length, tall, thickness, {
    radius,
    steps: 3,
    spans: [columns, 8, 1],
    grain: 'x',
  });
  return shape(wall, (x, y, z): Vector => {
    const { x: cx, z: cz, out } = at(x);
    const along = Math.min(1, Math.abs(x) / (length / 2));
    const up = y / tall;
    const quilt =
      channel && z > 0 ? 1.9 * Math.abs(Math.sin((Math.PI * x) / channel)) ** 0.6 - 1 : 0;
    const offset =
      flare * up * up - z - quilt * Math.min(1, 4 * up * (1 - up) + 0.25) * Math.min(1, z);
    return [cx + out[0] * offset, up * height(along), cz + out[1] * offset];
  });
}
