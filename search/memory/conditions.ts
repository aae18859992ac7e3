import { type Columns, noKind } from './columns.ts';

/** The conditions of a query, whatever its fields. */
interface AskedQuery {
  kind?: string | undefined;
  where?: object;
  not?: object;
}

type Test = (ordinal: number) => boolean;

/** The conditions of a query by column. The predicate, the column scan and the known totals are all derived from it. */
export interface Conditions {
  /** The number of a kind; `noKind` for all. */
  kind: number;
  /** Columns that must have a certain number, in the order in which to test them. */
  equal: [name: string, values: Int32Array, value: number][];
  /** Columns whose numbers must be within bounds. */
  ranges: [values: Float64Array, from: number, to: number][];
  /** Conditions that a comparison with a single column cannot express. */
  tests: Test[];
  /** Facets that are set, with the number of the value; -1 for a value that no row has. */
  facets: Map<string, number>;
}

export function readConditions(columns: Columns, query: AskedQuery): Conditions {
  const { kind } = query;
  const values: Record<string, unknown> = { ...query.where };
  const unwantedValues: Record<string, unknown> = { ...query.not };
  const asked: Conditions = {
    kind: columns.kindNumber(kind),
    equal: [],
    ranges: [],
    tests: [],
    facets: new Map(),
  };
  for (const [name, column] of columns.equals) {
    const value = values[name];
    if (typeof value === 'number' && !column.isManifold(asked.kind)) {
      asked.equal.push([name, column.values, value]);
    } else if (typeof value === 'number') {
      asked.tests.push((ordinal) => column.has(ordinal, value));
    } else if (Array.isArray(value)) {
      asked.tests.push((ordinal) => value.some((one: number) => column.has(ordinal, one)));
    }
    const unwanted = unwantedValues[name];
    if (typeof unwanted === 'number') {
      asked.tests.push((ordinal) => !column.has(ordinal, unwanted));
    }
  }
  for (const [name, column] of columns.ranges) {
    const bounds = values[name] as { from?: number; to?: number } | undefined;
    if (!bounds) continue;
    asked.ranges.push([column.values, bounds.from ?? -Infinity, bounds.to ?? Infinity]);
  }
  for (const [name, column] of columns.facets) {
    const value = values[name];
    if (typeof value === 'string') asked.facets.set(name, column.texts.find(value));
  }
  return asked;
}

/** A test of whether a row matches, ignoring facets. A walk calls it for very many rows, so it makes nothing anew. */
export function isMeantBy(columns: Columns, { kind, equal, ranges, tests }: Conditions): Test {
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
      ranges.every(([values, from, to]) => isWithin(values[ordinal], from, to)) &&
      tests.every((isMeant) => isMeant(ordinal))
    );
  };
}

/** False for NaN, the absence of a number. */
export function isWithin(value: number | undefined, from: number, to: number): boolean {
  return value !== undefined && value >= from && value <= to;
}

/** How many rows match, ignoring facets, if that is known without counting; else null. */
export function knownTotal(columns: Columns, asked: Conditions): number | null {
  const { kind, equal, ranges, tests } = asked;
  if (ranges.length > 0 || tests.length > 0) return null;
  const [first, ...others] = equal;
  if (!first) return kind === noKind ? columns.living : (columns.totals[kind] ?? 0);
  if (others.length > 0 || kind === noKind) return null;
  const [name, , value] = first;
  const counts = columns.equals.get(name)?.counts(kind);
  return counts ? (counts.get(value) ?? 0) : null;
}
