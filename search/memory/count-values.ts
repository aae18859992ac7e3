import { lowestOf, wordsFor } from './bits.ts';
import type { Columns } from './columns.ts';

/** How many rows of a kind have each value of a field. */
export function countValues(columns: Columns, kind: string, name: string): Map<number, number> {
  const column = columns.equals.get(name);
  if (!column) throw new Error(`${name} has no values to count`);
  const { least, size } = column.range;
  const times = new Uint32Array(size);
  const ofKind = columns.ofKind(kind);
  for (let word = 0; word < wordsFor(columns.count); word += 1) {
    for (let left = ofKind(word); left !== 0; left &= left - 1) {
      const place = (column.codes.values[lowestOf(left, word)] ?? 0) - least;
      times[place] = (times[place] ?? 0) + 1;
    }
  }
  const counts = new Map<number, number>();
  for (const [place, count] of times.entries()) {
    if (count === 0) continue;
    for (const value of column.valuesOf(place + least)) {
      counts.set(value, (counts.get(value) ?? 0) + count);
    }
  }
  return counts;
}
