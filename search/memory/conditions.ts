import type { AmountBounds } from '../convert-amount.ts';
import { type Columns, noKind } from './columns.ts';
import { type AnyOf, isAnyOf } from './equal-column.ts';
import { type AmountTest, isAmountWithin } from './number-columns.ts';

/** The conditions of a query, whatever its fields. */
interface AskedQuery {
  kind?: string | undefined;
  where?: object | undefined;
  not?: object | undefined;
  lacking?: { of: readonly string[]; areWanted?: boolean } | undefined;
}

type Test = (ordinal: number) => boolean;

/** A column whose numbers must be within bounds. */
export type RangeTest = readonly [values: Float64Array, from: number, to: number];

/** The conditions of a query by column. The predicate, the column scan and the known totals are all derived from it. */
export interface Conditions {
  /** The number of a kind; `noKind` for all. */
  kind: number;
  /** Columns that must have a certain number, in the order in which to test them. */
  equal: [name: string, values: Int32Array, value: number][];
  /** Columns that must have any of some numbers. */
  anyOf: AnyOf[];
  ranges: RangeTest[];
  amounts: AmountTest[];
  /** Conditions that a comparison with a single column cannot express. */
  tests: Test[];
  /** Facets that are set, with the numbers of those values that some row has or had; any of them matches. */
  facets: Map<string, number[]>;
  /** Ranges by which rows are told apart that lack a number; null: there are none. */
  lacking: { ranges: RangeTest[]; areWanted: boolean } | null;
}

export function readConditions(columns: Columns, query: AskedQuery): Conditions {
  const { kind, lacking } = query;
  const values: Record<string, unknown> = { ...query.where };
  const unwantedValues: Record<string, unknown> = { ...query.not };
  const lackingRanges: RangeTest[] = [];
  const asked: Conditions = {
    kind: columns.kindNumber(kind),
    equal: [],
    anyOf: [],
    ranges: [],
    amounts: [],
    tests: [],
    facets: new Map(),
    lacking: lacking ? { ranges: lackingRanges, areWanted: lacking.areWanted ?? false } : null,
  };
  for (const [name, column] of columns.equals) {
    const value = values[name];
    if (typeof value === 'number' && !column.isManifold(asked.kind)) {
      asked.equal.push([name, column.values, value]);
    } else if (typeof value === 'number') {
      asked.anyOf.push(column.anyOf([value]));
    } else if (Array.isArray(value)) {
      asked.anyOf.push(column.anyOf(value as number[]));
    }
    const unwanted = unwantedValues[name];
    if (typeof unwanted === 'number') {
      asked.tests.push((ordinal) => !column.has(ordinal, unwanted));
    }
  }
  for (const [name, column] of columns.ranges) {
    const bounds = values[name] as Partial<AmountBounds> | undefined;
    if (!bounds) continue;
    const test = [column.values, bounds.from ?? -Infinity, bounds.to ?? Infinity] as const;
    (lacking?.of.includes(name) ? lackingRanges : asked.ranges).push(test);
  }
  for (const [name, column] of columns.orders) {
    const bounds = values[name] as (Partial<AmountBounds> & { unit: string }) | undefined;
    if (bounds) asked.amounts.push(column.within(bounds, bounds.unit));
  }
  for (const [name, column] of columns.facets) {
    const texts = values[name] as readonly string[] | undefined;
    const numbers = texts?.map((text) => column.texts.find(text));
    if (numbers) asked.facets.set(name, [...new Set(numbers.filter((number) => number >= 0))]);
  }
  return asked;
}

/**
 * A test of whether a row matches, ignoring facets and what it may lack. A walk calls it for very many rows, so it makes
 * nothing anew.
 */
export function isMeantBy(columns: Columns, asked: Conditions): Test {
  const { kind, equal, anyOf, ranges, amounts, tests } = asked;
  const kinds = columns.kind;
  const equalColumns = equal.map(([, values]) => values);
  const equalValues = equal.map(([, , value]) => value);
  return (ordinal) => {
    // Before the kind, which most rows share. Removed rows have no values to match.
    for (let at = 0; at < equalValues.length; at += 1) {
      if (equalColumns[at]?.[ordinal] !== equalValues[at]) return false;
    }
    if (kind === noKind ? kinds[ordinal] === noKind : kinds[ordinal] !== kind) return false;
    return (
      anyOf.every((test) => isAnyOf(test.values[ordinal] ?? -1, test)) &&
      ranges.every(([values, from, to]) => isWithin(values[ordinal], from, to)) &&
      amounts.every((test) => isAmountWithin(ordinal, test)) &&
      tests.every((isMeant) => isMeant(ordinal))
    );
  };
}

/** False for NaN, the absence of a number. */
export function isWithin(value: number | undefined, from: number, to: number): boolean {
  return value !== undefined && value >= from && value <= to;
}

/** Whether every row of the kind matches, but for those that an `equal` condition leaves out. */
export function isUnbounded({ anyOf, ranges, amounts, tests, lacking }: Conditions): boolean {
  return anyOf.length + ranges.length + amounts.length + tests.length === 0 && lacking === null;
}

/** How many rows match, ignoring facets, if that is known without counting; else null. */
export function knownTotal(columns: Columns, asked: Conditions): number | null {
  const { kind, equal } = asked;
  if (!isUnbounded(asked)) return null;
  const [first, ...others] = equal;
  if (!first) return kind === noKind ? columns.living : (columns.totals[kind] ?? 0);
  if (others.length > 0 || kind === noKind) return null;
  const [name, , value] = first;
  const counts = columns.equals.get(name)?.counts(kind);
  return counts ? (counts.get(value) ?? 0) : null;
}
