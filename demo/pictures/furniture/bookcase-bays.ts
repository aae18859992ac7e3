import type { Part } from '../model.ts';
import type { Random } from '../random.ts';
import { moved } from './arrange.ts';
import { shelfFilling } from './shelf-filling.ts';

/** A place that can be filled: its middle, the height it stands on, its free width and height. */
export interface Bay {
  x: number;
  y: number;
  width: number;
  tall: number;
}

/** Something on the floor of every bay; `front` is where that floor ends. */
export const filled = (
  bays: readonly Bay[],
  depth: number,
  random: Random,
  front = depth / 2,
): Part[] =>
  bays.flatMap(({ x, y, width, tall }) =>
    moved(shelfFilling(width, tall, depth - 2, random), x, y, front - 1),
  );

/** Shelf heights from `from` to `to`, about `pitch` apart, the lower ones a little taller. */
export function shelfHeights(from: number, to: number, pitch: number): number[] {
  const count = Math.max(1, Math.round((to - from) / pitch));
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    return from + (to - from) * t * (1 + 0.12 * (1 - t));
  });
}

/** Each shelf with the height up to the next. */
export const between = (heights: readonly number[]) =>
  heights.slice(0, -1).map((y, i) => ({ y, tall: (heights[i + 1] ?? y) - y }));
