import type { Camera } from '../camera/camera.ts';
import { dot } from '../geometry/vector.ts';

/** Nearer than this many cm is not drawn. */
const nearest = 8;

/** All corners as `rasterise` wants them, for a picture of `width` x `height` dots; 0 nearness: not to be drawn. */
export function projectScene(
  positions: Float32Array,
  camera: Camera,
  width: number,
  height: number,
): { corners: Float32Array; width: number; height: number } {
  const { eye, right, up, forward, centre } = camera;
  const focal = camera.focal * height;
  const [cx, cy] = [centre[0] * height, centre[1] * height];
  const [ox, oy, oz] = [-dot(eye, right), -dot(eye, up), -dot(eye, forward)];
  const [rx, ry, rz] = right;
  const [ux, uy, uz] = up;
  const [fx, fy, fz] = forward;
  const corners = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i] as number;
    const y = positions[i + 1] as number;
    const z = positions[i + 2] as number;
    const away = fx * x + fy * y + fz * z + oz;
    if (away < nearest) continue;
    const nearness = 1 / away;
    corners[i] = cx + focal * (rx * x + ry * y + rz * z + ox) * nearness;
    corners[i + 1] = cy - focal * (ux * x + uy * y + uz * z + oy) * nearness;
    corners[i + 2] = nearness;
  }
  return { corners, width, height };
}
