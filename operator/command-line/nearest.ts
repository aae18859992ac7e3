/** The names that come closest to what was typed, where it may be a slip of one of them: one letter in three, two at most. */
export function nearest(typed: string, names: readonly string[]): string[] {
  const near = [1, 2].map((slips) =>
    names.filter((name) => slips * 3 <= typed.length && isWithin(slips, typed, name)),
  );
  return near.find(({ length }) => length > 0) ?? [];
}

/** Whether one text becomes the other by so many letters added, dropped or replaced. */
function isWithin(slips: number, one: string, other: string): boolean {
  if (one === other) return true;
  const [rest, otherRest] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return isWithin(slips, rest, otherRest);
  return (
    slips > 0 &&
    (isWithin(slips - 1, rest, otherRest) ||
      isWithin(slips - 1, rest, other) ||
      isWithin(slips - 1, one, otherRest))
  );
}
