import type { Axis, Mesh } from '../geometry/index.ts';
import { move, turn } from '../geometry/index.ts';
import type { Part } from '../model.ts';

/** All the parts of a thing, moved together (cm). */
export const moved = (parts: readonly Part[], x: number, y: number, z: number): Part[] =>
  parts.map((one) => ({ ...one, mesh: move(one.mesh, x, y, z) }));

/** All the parts of a thing, turned together about an axis through the origin (degrees). */
export const turned = (parts: readonly Part[], axis: Axis, degrees: number): Part[] =>
  parts.map((one) => ({ ...one, mesh: turn(one.mesh, axis, degrees) }));

/** The middles of `count` equal places side by side along `length`, which is centred on 0. */
export const places = (count: number, length: number): number[] =>
  Array.from({ length: count }, (_, i) => ((i + 0.5) / count - 0.5) * length);

/** The same mesh at each of the places along x. */
export const atEach = (xs: readonly number[], make: (x: number, i: number) => Mesh): Mesh[] =>
  xs.map((x, i) => move(make(x, i), x, 0, 0));
