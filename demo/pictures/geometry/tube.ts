import type { Mesh, Vector } from './mesh.ts';
import { MeshBuilder } from './mesh.ts';
import { add, cross, dot, subtract, times, unit } from './vector.ts';

export interface TubeDetail {
  /** In cm; a function is asked with 0 at the start of the path and 1 at its end. */
  radius: number | ((along: number) => number);
  sides?: number;
  /** Joins the end to the start; otherwise both ends are capped. */
  closed?: boolean;
}

interface Frame {
  at: Vector;
  direction: Vector;
  side: Vector;
  up: Vector;
}

/** The directions across the path at each of its points; carried along, not found anew, so that nothing twists. */
function framesOf(path: readonly Vector[], closed: boolean): Frame[] {
  const count = path.length;
  const point = (i: number): Vector => path[(i + count) % count] ?? [0, 0, 0];
  const rings = closed ? count + 1 : count;
  let side: Vector | null = null;
  return Array.from({ length: rings }, (_, i): Frame => {
    const before = closed || i > 0 ? point(i - 1) : point(i);
    const after = closed || i < count - 1 ? point(i + 1) : point(i);
    const direction = unit(subtract(after, before));
    side ??= unit(cross(Math.abs(direction[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0], direction));
    side = unit(subtract(side, times(direction, dot(side, direction))));
    return { at: point(i), direction, side, up: cross(direction, side) };
  });
}

/** By how much a closed path has turned its frame when it is back at the start. */
function turnOf(frames: readonly Frame[]): number {
  const [first, last] = [frames[0], frames.at(-1)];
  if (!first || !last) return 0;
  return Math.atan2(dot(first.side, last.up), dot(first.side, last.side));
}

/** Round stuff along a path: bent steel, wicker canes, cords, piping, cables. */
export function tube(path: readonly Vector[], detail: TubeDetail): Mesh {
  const { radius, sides = 10, closed = false } = detail;
  const thickness = typeof radius === 'number' ? () => radius : radius;
  const frames = framesOf(path, closed);
  const turn = closed ? turnOf(frames) : 0;
  const builder = new MeshBuilder();
  const last = frames.length - 1;
  let along = 0;
  const rings = frames.map(({ at, side, up }, ring) => {
    const step = subtract(at, frames[ring - 1]?.at ?? at);
    along += Math.hypot(...step);
    const reach = thickness(ring / last);
    return Array.from({ length: sides + 1 }, (_, i) => {
      const angle = (i / sides) * 2 * Math.PI;
      const turned = angle + (turn * ring) / last;
      const normal = add(times(side, Math.cos(turned)), times(up, Math.sin(turned)));
      return builder.vertex(add(at, times(normal, reach)), normal, along, angle * reach);
    });
  });
  for (let ring = 0; ring < last; ring++) {
    const [low, high] = [rings[ring], rings[ring + 1]] as [number[], number[]];
    for (let i = 0; i < sides; i++) {
      const [a, b, c, d] = [low[i], low[i + 1], high[i + 1], high[i]] as [
        number,
        number,
        number,
        number,
      ];
      builder.quad(a, b, c, d);
    }
  }
  if (!closed) {
    addCap(builder, frames[0], thickness(0), sides, -1);
    addCap(builder, frames[last], thickness(1), sides, 1);
  }
  return builder.build();
}

function addCap(
  builder: MeshBuilder,
  frame: Frame | undefined,
  reach: number,
  sides: number,
  outward: 1 | -1,
): void {
  if (!frame) return;
  const { at, direction, side, up } = frame;
  const normal = times(direction, outward);
  const middle = builder.vertex(at, normal, 0, 0);
  const rim = Array.from({ length: sides + 1 }, (_, i) => {
    const angle = (i / sides) * 2 * Math.PI;
    const [a, b] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    return builder.vertex(add(at, add(times(side, a), times(up, b))), normal, a, b);
  });
  for (let i = 0; i < sides; i++) {
    const [a, b] = [rim[i], rim[i + 1]] as [number, number];
    if (outward === 1) builder.triangle(middle, a, b);
    else builder.triangle(middle, b, a);
  }
}
