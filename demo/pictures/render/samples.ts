import type { Camera } from '../camera/camera.ts';
import type { Backdrop } from './backdrop.ts';
import { floorOwner, wallOwner } from './backdrop.ts';
import type { Projected } from './rasterise.ts';
import { rasterise } from './rasterise.ts';
import { scratch, scratchFloats } from './scratch.ts';

export type SamplePlace = readonly [x: number, y: number];

/** Where a dot is looked at: each place on its own line each way, so that flat edges too get four steps. */
export const samplePlaces: readonly SamplePlace[] = [
  [0.375, 0.125],
  [0.875, 0.375],
  [0.125, 0.625],
  [0.625, 0.875],
];

/** What is seen, once for each place: all dots of the first, then all of the second, and so on. */
export interface Samples {
  /** The triangle, or the number of floor or wall. */
  ids: Int32Array;
  nearness: Float32Array;
}

/** The empty room: nearness of the nearer of floor and wall, which is linear over the picture for each of them. */
export function emptySamples(
  camera: Camera,
  backdrop: Backdrop,
  width: number,
  height: number,
): Samples {
  const { eye, right, up, forward, centre } = camera;
  const plane = width * height;
  const ids = new Int32Array(scratch('ids', plane * samplePlaces.length * 4));
  const nearness = scratchFloats('nearness', plane * samplePlaces.length);
  const dot = 1 / (camera.focal * height);
  const toFloor = -1 / eye[1];
  const toWall = -1 / (eye[2] - backdrop.wallAt);
  samplePlaces.forEach(([sampleX, sampleY], k) => {
    for (let y = 0, i = k * plane; y < height; y++) {
      const b = (centre[1] * height - y - sampleY) * dot;
      const a = (sampleX - centre[0] * height) * dot;
      // The camera's right is level, so the floor's nearness is the same all along a row.
      const floor = (forward[1] + up[1] * b) * toFloor;
      let wall = (forward[2] + right[2] * a + up[2] * b) * toWall;
      const wallStep = right[2] * dot * toWall;
      for (const end = i + width; i < end; i++) {
        ids[i] = floor > wall ? floorOwner : wallOwner;
        nearness[i] = floor > wall ? floor : wall;
        wall += wallStep;
      }
    }
  });
  return { ids, nearness };
}

/** Lets the triangles `first` to `end` cover what lies behind them. */
export function takeSamples(
  { ids, nearness }: Samples,
  projected: Projected,
  indices: Uint32Array,
  range: readonly [first: number, end: number],
): void {
  const plane = projected.width * projected.height;
  samplePlaces.forEach((place, k) => {
    const depth = nearness.subarray(k * plane, (k + 1) * plane);
    rasterise(projected, indices, range, depth, ids.subarray(k * plane, (k + 1) * plane), place);
  });
}
