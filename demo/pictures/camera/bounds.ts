import type { Mesh, Vector } from '../geometry/index.ts';

export interface Bounds {
  low: Vector;
  high: Vector;
}

/** The box round all meshes. */
export function boundsOf(meshes: readonly Mesh[]): Bounds {
  const low = [Infinity, Infinity, Infinity] as [number, number, number];
  const high = [-Infinity, -Infinity, -Infinity] as [number, number, number];
  for (const { positions } of meshes) {
    for (let i = 0; i < positions.length; i++) {
      const value = positions[i] as number;
      const axis = i % 3;
      if (value < (low[axis] as number)) low[axis] = value;
      if (value > (high[axis] as number)) high[axis] = value;
    }
  }
  return { low, high };
}
