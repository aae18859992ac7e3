import type { Conditions, Query } from '../engine.ts';
import { countBits } from './bits.ts';
import type { RowTest } from './column.ts';
import type { Columns } from './columns.ts';
import { markSorts } from './sorts.ts';
import type { Steps } from './time-slices.ts';

/** A range of which rows may lack the number. */
interface Lackable {
  within: RowTest;
  without: RowTest;
}

/** The rows that meet the conditions of a query, as bits that are valid until the next one. */
export interface Matches {
  /** The matches if no facet were set. */
  base: Uint32Array;
  /** The tests of the facets that are set. */
  facets: ReadonlyMap<string, RowTest>;
  found: Uint32Array;
  total: number;
  /** The matches of any of the query's sorts; null if it has none. */
  first: Uint32Array | null;
  firstTotal: number;
  /** How many rows lack a number that a condition needs, and match otherwise. */
  lacking: number;
}

/** @param rows those of the query's kind that answer its words; becomes the base of the matches */
export function* matchConditions(
  columns: Columns,
  asked: Conditions & Pick<Query, 'first'>,
  rows: Uint32Array,
): Steps<Matches> {
  const { rooms } = columns;
  const { tests, facets, lackable } = readTests(columns, asked);
  yield* narrow(rows, tests);
  const lacking = asked.lacking ? rooms.get('bits', 'lacking').fill(0) : null;
  if (lacking) yield* splitLacking(rows, lackable, lacking);
  if (lacking && asked.lacking?.areWanted) rows.set(lacking);
  const found = rooms.get('bits', 'found');
  found.set(rows);
  yield* narrow(found, facets.values());
  if (lacking) yield* narrow(lacking, facets.values());
  const first = asked.first
    ? yield* markSorts(columns, asked.first.anyOf, found, rooms.get('bits', 'first'))
    : null;
  return {
    base: rows,
    facets,
    found,
    total: countBits(found),
    first,
    firstTotal: first ? countBits(first) : 0,
    lacking: lacking ? countBits(lacking) : 0,
  };
}

/** All rows of a kind; of any, if it is undefined. */
export function* markKind(columns: Columns, kind: string | undefined): Steps<Uint32Array> {
  const rows = columns.rooms.get('bits', 'rows').fill(-1);
  yield* narrow(rows, [columns.ofKind(kind)]);
  return rows;
}

/** Adds the living rows that meet some conditions to a set. */
export function* addMatching(columns: Columns, where: object, bits: Uint32Array): Steps<void> {
  const { tests, facets } = readTests(columns, { where });
  const others = columns.rooms.get('bits', 'others').fill(-1);
  yield* narrow(others, [columns.ofKind(undefined), ...tests, ...facets.values()]);
  for (let word = 0; word < bits.length; word += 1) {
    bits[word] = (bits[word] ?? 0) | (others[word] ?? 0);
  }
}

/** Leaves those rows in a set that pass all of these tests. */
export function* narrow(bits: Uint32Array, tests: Iterable<RowTest>): Steps<void> {
  for (const test of tests) {
    for (let word = 0; word < bits.length; word += 1) {
      const own = bits[word] ?? 0;
      if (own !== 0) bits[word] = own & test(word);
    }
    yield;
  }
}

function readTests(columns: Columns, { where = {}, not = {}, lacking }: Conditions) {
  const tests: RowTest[] = [];
  const facets = new Map<string, RowTest>();
  const lackable: Lackable[] = [];
  for (const [name, column] of [...columns.equals, ...columns.ranges, ...columns.orders]) {
    const value = where[name];
    if (value === undefined) continue;
    const test = column.having(value as never);
    const hasAny = lacking?.of.includes(name) && columns.ranges.get(name)?.having({});
    if (hasAny) lackable.push({ within: test, without: (word) => ~hasAny(word) });
    else tests.push(test);
  }
  for (const [name, value] of Object.entries(not)) {
    const has = value === undefined ? undefined : columns.equals.get(name)?.having(value);
    if (has) tests.push((word) => ~has(word));
  }
  for (const [name, column] of columns.facets) {
    const texts = where[name];
    if (texts) facets.set(name, column.having(texts as readonly string[]));
  }
  return { tests, facets, lackable };
}

/** Leaves those in a set that are within all ranges, and puts those that lack a number and keep the others into another. */
function* splitLacking(rows: Uint32Array, lackable: readonly Lackable[], lacking: Uint32Array) {
  for (let word = 0; word < rows.length; word += 1) {
    let own = rows[word] ?? 0;
    if (own === 0) continue;
    let either = own;
    for (const { within, without } of lackable) {
      const passed = within(word);
      own &= passed;
      either &= passed | without(word);
      if (either === 0) break;
    }
    rows[word] = own;
    lacking[word] = either & ~own;
  }
  yield;
}
