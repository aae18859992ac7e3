import type { Vector } from '../geometry/index.ts';
import { cross, dot, subtract, times, unit } from '../geometry/vector.ts';

/**
 * A pinhole camera. `focal` and `centre` are in units of the picture's height, so that one camera serves every size;
 * the centre may lie off the middle, like the shifted lens that keeps upright lines upright.
 */
export interface Camera {
  eye: Vector;
  right: Vector;
  up: Vector;
  forward: Vector;
  focal: number;
  centre: readonly [x: number, y: number];
}

/** Yaw turns the camera's place to the right about the target, pitch lifts it; degrees and cm. */
export function orbit(
  target: Vector,
  { yaw, pitch, distance }: { yaw: number; pitch: number; distance: number },
): Pick<Camera, 'eye' | 'right' | 'up' | 'forward'> {
  const [a, b] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const back: Vector = [Math.sin(a) * Math.cos(b), Math.sin(b), Math.cos(a) * Math.cos(b)];
  const forward = times(back, -1);
  const right = unit(cross(forward, [0, 1, 0]));
  const eye: Vector = [
    target[0] + back[0] * distance,
    target[1] + back[1] * distance,
    target[2] + back[2] * distance,
  ];
  return { eye, forward, right, up: cross(right, forward) };
}

/** To picture heights from the left and upper edge, and 1 / distance. */
export function project(camera: Camera, point: Vector): Vector {
  const from = subtract(point, camera.eye);
  const nearness = 1 / dot(from, camera.forward);
  return [
    camera.centre[0] + camera.focal * dot(from, camera.right) * nearness,
    camera.centre[1] - camera.focal * dot(from, camera.up) * nearness,
    nearness,
  ];
}

/** In cm, along the view. */
export const distanceTo = (camera: Camera, point: Vector): number =>
  dot(subtract(point, camera.eye), camera.forward);
