import type { Found, Query } from '../engine.ts';
import { type Columns, wordsField } from './columns.ts';
import type { FacetCounts } from './facet.ts';
import type { FieldChanges } from './field-changes.ts';
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
 * that it is about, a facet if it lists them; for a query with words, the words of any row. So a frequent query keeps its
 * answer when an amount changes. Facet counts are kept besides: they are the same on every page and in every
 * order. Of more matches of words than are counted, they may then be of others that are as good.
 */
export function createAnswerMemory(columns: Columns) {
  const { ageField } = columns;
  const answers = createKept<Answer>(columns.changes);
  const counted = createKept<FacetCounts>(columns.changes);
  /** Apart, as there are more of them, which would soon be all that is kept. */
  const countedOfWords = createKept<FacetCounts>(columns.changes);
  /** Numbers for objects that are long, and mostly the same few. */
  const numbers = new WeakMap<object, number>();
  let last = 0;
  const numberOf = (known: object): number => {
    const number = numbers.get(known) ?? (last += 1);
    numbers.set(known, number);
    return number;
  };
  /** The words of a query are long too, and needed twice: for the answer and for its facets. */
  const texts = new WeakMap<object, string>();
  const textOf = ({ concepts }: Query): string => {
    if (!concepts) return '';
    const text = texts.get(concepts) ?? JSON.stringify(concepts);
    texts.set(concepts, text);
    return text;
  };
  const orderOf = ({ order }: Query): object | undefined =>
    order && 'ranks' in order ? { by: order.by, ranks: numberOf(order.ranks) } : order;
  const firstOf = ({ first }: Query): object | undefined =>
    first && { ...first, anyOf: first.anyOf.map(numberOf) };
  const allFieldsOf = ({ order, near = {}, withFacets, first, ...query }: Query): string[] => {
    const facets = withFacets ? columns.facets.keys() : [];
    const told = first?.anyOf.flatMap(fieldsOf) ?? [];
    const ordering = [...(order ? [order.by] : []), ...Object.keys(near)];
    return [...fieldsOf(query), ...told, ...facets, ...ordering];
  };
  return {
    /** @returns an answer that others may get too, so it must not be changed */
    *answer(query: Query, find: () => Steps<Found>): Steps<Found> {
      if (query.among) return yield* find();
      const { [ageField]: age, ...where } = query.where ?? {};
      const { from, ...bounds }: { from?: number } = (age as object | undefined) ?? {};
      const { concepts: _, ...rest } = query;
      const asked = { ...rest, where, order: orderOf(query), first: firstOf(query) };
      const key = textOf(query) + JSON.stringify([asked, bounds, from === undefined]);
      const known = answers.find(key);
      if (known && (from ?? 0) >= known.from && (from ?? 0) <= known.to) return known.found;
      const found = yield* find();
      const fields = [...allFieldsOf(query), ageField];
      const to = from === undefined ? 0 : leastAge(columns, from);
      answers.keep(key, fields, { found, from: from ?? 0, to });
      return found;
    },
    /** The facet counts of a query, as counted before if they are the same. */
    *facets(query: Query, count: () => Steps<FacetCounts>): Steps<FacetCounts> {
      const { kind, where, not, lacking, mayForgive } = query;
      const fields = fieldsOf(query);
      // Bounds of the age move with the time, so they are hardly ever asked for again.
      if (fields.includes(ageField)) return yield* count();
      const key = textOf(query) + JSON.stringify([mayForgive, kind, where, not, lacking]);
      const kept = query.concepts ? countedOfWords : counted;
      const known = kept.find(key);
      if (known) return known;
      const counts = yield* count();
      kept.keep(key, [...fields, ...columns.facets.keys()], counts);
      return counts;
    },
  };
}

type Asked = Pick<Query, 'concepts'> & { [name in 'where' | 'not']?: object | undefined };

/** The fields that the words and the conditions of a query are about. */
function fieldsOf({ where = {}, not = {}, concepts }: Asked) {
  const instead = concepts?.map(({ orWhere = {} }) => orWhere) ?? [];
  const names = [where, not, ...instead].flatMap((conditions) =>
    Object.entries(conditions).flatMap(([name, value]) => (value === undefined ? [] : [name])),
  );
  return concepts ? [...names, wordsField] : names;
}

/** How many answers are kept: the latest ones. */
const mostKept = 500;

/** The latest answers, each for as long as nothing has changed that it depends on. */
function createKept<Value>(changes: FieldChanges) {
  /** The latest last. */
  const answers = new Map<string, { value: Value; fields: readonly string[]; latest: number }>();
  return {
    find(key: string): Value | undefined {
      const known = answers.get(key);
      if (!known) return undefined;
      answers.delete(key);
      if (changes.latest(known.fields) > known.latest) return undefined;
      answers.set(key, known);
      return known.value;
    },
    /** @param fields what the answer depends on, besides which rows of which kind there are */
    keep(key: string, fields: readonly string[], value: Value): void {
      answers.delete(key);
      if (changes.isUnsettled) return;
      for (const oldest of answers.keys()) {
        if (answers.size < mostKept) break;
        answers.delete(oldest);
      }
      answers.set(key, { value, fields, latest: changes.latest(fields) });
    },
  };
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
