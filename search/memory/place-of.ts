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
