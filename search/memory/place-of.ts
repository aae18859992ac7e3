/**
 * The number of places that come before what is looked for, of those up to `end`: of a sorted list, also the place where
 * it is or belongs.
 */
export function placeOf(end: number, comesBefore: (place: number) => boolean): number {
  let from = 0;
  let to = end;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (comesBefore(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** With more new numbers than this, all are sorted again. */
const few = 100;

/** Puts the numbers from the length of a list in order up to `end` where they belong. Few are compared with few others. */
export function addInOrder(
  sorted: number[],
  end: number,
  order: (one: number, other: number) => number,
): void {
  const isMany = end - sorted.length > few;
  for (let number = sorted.length; number < end; number += 1) {
    const comesBefore = (place: number) => order(sorted[place] ?? 0, number) < 0;
    sorted.splice(isMany ? number : placeOf(number, comesBefore), 0, number);
  }
  if (isMany) sorted.sort(order);
}
