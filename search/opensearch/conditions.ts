import { convertBounds } from '../convert-amount.ts';
import type { Conditions, Sort } from '../engine.ts';
import { type Field, type Fields, namesOf } from '../fields.ts';
import { amountOf, sort, unitOf, valueOf } from './index-shape.ts';

/** A part of a query in the cluster's language. */
export type Clause = Record<string, object>;

interface AskedBounds {
  from?: number;
  to?: number;
  unit?: string;
}

/** The worth of one of each unit, by field. */
export type Worths = ReadonlyMap<string, Readonly<Record<string, number>>>;

/** The conditions of a query, all of which must hold, apart from the words. */
export interface ConditionClauses {
  /** The clauses of all other conditions. */
  base: Clause[];
  /** Facets that are set, by name. */
  facets: Map<string, Clause>;
  /** Matches rows with the numbers that `lacking` needs, or those without if these are wanted; null without `lacking`. */
  measured: Clause | null;
  /** Matches rows that lack such a number and meet the other conditions; null without `lacking`. */
  lacking: Clause | null;
}

export const nothing: Clause = { match_none: {} };
export const all = (clauses: readonly Clause[]): Clause => ({ bool: { filter: clauses } });
/** Matches nothing if there are no clauses. */
export function any(clauses: readonly Clause[]): Clause {
  const [first = nothing, ...others] = clauses;
  return others.length === 0 ? first : { bool: { should: clauses, minimum_should_match: 1 } };
}
export const none = (clauses: readonly Clause[]): Clause => ({ bool: { must_not: clauses } });

export function conditionsOf(fields: Fields, worths: Worths, query: Conditions): ConditionClauses {
  const where = Object.entries(query.where ?? {}).filter(([, value]) => value !== undefined);
  const asked = new Map<string, unknown>(where);
  const facets = new Set<string>(namesOf(fields, 'facet'));
  const mayLack = new Set(query.lacking?.of.filter((name) => asked.has(name)));
  const unwanted = Object.entries(query.not ?? {}).filter(([, value]) => value !== undefined);
  const clauseFor = ([name, value]: [string, unknown]) =>
    clauseOf(name, fields[name], value, worths.get(name) ?? {});
  return {
    base: [
      rowsOf(query.kind),
      ...[...asked].filter(([name]) => !facets.has(name) && !mayLack.has(name)).map(clauseFor),
      ...unwanted.map(([name, value]) => none([{ term: { [valueOf(name)]: value } }])),
    ],
    facets: new Map(
      [...asked].filter(([name]) => facets.has(name)).map((one) => [one[0], clauseFor(one)]),
    ),
    ...measuredBy(
      query.lacking,
      [...asked].filter(([name]) => mayLack.has(name)),
    ),
  };

  function measuredBy(
    lacking: Conditions['lacking'],
    ranges: [string, unknown][],
  ): Pick<ConditionClauses, 'measured' | 'lacking'> {
    if (!lacking) return { measured: null, lacking: null };
    const lacks = ranges.map(([name]) => none([{ exists: { field: valueOf(name) } }]));
    const clauses = ranges.map(clauseFor);
    const areLacking = all([
      ...clauses.map((clause, place) => any([clause, lacks[place] ?? nothing])),
      any(lacks),
    ]);
    return { measured: lacking.areWanted ? areLacking : all(clauses), lacking: areLacking };
  }
}

/** All rows of a kind, or of all kinds. */
export function rowsOf(kind: string | undefined): Clause {
  return kind === undefined ? { term: { what: sort.row } } : { term: { kind } };
}

/** Rows of any of some sorts. */
export function ofSorts(sorts: readonly Sort[]): Clause {
  const having = (values: object) =>
    Object.entries(values).flatMap(([name, own]: [string, readonly number[] | undefined]) =>
      own ? [{ terms: { [valueOf(name)]: own } }] : [],
    );
  return any(
    sorts.map(({ where, not = {} }) => ({
      bool: { filter: having(where), must_not: having(not) },
    })),
  );
}

function clauseOf(
  name: string,
  field: Field | undefined,
  value: unknown,
  worth: Readonly<Record<string, number>>,
): Clause {
  if (field?.kind === 'order') return amountsWithin(name, field.units, value as AskedBounds, worth);
  if (field?.kind === 'range') return within(valueOf(name), value as AskedBounds);
  return { terms: { [valueOf(name)]: [value].flat() } };
}

/** Rows without a number are never within bounds, not even within none. */
function within(field: string, { from, to }: AskedBounds): Clause {
  return {
    range: {
      [field]: { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lte: to }) },
    },
  };
}

/** Bounds in one of the units as the same bounds in each, so that no amount has to be converted. */
function amountsWithin(
  name: string,
  units: readonly string[],
  { unit = '', ...bounds }: AskedBounds,
  worth: Readonly<Record<string, number>>,
): Clause {
  if (!units.includes(unit)) throw new Error(`${unit} is none of the units ${units.join(', ')}`);
  const ofUnits = units.flatMap((own, place) => {
    // In its own unit an amount is what it is, whatever that is worth.
    const { from, to } =
      own === unit
        ? convertBounds(bounds, 1, 1)
        : convertBounds(bounds, worth[own] ?? 0, worth[unit] ?? 0);
    if (from > to) return [];
    const asked = { from, ...(Number.isFinite(to) && { to }) };
    return [all([{ term: { [unitOf(name)]: place } }, within(amountOf(name), asked)])];
  });
  return ofUnits.length === 0 ? nothing : any(ofUnits);
}
