/** A path, or a rectangle with the radius of its corners. */
export type Part = string | [x: number, y: number, width: number, height: number, radius?: number];

/** Draws furniture in a box of this size in centimeters, from its top left corner. */
export type Silhouette = (width: number, height: number) => Part[];

/** The results of `make` for the indices 0 to `count - 1`. */
export function repeat<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => make(index));
}

/** Lines that divide a length into equal parts; `line` draws the one at a place of it. */
export function divide(length: number, parts: number, line: (at: number) => string): string {
  return repeat(parts - 1, (index) => line(((index + 1) * length) / parts)).join('');
}
