import type { Mesh } from '../geometry/index.ts';
import { box, extrude, shape, turn } from '../geometry/index.ts';
import { flatRing, rectangle } from './flat-ring.ts';

/** How far a woven-in colour stands above the ground, and how thick its sheet is, in cm. */
const [proud, sheet] = [0.08, 0.3];

/** `move` would shift the pattern painted on a mesh; this leaves it in its place. */
const raise = (mesh: Mesh, by: number): Mesh => shape(mesh, (x, y, z) => [x, y + by, z]);

const laid = (mesh: Mesh, top: number, level: number): Mesh =>
  raise(turn(mesh, 'x', -90), top + proud * level - sheet / 2);

const spans = (size: number) => Math.max(1, Math.round(size / 12));

/** Moves a figure along the rug, its pattern with it. */
export const slide = (mesh: Mesh, by: number): Mesh => shape(mesh, (x, y, z) => [x + by, y, z]);

/** The whole rug: u is x and v is z, from its middle. */
export const ground = (length: number, width: number, height: number): Mesh =>
  box(length, height, width, {
    radius: Math.min(0.6, height * 0.45),
    steps: 2,
    grain: 'x',
    spans: [spans(length), 1, spans(width)],
  });

/** A border band `from` cm inside the edge; u runs along it, v inwards. */
export const borderBand = (
  size: { length: number; width: number; height: number },
  from: number,
  wide: number,
  level = 1,
): Mesh => {
  const edge = (inset: number) => rectangle(size.length - 2 * inset, size.width - 2 * inset);
  return laid(flatRing(edge(from), edge(from + wide), sheet), size.height, level);
};

/** A figure woven in: its outline in cm from the middle of the rug, x to the right, y to the back; u is x, v is y. */
export const figure = (
  outline: readonly (readonly [number, number])[],
  top: number,
  level = 1,
): Mesh => laid(extrude(outline, sheet, { bevel: 0.04, smooth: 30 }), top, level);
