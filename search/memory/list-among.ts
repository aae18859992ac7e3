import { hasBit } from './bits.ts';
import type { Columns } from './columns.ts';

/** The matches that have one of these ids, in the order of their ids. */
export function listAmong(columns: Columns, bits: Uint32Array, ids: Iterable<number>): number[] {
  const ordinals = new Set([...ids].map((id) => columns.ordinalOf(id)));
  const found = [...ordinals].filter((ordinal) => ordinal >= 0 && hasBit(bits, ordinal));
  const { id } = columns;
  return found.sort((a, b) => (id[a] ?? 0) - (id[b] ?? 0));
}
