import type { Vector } from '../geometry/index.ts';
import { add, cross, times, unit } from '../geometry/vector.ts';
import type { Daylight } from './daylight.ts';
import { rasterise } from './rasterise.ts';
import type { Scene } from './scene.ts';
import { scratchFloats } from './scratch.ts';

/** What a bundle of parallel light rays meets first, seen from where the light comes from. */
export interface LightMaps {
  count: number;
  side: number;
  /** For each map twelve numbers: across, down and height as functions of x, y, z; across and down in map dots. */
  frames: Float64Array;
  /** Height along the light's direction of the first thing met, map after map. */
  heights: Float32Array;
  /** For each map: share of all the light, and the direction to the light. */
  weights: Float64Array;
  /** Size of a dot in cm. */
  dot: number;
}

/** Heights are stored above this, so that none is 0, which `rasterise` takes for "not to be drawn". */
const ground = 4096;
const golden = Math.PI * (3 - Math.sqrt(5));

interface Ray {
  towards: Vector;
  weight: number;
}

/** Directions spread evenly over a round window. */
export function windowRays({ towards, spread }: Daylight, count: number): Ray[] {
  const right = unit(cross([0, 1, 0], towards));
  const up = cross(towards, right);
  return Array.from({ length: count }, (_, i) => {
    const radius = spread * Math.sqrt((i + 0.5) / count);
    const angle = i * golden;
    const aside = add(times(right, Math.cos(angle) * radius), times(up, Math.sin(angle) * radius));
    return { towards: unit(add(towards, aside)), weight: 1 / count };
  });
}

/**
 * Directions spread evenly over all that is above the floor; more light comes from where the window is and from the
 * ceiling. The weights are such that an open floor receives 1.
 */
export function surroundingRays({ towards }: Daylight, count: number): Ray[] {
  const rays = Array.from({ length: count }, (_, i): Ray => {
    const y = 0.06 + (0.94 * (i + 0.5)) / count;
    const wide = Math.sqrt(1 - y * y);
    const angle = i * golden;
    const direction: Vector = [wide * Math.cos(angle), y, wide * Math.sin(angle)];
    const facing =
      direction[0] * towards[0] + direction[1] * towards[1] + direction[2] * towards[2];
    return { towards: direction, weight: 0.62 + 0.5 * Math.max(0, facing) + 0.2 * y };
  });
  const floor = rays.reduce((sum, ray) => sum + ray.weight * ray.towards[1], 0);
  return rays.map(({ towards: direction, weight }) => ({
    towards: direction,
    weight: weight / floor,
  }));
}

/** The sphere round everything that throws a shadow. */
function extent(scene: Scene): { centre: Vector; radius: number } {
  const low = [Infinity, Infinity, Infinity] as [number, number, number];
  const high = [-Infinity, -Infinity, -Infinity] as [number, number, number];
  for (let i = 0; i < scene.casting * 3; i++) {
    const at = (scene.indices[i] as number) * 3;
    for (let axis = 0; axis < 3; axis++) {
      const value = scene.positions[at + axis] as number;
      if (value < (low[axis] as number)) low[axis] = value;
      if (value > (high[axis] as number)) high[axis] = value;
    }
  }
  const centre: Vector = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  const radius = Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / 2;
  return { centre, radius: radius * 1.01 + 0.5 };
}

export function drawLightMaps(scene: Scene, rays: readonly Ray[], side: number): LightMaps {
  const { centre, radius } = extent(scene);
  const scale = side / (2 * radius);
  const frames = new Float64Array(rays.length * 12);
  const weights = new Float64Array(rays.length * 4);
  const heights = scratchFloats(`heights ${rays.length}`, rays.length * side * side).fill(0);
  const vertices = scene.positions.length;
  const corners = new Float32Array(vertices);
  const facing = new Uint32Array(scene.casting * 3);
  rays.forEach(({ towards, weight }, map) => {
    // Each map is turned its own way, so that the steps of their dots do not add up to teeth.
    const level = unit(cross(Math.abs(towards[1]) > 0.95 ? [0, 0, -1] : [0, 1, 0], towards));
    const upright = cross(towards, level);
    const [sin, cos] = [Math.sin(map * golden), Math.cos(map * golden)];
    const right = add(times(level, cos), times(upright, sin));
    const down = times(cross(towards, right), -1);
    const offset = (axis: Vector) =>
      side / 2 - (axis[0] * centre[0] + axis[1] * centre[1] + axis[2] * centre[2]) * scale;
    const frame = [
      ...times(right, scale),
      offset(right),
      ...times(down, scale),
      offset(down),
      ...towards,
      ground,
    ];
    frames.set(frame, map * 12);
    weights.set([weight, ...towards], map * 4);
    const [ax, ay, az, a, bx, by, bz, b, hx, hy, hz, h] = frame as [
      ...[number, number, number, number],
      ...[number, number, number, number],
      ...[number, number, number, number],
    ];
    for (let i = 0; i < vertices; i += 3) {
      const x = scene.positions[i] as number;
      const y = scene.positions[i + 1] as number;
      const z = scene.positions[i + 2] as number;
      corners[i] = ax * x + ay * y + az * z + a;
      corners[i + 1] = bx * x + by * y + bz * z + b;
      corners[i + 2] = hx * x + hy * y + hz * z + h;
    }
    const depth = heights.subarray(map * side * side, (map + 1) * side * side);
    const lit = keepFacing(scene, towards, facing);
    rasterise({ corners, width: side, height: side }, facing, [0, lit], depth, null);
  });
  return { count: rays.length, side, frames, heights, weights, dot: 1 / scale };
}

/** Copies the triangles that face a direction into `to` and says how many they are. */
function keepFacing(
  { facings, indices, casting }: Scene,
  towards: Vector,
  to: Uint32Array,
): number {
  const [x, y, z] = towards;
  let kept = 0;
  for (let i = 0; i < casting * 3; i += 3) {
    const slope =
      (facings[i] as number) * x + (facings[i + 1] as number) * y + (facings[i + 2] as number) * z;
    if (slope <= 0) continue;
    to[kept] = indices[i] as number;
    to[kept + 1] = indices[i + 1] as number;
    to[kept + 2] = indices[i + 2] as number;
    kept += 3;
  }
  return kept / 3;
}
