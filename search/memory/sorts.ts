import type { Sort } from '../engine.ts';
import { lowestOf } from './bits.ts';
import type { Columns } from './columns.ts';
import type { Steps } from './time-slices.ts';

/** The sorts that a row may be of by its values of one field, a bit for each sort. */
interface SortsOfCodes {
  codes: Int32Array;
  /** The code that the first place is for. */
  least: number;
  sorts: Int32Array;
}

/** A bit for each of as many sorts. */
const mostAtOnce = 32;
/** How many numbers of 32 rows are looked through without an interruption: for a millisecond or two. */
const wordsPerStep = 2 ** 13;

/**
 * Finds rows of any of some sorts among others: a row is of those that the values of all its fields allow.
 * @param into receives them
 */
export function* markSorts(
  columns: Columns,
  sorts: readonly Sort[],
  found: Uint32Array,
  into: Uint32Array,
): Steps<Uint32Array> {
  into.fill(0);
  for (let at = 0; at < sorts.length; at += mostAtOnce) {
    const some = sorts.slice(at, at + mostAtOnce);
    const fields = sortsByField(columns, some);
    const all = some.reduce((bits, _, place) => bits | (1 << place), 0);
    for (let from = 0; from < found.length; from += wordsPerStep) {
      markIn(found, [from, Math.min(found.length, from + wordsPerStep)], fields, all, into);
      yield;
    }
  }
  return into;
}

function sortsByField({ equals }: Columns, sorts: readonly Sort[]): SortsOfCodes[] {
  return [...equals].flatMap(([name, column]) => {
    const asked = sorts.map(({ where, not }, place) => ({
      bit: 1 << place,
      wanted: where[name],
      unwanted: not?.[name],
    }));
    if (asked.every(({ wanted, unwanted }) => !wanted && !unwanted)) return [];
    const free = asked.reduce((bits, { bit, wanted }) => (wanted ? bits : bits | bit), 0);
    const { least, size } = column.range;
    const ofCode = column.sorts.fill(free);
    const change = (values: readonly number[], how: (sorts: number) => number) => {
      for (const code of column.codesOf(values)) {
        if (code - least < size) ofCode[code - least] = how(ofCode[code - least] ?? 0);
      }
    };
    for (const { bit, wanted, unwanted } of asked) {
      change(wanted ?? [], (some) => some | bit);
      change(unwanted ?? [], (some) => some & ~bit);
    }
    return [{ codes: column.codes.values, least, sorts: ofCode }];
  });
}

function markIn(
  found: Uint32Array,
  [from, to]: readonly [number, number],
  fields: readonly SortsOfCodes[],
  all: number,
  into: Uint32Array,
): void {
  for (let word = from; word < to; word += 1) {
    let marked = into[word] ?? 0;
    for (let left = found[word] ?? 0; left !== 0; left &= left - 1) {
      const ordinal = lowestOf(left, word);
      let some = all;
      for (let at = 0; at < fields.length && some !== 0; at += 1) {
        const field = fields[at];
        if (field) some &= field.sorts[(field.codes[ordinal] ?? 0) - field.least] ?? 0;
      }
      if (some !== 0) marked |= 1 << (ordinal & 31);
    }
    into[word] = marked;
  }
}
