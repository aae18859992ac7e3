import type { Camera } from '../camera/camera.ts';
import { dot } from '../geometry/vector.ts';
import type { Backdrop } from './backdrop.ts';
import { floorOwner } from './backdrop.ts';
import type { Projected } from './rasterise.ts';
import type { Scene } from './scene.ts';

/** A point that the camera sees, at a place on the picture. */
export interface Hit {
  /** The place, in dots; given before the point is asked for. */
  px: number;
  py: number;
  x: number;
  y: number;
  z: number;
  /** The normal, turned by the curve of the surface. */
  nx: number;
  ny: number;
  nz: number;
  u: number;
  v: number;
  /** 1 / distance along the view. */
  nearness: number;
  /** The surface's number in the scene, or floor or wall. */
  owner: number;
}

export const emptyHit = (): Hit => ({
  px: 0.1,
  py: 0.1,
  x: 0.1,
  y: 0.1,
  z: 0.1,
  nx: 0.1,
  ny: 0.1,
  nz: 0.1,
  u: 0.1,
  v: 0.1,
  nearness: 0.1,
  owner: 0,
});

/**
 * Finds what lies behind `px` and `py` of the hit, given the triangle that is seen there or the number of floor or
 * wall, and fills in the rest.
 */
export type Probe = (triangle: number, hit: Hit) => void;

export function createProbe(
  scene: Scene,
  camera: Camera,
  { corners, height }: Projected,
  backdrop: Backdrop,
): Probe {
  const { positions, normals, uvs, indices, owners } = scene;
  const { eye, right, up, forward, centre } = camera;
  const focal = camera.focal * height;
  const [cx, cy] = [centre[0] * height, centre[1] * height];
  const [ex, ey, ez] = eye;
  const [rx, ry, rz] = right;
  const [ux, uy, uz] = up;
  const [fx, fy, fz] = forward;
  const facing = -dot(forward, eye);

  const probeBackdrop = (owner: number, hit: Hit): void => {
    const { px, py } = hit;
    const a = (px - cx) / focal;
    const b = (cy - py) / focal;
    const dx = fx + rx * a + ux * b;
    const dy = fy + ry * a + uy * b;
    const dz = fz + rz * a + uz * b;
    const isFloor = owner === floorOwner;
    const way = isFloor ? ey / Math.max(1e-3, -dy) : (ez - backdrop.wallAt) / Math.max(1e-3, -dz);
    hit.x = ex + dx * way;
    hit.y = isFloor ? 0 : ey + dy * way;
    hit.z = ez + dz * way;
    hit.nx = 0;
    hit.ny = isFloor ? 1 : 0;
    hit.nz = isFloor ? 0 : 1;
    hit.u = hit.x;
    hit.v = isFloor ? hit.z : hit.y;
    hit.nearness = 1 / way;
    hit.owner = owner;
  };

  return (triangle, hit) => {
    if (triangle < 0) {
      probeBackdrop(triangle, hit);
      return;
    }
    const { px, py } = hit;
    const i = indices[triangle * 3] as number;
    const j = indices[triangle * 3 + 1] as number;
    const k = indices[triangle * 3 + 2] as number;
    const ax = (corners[i * 3] as number) - px;
    const ay = (corners[i * 3 + 1] as number) - py;
    const bx = (corners[j * 3] as number) - px;
    const by = (corners[j * 3 + 1] as number) - py;
    const qx = (corners[k * 3] as number) - px;
    const qy = (corners[k * 3 + 1] as number) - py;
    // Shares of the corners; seen in perspective, near corners count for more.
    let a = (qx * by - bx * qy) * (corners[i * 3 + 2] as number);
    let b = (ax * qy - qx * ay) * (corners[j * 3 + 2] as number);
    let c = (bx * ay - ax * by) * (corners[k * 3 + 2] as number);
    const sum = a + b + c || 1;
    a /= sum;
    b /= sum;
    c /= sum;
    const p = i * 3;
    const q = j * 3;
    const r = k * 3;
    hit.x =
      a * (positions[p] as number) + b * (positions[q] as number) + c * (positions[r] as number);
    hit.y =
      a * (positions[p + 1] as number) +
      b * (positions[q + 1] as number) +
      c * (positions[r + 1] as number);
    hit.z =
      a * (positions[p + 2] as number) +
      b * (positions[q + 2] as number) +
      c * (positions[r + 2] as number);
    const nx = a * (normals[p] as number) + b * (normals[q] as number) + c * (normals[r] as number);
    const ny =
      a * (normals[p + 1] as number) +
      b * (normals[q + 1] as number) +
      c * (normals[r + 1] as number);
    const nz =
      a * (normals[p + 2] as number) +
      b * (normals[q + 2] as number) +
      c * (normals[r + 2] as number);
    const length = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
    hit.nx = nx * length;
    hit.ny = ny * length;
    hit.nz = nz * length;
    hit.u = a * (uvs[i * 2] as number) + b * (uvs[j * 2] as number) + c * (uvs[k * 2] as number);
    hit.v =
      a * (uvs[i * 2 + 1] as number) +
      b * (uvs[j * 2 + 1] as number) +
      c * (uvs[k * 2 + 1] as number);
    hit.nearness = 1 / (fx * hit.x + fy * hit.y + fz * hit.z + facing);
    hit.owner = owners[triangle] as number;
  };
}
