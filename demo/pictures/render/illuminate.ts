import type { Daylight } from './daylight.ts';
import { cross, unit } from '../geometry/vector.ts';
import type { LightMaps } from './light-maps.ts';
import type { Hit } from './probe.ts';

/** How much light reaches a point. */
export interface Lit {
  /** Of the window, 0 to about 1.3 where its pattern is bright; the slope towards it is not yet counted. */
  window: number;
  /** From all round; 1 on an open floor. */
  around: number;
  /** Share of the surroundings that the point sees, whichever way it faces. */
  open: number;
}

/** Asks every `step`-th map from `first` on. */
export type Illuminate = (hit: Hit, first: number, step: number, lit: Lit) => void;

/**
 * Asks the light maps. Where neighbours take turns, each asking every second map, a little smoothing makes twice as
 * many lights out of it.
 */
export function createIlluminate(
  daylight: Daylight,
  windowMaps: LightMaps,
  aroundMaps: LightMaps,
): Illuminate {
  const right = unit(cross([0, 1, 0], daylight.towards));
  const up = cross(daylight.towards, right);
  const { pattern } = daylight;
  const openAll = aroundMaps.weights.reduce(
    (sum, value, i) => (i % 4 === 0 ? sum + value : sum),
    0,
  );

  return (hit, first, step, lit) => {
    lit.window = fromWindow(windowMaps, hit, first, step);
    if (pattern && lit.window > 0) {
      const a = hit.x * right[0] + hit.y * right[1] + hit.z * right[2];
      const b = hit.x * up[0] + hit.y * up[1] + hit.z * up[2];
      lit.window *= pattern(a, b);
    }
    fromAround(aroundMaps, hit, first, step, openAll, lit);
  };
}

function fromWindow(maps: LightMaps, hit: Hit, first: number, step: number): number {
  const { count, side, frames, heights, dot } = maps;
  const x = hit.x + hit.nx * dot * 1.2;
  const y = hit.y + hit.ny * dot * 1.2;
  const z = hit.z + hit.nz * dot * 1.2;
  const slack = 0.25 + dot * 0.6;
  let seen = 0;
  let asked = 0;
  for (let map = first; map < count; map += step) {
    asked++;
    const f = map * 12;
    const a =
      (frames[f] as number) * x +
      (frames[f + 1] as number) * y +
      (frames[f + 2] as number) * z +
      (frames[f + 3] as number);
    const b =
      (frames[f + 4] as number) * x +
      (frames[f + 5] as number) * y +
      (frames[f + 6] as number) * z +
      (frames[f + 7] as number);
    if (a < 0 || b < 0 || a >= side || b >= side) {
      seen++;
      continue;
    }
    const height =
      (frames[f + 8] as number) * x +
      (frames[f + 9] as number) * y +
      (frames[f + 10] as number) * z +
      (frames[f + 11] as number);
    if ((heights[(map * side + (b | 0)) * side + (a | 0)] as number) <= height + slack) seen++;
  }
  return seen / asked;
}

function fromAround(
  maps: LightMaps,
  hit: Hit,
  first: number,
  step: number,
  openAll: number,
  lit: Lit,
): void {
  const { count, side, frames, heights, weights, dot } = maps;
  const x = hit.x + hit.nx * dot * 0.8;
  const y = hit.y + hit.ny * dot * 0.8;
  const z = hit.z + hit.nz * dot * 0.8;
  const slack = 0.2 + dot * 0.3;
  let around = 0;
  let open = 0;
  for (let map = first; map < count; map += step) {
    const w = map * 4;
    const weight = weights[w] as number;
    const slope =
      hit.nx * (weights[w + 1] as number) +
      hit.ny * (weights[w + 2] as number) +
      hit.nz * (weights[w + 3] as number);
    const f = map * 12;
    const a =
      (frames[f] as number) * x +
      (frames[f + 1] as number) * y +
      (frames[f + 2] as number) * z +
      (frames[f + 3] as number);
    const b =
      (frames[f + 4] as number) * x +
      (frames[f + 5] as number) * y +
      (frames[f + 6] as number) * z +
      (frames[f + 7] as number);
    if (a >= 0 && b >= 0 && a < side && b < side) {
      const height =
        (frames[f + 8] as number) * x +
        (frames[f + 9] as number) * y +
        (frames[f + 10] as number) * z +
        (frames[f + 11] as number);
      if ((heights[(map * side + (b | 0)) * side + (a | 0)] as number) > height + slack) continue;
    }
    open += weight;
    if (slope > 0) around += weight * slope;
  }
  lit.around = step * around;
  lit.open = (step * open) / openAll;
}
