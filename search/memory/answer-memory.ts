import type { Found, Query } from '../engine.ts';
import type { Fields } from '../fields.ts';
import type { Columns } from './columns.ts';
import { leastAge } from './newest-first.ts';
import { Remembered } from './remembered.ts';
import type { Steps } from './time-slices.ts';

/** How many answers are remembered: the latest ones. */
const mostRemembered = 500;

type AskedQuery = Query<Fields, string>;

interface Answer {
  found: Found<Fields>;
  /** If it is of rows of at least an age, for which ages it holds: such bounds move with the time. */
  from: number;
  to: number;
}

/**
 * Answers to the latest queries, each for as long as nothing has changed that it depends on: which rows there are, a field
 * that it is about, a facet if it lists them; for a query with words, anything.
 */
export class AnswerMemory {
  readonly #columns: Columns;
  readonly #age: string;
  readonly #answers: Remembered<Answer>;
  /** Numbers for objects that are long, and mostly the same few. */
  readonly #numbers = new WeakMap<object, number>();
  #count = 0;

  /** @param age the range field that says how new a row is */
  constructor(columns: Columns, age: string) {
    this.#columns = columns;
    this.#age = age;
    this.#answers = new Remembered(columns.changes, mostRemembered);
  }

  /** @returns an answer that others may get too, so it must not be changed */
  *answer(query: AskedQuery, find: () => Steps<Found<Fields>>): Steps<Found<Fields>> {
    if (query.among) return yield* find();
    const { [this.#age]: age, ...where } = query.where ?? {};
    const { from, ...bounds }: { from?: number } = (age as object | undefined) ?? {};
    const asked = { ...query, where, order: this.#orderOf(query), first: this.#firstOf(query) };
    const key = JSON.stringify([asked, bounds, from === undefined]);
    const known = this.#answers.find(key);
    if (known && (from === undefined || (from >= known.from && from <= known.to)))
      return known.found;
    const found = yield* find();
    const fields = query.concepts ? null : [...this.#fieldsOf(query), this.#age];
    const held =
      from === undefined ? { from: 0, to: 0 } : { from, to: leastAge(this.#columns, from) };
    this.#answers.keep(key, fields, { found, ...held });
    return found;
  }

  #fieldsOf({ order, near = {}, withFacets, first, ...query }: AskedQuery): string[] {
    const facets = withFacets ? this.#columns.facets.keys() : [];
    const told = first?.anyOf.flatMap(fieldsOf) ?? [];
    const ordering = [...(order ? [order.by] : []), ...Object.keys(near)];
    return [...fieldsOf(query), ...told, ...facets, ...ordering];
  }

  #orderOf({ order }: AskedQuery): object | undefined {
    if (!order || !('ranks' in order)) return order;
    return { by: order.by, ranks: this.#numberOf(order.ranks) };
  }

  #firstOf({ first }: AskedQuery): object | undefined {
    return first && { ...first, anyOf: first.anyOf.map((sort) => this.#numberOf(sort)) };
  }

  #numberOf(known: object): number {
    const number = this.#numbers.get(known) ?? (this.#count += 1);
    this.#numbers.set(known, number);
    return number;
  }
}

/** The fields that the conditions of a query are about. */
export function fieldsOf({ where = {}, not = {} }: Pick<AskedQuery, 'where' | 'not'>): string[] {
  return [where, not].flatMap((conditions) =>
    Object.entries(conditions).flatMap(([name, value]) => (value === undefined ? [] : [name])),
  );
}
