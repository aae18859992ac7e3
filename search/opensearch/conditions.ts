import { convertBounds } from '../convert-amount.ts';
import type { Conditions, Sort } from '../engine.ts';
import type { Field, Fields } from '../fields.ts';
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

export type ConditionClauses = ReturnType<typeof conditionsOf>;

export const nothing: Clause = { match_none: {} };
export const all = (clauses: readonly Clause[]): Clause => ({ bool: { filter: clauses } });
/** Matches nothing if there are no clauses. */
export function any(clauses: readonly Clause[]): Clause {
  const [first = nothing, ...others] = clauses;
  return others.length === 0 ? first : { bool: { should: clauses, minimum_should_match: 1 } };
}
export const none = (clauses: readonly Clause[]): Clause => ({ bool: { must_not: clauses } });

/**
 * The conditions of a query, all of which must hold, apart from the words.
 * @returns `facets` are those that are set, by name; `measured` matches rows with the numbers that `lacking` needs, or those
 * without if these are wanted; both are `narrowing`. `lacking` matches rows that lack such a number and meet the other conditions
 */
export function conditionsOf(fields: Fields, worths: Worths, query: Conditions) {
  const { kind, where = {}, not = {}, lacking } = query;
  const base = [rowsOf(kind)];
  const facets = new Map<string, Clause>();
  const ranges: { clause: Clause; lacks: Clause }[] = [];
  for (const [name, value] of Object.entries(where)) {
    if (value === undefined) continue;
    const clause = clauseOf(name, fields[name], value, worths.get(name) ?? {});
    if (fields[name]?.kind === 'facet') facets.set(name, clause);
    else if (!lacking?.of.includes(name)) base.push(clause);
    else ranges.push({ clause, lacks: none([{ exists: { field: valueOf(name) } }]) });
  }
  for (const [name, value] of Object.entries(not)) {
    if (value !== undefined) base.push(none([{ term: { [valueOf(name)]: value } }]));
  }
  const set = [...facets.values()];
  if (!lacking) return { base, facets, measured: [], narrowing: set, lacking: null };
  const areLacking = all([
    ...ranges.map(({ clause, lacks }) => any([clause, lacks])),
    any(ranges.map(({ lacks }) => lacks)),
  ]);
  const measured = [lacking.areWanted ? areLacking : all(ranges.map(({ clause }) => clause))];
  return { base, facets, measured, narrowing: [...set, ...measured], lacking: areLacking };
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
