import { countBits, leaveOut } from './bits.ts';
import type { Conditions } from './conditions.ts';
import { findFirst } from './first-rows.ts';
import type { RowSets } from './row-sets.ts';
import type { Steps } from './time-slices.ts';

/** The matches of a query, as bits that are valid until the next one. */
export interface BitMatches {
  /** What matches but for the facets. */
  base: Uint32Array;
  found: Uint32Array;
  total: number;
  /** The matches that are told from the others; null: none are. */
  first: Uint32Array | null;
  /** How many lack a number that a condition needs, and match otherwise. */
  lacking: number;
}

/** @param bits the rows of the kind, or those of them that answer words */
export function* matchBits(sets: RowSets, asked: Conditions, bits: Uint32Array): Steps<BitMatches> {
  const base = yield* sets.narrow(bits, asked.wanted, sets.scratch(0));
  for (const test of asked.unwanted) leaveOut(base, yield* sets.of(test));
  const lacking = asked.lacking === null ? 0 : yield* splitLacking(sets, asked, base);
  const tests = [...asked.facets.values()];
  const found = tests.length === 0 ? base : yield* sets.narrow(base, tests, sets.scratch(1));
  const first = asked.first && (yield* findFirst(asked.first, found, sets.scratch(4)));
  return { base, found, total: countBits(found, found.length), first, lacking };
}

/**
 * Keeps those that are within all ranges, or those that lack a number for one of them and are within the others.
 * @returns how many lack one, and have the facets that are set
 */
function* splitLacking(
  sets: RowSets,
  { lacking, facets }: Conditions,
  base: Uint32Array,
): Steps<number> {
  const ranges = lacking?.ranges ?? [];
  const apart = sets.scratch(1);
  apart.set(base);
  for (const { within, without } of ranges) {
    const [having, none] = [yield* sets.of(within), yield* sets.of(without)];
    for (let word = 0; word < apart.length; word += 1) {
      apart[word] = (apart[word] ?? 0) & ((having[word] ?? 0) | (none[word] ?? 0));
    }
  }
  const kept = ranges.map(({ within }) => within);
  const having = yield* sets.narrow(apart, kept, sets.scratch(2));
  leaveOut(apart, having);
  base.set(lacking?.areWanted ? apart : having);
  yield* sets.narrow(apart, facets.values(), apart);
  return countBits(apart, apart.length);
}
