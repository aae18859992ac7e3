/** A point or direction in centimetres: x to the right, y up, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number];
export type Axis = 'x' | 'y' | 'z';

/**
 * Triangles, counter-clockwise as seen from outside. `uvs` are centimetres along (u) and across (v) the grain of wood
 * or the warp of cloth.
 */
export interface Mesh {
  positions: Float32Array;
  normals: Float32Array;
  uvs: Float32Array;
  indices: Uint32Array;
}

/** Collects vertices and faces; the shapes are written with it. */
export class MeshBuilder {
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #uvs: number[] = [];
  readonly #indices: number[] = [];

  /** Returns the number of the vertex, for `triangle` and `quad`. The normal is of length 1. */
  vertex(position: Vector, normal: Vector, u: number, v: number): number {
    this.#positions.push(position[0], position[1], position[2]);
    this.#normals.push(normal[0], normal[1], normal[2]);
    this.#uvs.push(u, v);
    return this.#uvs.length / 2 - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.#indices.push(a, b, c);
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.#indices.push(a, b, c, a, c, d);
  }

  build(): Mesh {
    return {
      positions: new Float32Array(this.#positions),
      normals: new Float32Array(this.#normals),
      uvs: new Float32Array(this.#uvs),
      indices: new Uint32Array(this.#indices),
    };
  }
}
