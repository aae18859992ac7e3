import type { Mesh, Vector } from '../geometry/index.ts';
import { cross, dot, subtract } from '../geometry/vector.ts';

const corner = ({ positions }: Mesh, index: number): Vector => [
  positions[index * 3] as number,
  positions[index * 3 + 1] as number,
  positions[index * 3 + 2] as number,
];

/** Where along the way from `eye` (0) to its end (1) a triangle is met, if at all; after Möller and Trumbore. */
function meets(eye: Vector, way: Vector, a: Vector, b: Vector, c: Vector): number | null {
  const [ab, ac] = [subtract(b, a), subtract(c, a)];
  const across = cross(way, ac);
  const slope = dot(ab, across);
  if (Math.abs(slope) < 1e-9) return null;
  const from = subtract(eye, a);
  const u = dot(from, across) / slope;
  if (u < 0 || u > 1) return null;
  const over = cross(from, ab);
  const v = dot(way, over) / slope;
  if (v < 0 || u + v > 1) return null;
  return dot(ac, over) / slope;
}

/** Whether nothing stands between the eye and a point, but for what the point itself lies in or on. */
export function isInSight(meshes: readonly Mesh[], eye: Vector, point: Vector): boolean {
  const way = subtract(point, eye);
  return meshes.every((mesh) => {
    const { indices } = mesh;
    for (let i = 0; i < indices.length; i += 3) {
      const a = corner(mesh, indices[i] as number);
      const b = corner(mesh, indices[i + 1] as number);
      const c = corner(mesh, indices[i + 2] as number);
      const met = meets(eye, way, a, b, c);
      if (met !== null && met > 0 && met < 0.87) return false;
    }
    return true;
  });
}
