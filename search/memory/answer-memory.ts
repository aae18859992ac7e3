import type { Found, Query } from '../engine.ts';
import type { Columns } from './columns.ts';
import type { FacetCounts } from './facet.ts';
import { Kept } from './kept.ts';
import { placeOf } from './place-of.ts';
import type { Steps } from './time-slices.ts';

interface Answer {
  found: Found;
  /** If it is of rows of at least an age, for which ages it holds: such bounds move with the time. */
  from: number;
  to: number;
}

/**
 * Answers to the latest queries, each for as long as nothing has changed that it depends on: which rows there are, a field
 * that it is about, a facet if it lists them; for a query with words, anything. Facet counts without words are kept
 * besides: they are the same on every page and in every order.
 */
export class AnswerMemory {
  readonly #columns: Columns;
  readonly #answers: Kept<Answer>;
  readonly #facets: Kept<FacetCounts>;
  /** Numbers for objects that are long, and mostly the same few. */
  readonly #numbers = new WeakMap<object, number>();
  #count = 0;

  constructor(columns: Columns) {
    this.#columns = columns;
    this.#answers = new Kept(columns.changes);
    this.#facets = new Kept(columns.changes);
  }

  /** @returns an answer that others may get too, so it must not be changed */
  *answer(query: Query, find: () => Steps<Found>): Steps<Found> {
    if (query.among) return yield* find();
    const { [this.#columns.ageField]: age, ...where } = query.where ?? {};
    const { from, ...bounds }: { from?: number } = (age as object | undefined) ?? {};
    const asked = { ...query, where, order: this.#orderOf(query), first: this.#firstOf(query) };
    const key = JSON.stringify([asked, bounds, from === undefined]);
    const known = this.#answers.find(key);
    if (known && (from ?? 0) >= known.from && (from ?? 0) <= known.to) return known.found;
    const found = yield* find();
    const fields = query.concepts ? null : [...this.#fieldsOf(query), this.#columns.ageField];
    const to = from === undefined ? 0 : leastAge(this.#columns, from);
    this.#answers.keep(key, fields, { found, from: from ?? 0, to });
    return found;
  }

  /** The facet counts of a query, as counted before if they are the same. */
  *facets(query: Query, count: () => Steps<FacetCounts>): Steps<FacetCounts> {
    const { kind, where, not, lacking, concepts } = query;
    const fields = fieldsOf(query);
    // Bounds of the age move with the time, so they are hardly ever asked for again.
    if (concepts || fields.includes(this.#columns.ageField)) return yield* count();
    const key = JSON.stringify([kind, where, not, lacking]);
    const known = this.#facets.find(key);
    if (known) return known;
    const counts = yield* count();
    this.#facets.keep(key, [...fields, ...this.#columns.facets.keys()], counts);
    return counts;
  }

  #fieldsOf({ order, near = {}, withFacets, first, ...query }: Query): string[] {
    const facets = withFacets ? this.#columns.facets.keys() : [];
    const told = first?.anyOf.flatMap(fieldsOf) ?? [];
    const ordering = [...(order ? [order.by] : []), ...Object.keys(near)];
    return [...fieldsOf(query), ...told, ...facets, ...ordering];
  }

  #orderOf({ order }: Query): object | undefined {
    if (!order || !('ranks' in order)) return order;
    return { by: order.by, ranks: this.#numberOf(order.ranks) };
  }

  #firstOf({ first }: Query): object | undefined {
    return first && { ...first, anyOf: first.anyOf.map((sort) => this.#numberOf(sort)) };
  }

  #numberOf(known: object): number {
    const number = this.#numbers.get(known) ?? (this.#count += 1);
    this.#numbers.set(known, number);
    return number;
  }
}

/** The fields that the conditions of a query are about. */
function fieldsOf({
  where = {},
  not = {},
}: {
  where?: object | undefined;
  not?: object | undefined;
}): string[] {
  return [where, not].flatMap((conditions) =>
    Object.entries(conditions).flatMap(([name, value]) => (value === undefined ? [] : [name])),
  );
}

/** The smallest age of a row, removed ones included, that is not below this one; Infinity if there is none. */
function leastAge({ age, agedCount, count }: Columns, from: number): number {
  const aged = placeOf(agedCount, (ordinal) => (age[ordinal] ?? 0) < from);
  let least = aged < agedCount ? (age[aged] ?? Infinity) : Infinity;
  for (let ordinal = agedCount; ordinal < count; ordinal += 1) {
    const own = age[ordinal] ?? Infinity;
    if (own >= from && own < least) least = own;
  }
  return least;
}
