/** Pages beside the one at hand that are always named. */
const neighbours = 1;

/**
 * The numbers that a pagination shows: the first, the last, the page at hand and its neighbours; null is a gap between
 * them. A gap hides two pages or more, and there are at most seven places, so that the row hardly changes its width.
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
