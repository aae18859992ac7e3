import type { Columns } from './columns.ts';
import type { Ordinals } from './ordinals.ts';

/** The matches that have one of these ids. Marks ids in an array first, because there may be a great many of both. */
export function listAmong(
  columns: Columns,
  { ordinals, count }: Ordinals,
  ids: Iterable<number>,
): number[] {
  const isWanted = columns.scratch(4).fill(0);
  for (const id of ids) {
    const ordinal = columns.ordinalOf(id);
    if (ordinal >= 0) isWanted[ordinal] = 1;
  }
  const found: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    if (isWanted[ordinal] === 1) found.push(ordinal);
  }
  const { id } = columns;
  return found.sort((a, b) => (id[a] ?? 0) - (id[b] ?? 0));
}
