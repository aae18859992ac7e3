import type { Mesh } from '../geometry/index.ts';
import { box, move, pair } from '../geometry/index.ts';

export interface CabinetBoxDetail {
  /** Thickness of the boards in cm. */
  board?: number;
  /** Height of shelves above the bottom of the box. */
  shelves?: readonly number[];
  /** Where upright partitions stand. */
  uprights?: readonly number[];
}

/**
 * The box of a cabinet, open to the front: sides between top and bottom, back, shelves and partitions. Centred on x and
 * z, standing on y = 0.
 */
export function cabinetBox(
  width: number,
  height: number,
  depth: number,
  { board = 2, shelves = [], uprights = [] }: CabinetBoxDetail = {},
): Mesh[] {
  const flat = box(width, board, depth, { radius: 0.25, grain: 'x' });
  const side = box(board, height - 2 * board, depth, { radius: 0.25, grain: 'y' });
  const shelf = box(width - 2 * board, board * 0.9, depth - 2, { radius: 0.2, grain: 'x' });
  const upright = box(board * 0.9, height - 2 * board, depth - 1.5, { radius: 0.2, grain: 'y' });
  return [
    flat,
    move(flat, 0, height - board, 0),
    pair(move(side, (width - board) / 2, board, 0)),
    move(
      box(width - board, height - board, 0.8, { radius: 0, grain: 'y' }),
      0,
      board / 2,
      1 - depth / 2,
    ),
    ...shelves.map((y) => move(shelf, 0, y - board / 2, -0.4)),
    ...uprights.map((x) => move(upright, x, board, -0.4)),
  ];
}
