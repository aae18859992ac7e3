import type { Axis, Mesh, Vector } from './mesh.ts';
import { cross, dot, subtract, times, unit } from './vector.ts';

const read = (values: Float32Array, i: number): Vector => [
  values[i] as number,
  values[i + 1] as number,
  values[i + 2] as number,
];

/** Shifts the grain too, so that two boards of one shape do not show the same piece of wood. */
export function move(mesh: Mesh, x: number, y: number, z: number): Mesh {
  const positions = new Float32Array(mesh.positions.length);
  const uvs = new Float32Array(mesh.uvs.length);
  const u = 3.7 * x + 7.3 * y + 5.9 * z;
  const v = 5.3 * x + 3.1 * y + 7.7 * z;
  for (let i = 0, j = 0; i < positions.length; i += 3, j += 2) {
    positions[i] = (mesh.positions[i] as number) + x;
    positions[i + 1] = (mesh.positions[i + 1] as number) + y;
    positions[i + 2] = (mesh.positions[i + 2] as number) + z;
    uvs[j] = (mesh.uvs[j] as number) + u;
    uvs[j + 1] = (mesh.uvs[j + 1] as number) + v;
  }
  return { ...mesh, positions, uvs };
}

function rotateAll(values: Float32Array, axis: Axis, degrees: number): Float32Array {
  const sin = Math.sin((degrees * Math.PI) / 180);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const [a, b] = axis === 'x' ? [1, 2] : axis === 'y' ? [2, 0] : [0, 1];
  const turned = Float32Array.from(values);
  for (let i = 0; i < values.length; i += 3) {
    const p = values[i + a] as number;
    const q = values[i + b] as number;
    turned[i + a] = p * cos - q * sin;
    turned[i + b] = p * sin + q * cos;
  }
  return turned;
}

/** About an axis through the origin, right-handed: about y, the front (+z) turns to the right (+x). */
export function turn(mesh: Mesh, axis: Axis, degrees: number): Mesh {
  return {
    ...mesh,
    positions: rotateAll(mesh.positions, axis, degrees),
    normals: rotateAll(mesh.normals, axis, degrees),
  };
}

/** The mirror image, left and right swapped (about the plane x = 0). */
export function mirror(mesh: Mesh): Mesh {
  const flip = (values: Float32Array) =>
    values.map((value, i) => (i % 3 === 0 ? -value : value)) as Float32Array;
  const indices = mesh.indices.slice();
  for (let i = 0; i < indices.length; i += 3) {
    indices[i + 1] = mesh.indices[i + 2] as number;
    indices[i + 2] = mesh.indices[i + 1] as number;
  }
  return {
    positions: flip(mesh.positions),
    normals: flip(mesh.normals),
    uvs: mesh.uvs.map((value) => value + 61.7),
    indices,
  };
}

/** The mesh and its mirror image: a pair of arms, of legs. */
export const pair = (mesh: Mesh): Mesh => join(mesh, mirror(mesh));

export function join(...meshes: readonly Mesh[]): Mesh {
  const vertices = meshes.reduce((sum, mesh) => sum + mesh.uvs.length / 2, 0);
  const corners = meshes.reduce((sum, mesh) => sum + mesh.indices.length, 0);
  const joined = {
    positions: new Float32Array(vertices * 3),
    normals: new Float32Array(vertices * 3),
    uvs: new Float32Array(vertices * 2),
    indices: new Uint32Array(corners),
  };
  let vertex = 0;
  let corner = 0;
  for (const mesh of meshes) {
    joined.positions.set(mesh.positions, vertex * 3);
    joined.normals.set(mesh.normals, vertex * 3);
    joined.uvs.set(mesh.uvs, vertex * 2);
    for (const index of mesh.indices) joined.indices[corner++] = index + vertex;
    vertex += mesh.uvs.length / 2;
  }
  return joined;
}

/**
 * Moves every point by a function of its place, as clay is shaped; the normals follow. The function must be smooth
 * and must not turn the mesh inside out.
 */
export function shape(mesh: Mesh, place: (x: number, y: number, z: number) => Vector): Mesh {
  const positions = new Float32Array(mesh.positions.length);
  const normals = new Float32Array(mesh.normals.length);
  const step = 0.02;
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = read(mesh.positions, i);
    const at = place(x, y, z);
    const dx = subtract(place(x + step, y, z), at);
    const dy = subtract(place(x, y + step, z), at);
    const dz = subtract(place(x, y, z + step), at);
    const [nx, ny, nz] = read(mesh.normals, i);
    // A normal is carried by the cofactors of the function's derivative.
    const [a, b, c] = [cross(dy, dz), cross(dz, dx), cross(dx, dy)];
    const carried: Vector = [
      a[0] * nx + b[0] * ny + c[0] * nz,
      a[1] * nx + b[1] * ny + c[1] * nz,
      a[2] * nx + b[2] * ny + c[2] * nz,
    ];
    positions.set(at, i);
    normals.set(unit(carried), i);
  }
  return { ...mesh, positions, normals };
}

/** Stretches about the origin; the grain keeps its scale on the original shape. */
export const stretch = (mesh: Mesh, x: number, y: number, z: number): Mesh =>
  shape(mesh, (px, py, pz) => [px * x, py * y, pz * z]);

/** Turns a mesh made along +y so that it runs along a direction, and sets its origin at a point. */
export function aim(mesh: Mesh, from: Vector, towards: Vector): Mesh {
  const up = unit(subtract(towards, from));
  const side = Math.abs(up[1]) > 0.99 ? ([1, 0, 0] as const) : unit(cross([0, 1, 0], up));
  const right = unit(subtract(side, times(up, dot(side, up))));
  const front = cross(right, up);
  const carry = (values: Float32Array, origin: Vector) => {
    const carried = new Float32Array(values.length);
    for (let i = 0; i < values.length; i += 3) {
      const [x, y, z] = read(values, i);
      carried[i] = right[0] * x + up[0] * y + front[0] * z + origin[0];
      carried[i + 1] = right[1] * x + up[1] * y + front[1] * z + origin[1];
      carried[i + 2] = right[2] * x + up[2] * y + front[2] * z + origin[2];
    }
    return carried;
  };
  return {
    ...mesh,
    positions: carry(mesh.positions, from),
    normals: carry(mesh.normals, [0, 0, 0]),
  };
}
