/** Pages always shown on either side of the current one. */
const neighbours = 1;

/**
 * The page numbers to show: first, last, current and its neighbors; null is a gap. A gap stands for at least two pages
 * and there are at most seven places, so the row's width hardly changes.
 */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const places = 5 + 2 * neighbours;
  if (count <= places) return range(1, count);
  const edge = 3 + 2 * neighbours;
  if (current < edge) return [...range(1, edge), null, count];
  if (current > count - edge + 1) return [1, null, ...range(count - edge + 1, count)];
  return [1, null, ...range(current - neighbours, current + neighbours), null, count];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
