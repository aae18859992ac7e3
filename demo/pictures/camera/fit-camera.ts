import type { Mesh, Vector } from '../geometry/index.ts';
import type { Camera } from './camera.ts';
import { orbit, project } from './camera.ts';

export interface Framing {
  yaw: number;
  pitch: number;
  focal: number;
  /** Share of the picture's width and height that the subject may fill. */
  fill: readonly [width: number, height: number];
  /** Where the subject's middle goes, in shares of width and height. */
  middle: readonly [x: number, y: number];
  /** Width / height of the picture. */
  ratio: number;
}

/**
 * The outermost corners in each of many directions: wherever the camera is, the edge of what it sees runs through
 * about these.
 */
function outermost(meshes: readonly Mesh[]): Vector[] {
  const directions = Array.from({ length: 48 }, (_, i): Vector => {
    const y = 1 - (2 * i + 1) / 48;
    const wide = Math.sqrt(1 - y * y);
    return [wide * Math.cos(i * 2.4), y, wide * Math.sin(i * 2.4)];
  });
  const best = directions.map(() => -Infinity);
  const found: Vector[] = directions.map(() => [0, 0, 0]);
  for (const { positions } of meshes) {
    const stride = positions.length > 3000 ? 9 : 3;
    for (let i = 0; i < positions.length; i += stride) {
      const x = positions[i] as number;
      const y = positions[i + 1] as number;
      const z = positions[i + 2] as number;
      for (let d = 0; d < directions.length; d++) {
        const direction = directions[d] as Vector;
        const reach = direction[0] * x + direction[1] * y + direction[2] * z;
        if (reach <= (best[d] as number)) continue;
        best[d] = reach;
        found[d] = [x, y, z];
      }
    }
  }
  return found;
}

interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function extentOf(camera: Camera, points: readonly Vector[]): Extent {
  const seen = points.map((point) => project(camera, point));
  const xs = seen.map(([x]) => x);
  const ys = seen.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** A camera that shows the meshes as large as the framing allows, shifted so that they sit where it says. */
export function fitCamera(meshes: readonly Mesh[], target: Vector, framing: Framing): Camera {
  const { yaw, pitch, focal, fill, middle, ratio } = framing;
  const points = outermost(meshes);
  const cameraAt = (distance: number): Camera => ({
    ...orbit(target, { yaw, pitch, distance }),
    focal,
    centre: [0, 0],
  });
  const furthest = Math.max(
    ...points.map(([x, y, z]) => Math.hypot(x - target[0], y - target[1], z - target[2])),
  );
  // From here nothing can be behind the camera, and each round comes nearer to the right distance.
  let distance = furthest * 6;
  for (let round = 0; round < 8; round++) {
    const { left, right, top, bottom } = extentOf(cameraAt(distance), points);
    const excess = Math.max((right - left) / (fill[0] * ratio), (bottom - top) / fill[1]);
    distance = Math.max(furthest * 1.15, distance * excess);
  }
  const camera = cameraAt(distance);
  const { left, right, top, bottom } = extentOf(camera, points);
  return {
    ...camera,
    centre: [middle[0] * ratio - (left + right) / 2, middle[1] - (top + bottom) / 2],
  };
}
