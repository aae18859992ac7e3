import type { Found, Query } from '../engine.ts';
import { type Fields, namesOf } from '../fields.ts';
import { conceptClause } from './concept-clause.ts';
import { all, type Clause, conditionsOf, nothing, type Worths } from './conditions.ts';
import type { ExpandedConcept } from './expand-concepts.ts';
import { countFacets, countLacking, firstValues, readFacets } from './facet-counts.ts';
import { type IndexOptions, windowOf } from './index-shape.ts';
import type { Hit, SearchAnswer, SearchBody } from './multi-search.ts';
import { totalOf } from './multi-search.ts';
import { orderOf } from './order.ts';

/** What bodies of searches are made from. */
export interface SearchSource<F extends Fields, Kind extends string> {
  options: IndexOptions<F, Kind>;
  worths: Worths;
}

/** A query, and its concepts in words of the rows; null if it has none. */
export interface ExpandedQuery<F extends Fields, Kind extends string> {
  query: Query<F, Kind>;
  expanded: readonly ExpandedConcept[] | null;
}

/** The search for a query's range, total and counts. */
export function bodyOf<F extends Fields, Kind extends string>(
  { options, worths }: SearchSource<F, Kind>,
  { query, expanded }: ExpandedQuery<F, Kind>,
  facetValues = firstValues,
): SearchBody {
  const { fields } = options;
  const conditions = conditionsOf(fields, worths, query);
  const { base, facets, measured } = conditions;
  const narrowing = [...facets.values(), ...(measured ? [measured] : [])];
  const counted = {
    ...(query.withFacets && countFacets(fields, conditions, facetValues)),
    ...countLacking(conditions),
  };
  const isCounted = Object.keys(counted).length > 0;
  const { offset, limit } = query.range;
  return {
    ...idsOnly,
    ...(isWithinReach(options, query) ? { from: offset, size: limit } : { size: 0 }),
    track_total_hits: true,
    // What counts look at must not be narrowed for them; otherwise the search itself is narrowed, which costs less.
    query: matching([...base, ...(isCounted ? [] : narrowing)], expanded),
    ...(isCounted && narrowing.length > 0 && { post_filter: all(narrowing) }),
    ...(isCounted && { aggs: counted }),
    sort: orderOf(options, worths, query),
    track_scores: expanded !== null,
  };
}

/** Whether a search may skip all that lies before the range. */
export function isWithinReach(
  options: { window?: number },
  { range }: { range: { offset: number; limit: number } },
): boolean {
  return range.offset + range.limit <= windowOf(options);
}

/** What matches a query in every respect. */
export function matchesOf<F extends Fields, Kind extends string>(
  { options, worths }: SearchSource<F, Kind>,
  { query, expanded }: ExpandedQuery<F, Kind>,
  more: readonly Clause[] = [],
): Clause {
  const { base, facets, measured } = conditionsOf(options.fields, worths, query);
  const narrowing = [...facets.values(), ...(measured ? [measured] : [])];
  return matching([...base, ...narrowing, ...more], expanded);
}

/** Only the ids are wanted, and those are the last part of what the matches are sorted by. */
export const idsOnly = { _source: false, stored_fields: '_none_' } as const;

/** Nothing matches no concepts. */
export function matching(
  filter: readonly Clause[],
  expanded: readonly ExpandedConcept[] | null,
): Clause {
  const must = expanded?.map(conceptClause) ?? [];
  return expanded?.length === 0 ? nothing : { bool: { filter, must } };
}

export const idOf = ({ sort }: Hit): number => Number(sort?.at(-1));

/** @param hits the matches of the range, and then those among some ids */
export function readFound<F extends Fields, Kind extends string>(
  { options }: SearchSource<F, Kind>,
  { query, expanded }: ExpandedQuery<F, Kind>,
  answer: SearchAnswer | undefined,
  hits: readonly Hit[],
): Found<F> {
  const { fields, mostValues } = options;
  const counted = answer?.aggregations ?? {};
  const facets = query.withFacets
    ? readFacets(fields, counted, mostValues)
    : Object.fromEntries(namesOf(fields, 'facet').map((name) => [name, []]));
  return {
    ids: hits.map(idOf),
    scores: expanded ? hits.map(({ _score: score }) => score ?? 0) : [],
    total: totalOf(answer),
    lacking: counted.lacking?.doc_count ?? 0,
    facets,
  };
}
