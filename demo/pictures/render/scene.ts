import type { Mesh } from '../geometry/index.ts';
import type { Surface } from '../materials/surface.ts';

/** A mesh in the room, of one surface. */
export interface Piece {
  mesh: Mesh;
  surface: Surface;
  /** Skirting boards and panels throw no shadow worth drawing. */
  casts: boolean;
}

/** All triangles of a picture in one place; solid ones first, then the ones that throw no shadow, then glass. */
export interface Scene {
  positions: Float32Array;
  normals: Float32Array;
  uvs: Float32Array;
  indices: Uint32Array;
  /** For each triangle the directions in which u and v grow, six numbers. */
  tangents: Float32Array;
  /** For each triangle the direction it faces. */
  facings: Float32Array;
  /** For each triangle the number of its surface. */
  owners: Uint16Array;
  surfaces: readonly Surface[];
  /** Triangles 0 to `casting` throw shadows, those from `solid` on are glass. */
  casting: number;
  solid: number;
}

const rank = ({ surface, casts }: Piece) => (surface.glass ? 2 : casts ? 0 : 1);

export function assembleScene(pieces: readonly Piece[]): Scene {
  const sorted = pieces.toSorted((a, b) => rank(a) - rank(b));
  const vertices = sorted.reduce((sum, { mesh }) => sum + mesh.uvs.length / 2, 0);
  const count = (members: readonly Piece[]) =>
    members.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0);
  const triangles = count(sorted);
  const scene = {
    positions: new Float32Array(vertices * 3),
    normals: new Float32Array(vertices * 3),
    uvs: new Float32Array(vertices * 2),
    indices: new Uint32Array(triangles * 3),
    tangents: new Float32Array(triangles * 6),
    facings: new Float32Array(triangles * 3),
    owners: new Uint16Array(triangles),
    surfaces: sorted.map(({ surface }) => surface),
    casting: count(sorted.filter((piece) => rank(piece) === 0)),
    solid: count(sorted.filter((piece) => rank(piece) < 2)),
  };
  let vertex = 0;
  let corner = 0;
  sorted.forEach(({ mesh }, owner) => {
    scene.positions.set(mesh.positions, vertex * 3);
    scene.normals.set(mesh.normals, vertex * 3);
    scene.uvs.set(mesh.uvs, vertex * 2);
    scene.owners.fill(owner, corner / 3, (corner + mesh.indices.length) / 3);
    const { indices } = mesh;
    for (let i = 0; i < indices.length; i++) {
      scene.indices[corner++] = (indices[i] as number) + vertex;
    }
    vertex += mesh.uvs.length / 2;
  });
  fillTangents(scene);
  fillFacings(scene);
  return scene;
}

/** u and v are centimetres, so a step of one along either is a step of about one in space. */
function fillTangents({ positions, uvs, indices, tangents }: Scene): void {
  for (let triangle = 0; triangle * 3 < indices.length; triangle++) {
    const a = indices[triangle * 3] as number;
    const b = indices[triangle * 3 + 1] as number;
    const c = indices[triangle * 3 + 2] as number;
    const u1 = (uvs[b * 2] as number) - (uvs[a * 2] as number);
    const v1 = (uvs[b * 2 + 1] as number) - (uvs[a * 2 + 1] as number);
    const u2 = (uvs[c * 2] as number) - (uvs[a * 2] as number);
    const v2 = (uvs[c * 2 + 1] as number) - (uvs[a * 2 + 1] as number);
    const span = u1 * v2 - u2 * v1;
    if (Math.abs(span) < 1e-6) continue;
    for (let axis = 0; axis < 3; axis++) {
      const from = positions[a * 3 + axis] as number;
      const p = (positions[b * 3 + axis] as number) - from;
      const q = (positions[c * 3 + axis] as number) - from;
      tangents[triangle * 6 + axis] = (p * v2 - q * v1) / span;
      tangents[triangle * 6 + 3 + axis] = (q * u1 - p * u2) / span;
    }
  }
}

function fillFacings({ positions, indices, facings }: Scene): void {
  for (let i = 0; i < indices.length; i += 3) {
    const a = (indices[i] as number) * 3;
    const b = (indices[i + 1] as number) * 3;
    const c = (indices[i + 2] as number) * 3;
    const px = (positions[b] as number) - (positions[a] as number);
    const py = (positions[b + 1] as number) - (positions[a + 1] as number);
    const pz = (positions[b + 2] as number) - (positions[a + 2] as number);
    const qx = (positions[c] as number) - (positions[a] as number);
    const qy = (positions[c + 1] as number) - (positions[a + 1] as number);
    const qz = (positions[c + 2] as number) - (positions[a + 2] as number);
    const x = py * qz - pz * qy;
    const y = pz * qx - px * qz;
    const z = px * qy - py * qx;
    const length = 1 / (Math.sqrt(x * x + y * y + z * z) || 1);
    facings[i] = x * length;
    facings[i + 1] = y * length;
    facings[i + 2] = z * length;
  }
}
