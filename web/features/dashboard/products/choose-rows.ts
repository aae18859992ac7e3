/**
 * The selection after pressing one row: the row toggles, and with `from` every row between the two follows it.
 * @param order the rows' keys in display order
 */
export function chooseRows(
  chosen: ReadonlySet<string>,
  key: string,
  order: readonly string[],
  from?: string,
): Set<string> {
  const [start, end] = [from === undefined ? -1 : order.indexOf(from), order.indexOf(key)];
  const reach =
    start < 0 || end < 0 ? [key] : order.slice(Math.min(start, end), Math.max(start, end) + 1);
  const isChosen = !chosen.has(key);
  const next = new Set(chosen);
  for (const one of reach) {
    if (isChosen) next.add(one);
    else next.delete(one);
  }
  return next;
}

/** The selection after pressing “select all”: every row, or none if all were selected. */
export function chooseAll(chosen: ReadonlySet<string>, order: readonly string[]): Set<string> {
  const next = new Set(chosen);
  if (order.every((key) => chosen.has(key))) for (const key of order) next.delete(key);
  else for (const key of order) next.add(key);
  return next;
}
