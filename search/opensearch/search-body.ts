import type { Found, Query } from '../engine.ts';
import { namesOf } from '../fields.ts';
import { conceptClause, conceptFilter } from './concept-clause.ts';
import { all, type Clause, conditionsOf, nothing, ofSorts, type Worths } from './conditions.ts';
import type { ExpandedConcept } from './expand-concepts.ts';
import { countFacets, countSorts, firstValues, readFacets } from './facet-counts.ts';
import { type IndexOptions, windowOf } from './index-shape.ts';
import {
  type Ask,
  countOf,
  type Hit,
  type SearchAnswer,
  type SearchBody,
  totalOf,
} from './multi-search.ts';
import { type Asked, leadingScore, orderOf } from './order.ts';

/** Where rows are, and what searches for them are made from. */
export interface SearchSource {
  ask: Ask;
  options: IndexOptions;
  worths: Worths;
}

/** A query, and its concepts in words of the rows; null if it has none. */
export interface ExpandedQuery {
  query: Query;
  expanded: readonly ExpandedConcept[] | null;
}

/**
 * The search for a query's total and counts. It leaves out scores and order, which would cost something for every match;
 * and the cluster caches its answer for all ranges until a row changes.
 */
export function countsBodyOf(
  { options, worths }: SearchSource,
  { query, expanded }: ExpandedQuery,
  facetValues = firstValues,
): SearchBody {
  const { fields } = options;
  const conditions = conditionsOf(fields, worths, query);
  const { base, narrowing } = conditions;
  const counted = {
    ...(query.withFacets && countFacets(fields, conditions, facetValues)),
    ...countSorts(conditions, query.first ? ofSorts(query.first.anyOf) : null),
  };
  const isCounted = Object.keys(counted).length > 0;
  return {
    ...countOf(saying([...base, ...(isCounted ? [] : narrowing)], expanded)),
    // Counts must see rows outside of the narrowing; without counts, narrowing the search itself costs less.
    ...(isCounted && narrowing.length > 0 && { post_filter: all(narrowing) }),
    ...(isCounted && { aggs: counted }),
  };
}

/**
 * The search for a query's range, if there is one within reach. As it counts nothing, nodes pass over whatever can no
 * longer be among the first.
 */
export function rangeBodiesOf(source: SearchSource, asked: ExpandedQuery): SearchBody[] {
  const { query, expanded } = asked;
  const { offset, limit } = query.range;
  if (limit === 0 || !isWithinReach(source.options, query)) return [];
  return [
    {
      ...idsBodyOf(source, asked),
      from: offset,
      size: limit,
      // Tracking scores every match, which is not needed where scores are part of the order.
      track_scores: expanded !== null && placeOfScore(query) === -1,
    },
  ];
}

/** Where the score stands among what the matches are sorted by: see `orderOf`; -1 if it is no part of that. */
function placeOfScore({ order, near, concepts, first }: Asked): number {
  if (!concepts) return -1;
  if (!order && !near) return 0;
  if (order && !('ranks' in order)) return -1;
  return [first?.areLeading, near, order].filter(Boolean).length;
}

/** Whether a search may skip all that lies before the range. */
export function isWithinReach(
  options: { window?: number },
  { range }: { range: { offset: number; limit: number } },
): boolean {
  return range.offset + range.limit <= windowOf(options);
}

/** The clause that matches a query in every respect. */
function matchesOf(
  { options, worths }: SearchSource,
  { query, expanded }: ExpandedQuery,
  more: readonly Clause[],
): Clause {
  const { base, narrowing } = conditionsOf(options.fields, worths, query);
  const matches = matching([...base, ...narrowing, ...more], expanded);
  if (!query.first || matches === nothing) return matches;
  const { anyOf, areLeading } = query.first;
  const boost = areLeading ? leadingScore : 0;
  const told = { constant_score: { filter: ofSorts(anyOf), boost, _name: nameOfFirst } };
  return { bool: { must: [matches], should: [told] } };
}

const nameOfFirst = 'first';

/**
 * The search for matches of which only the ids are wanted: those are the last part of what the matches are sorted by.
 */
export function idsBodyOf(
  source: SearchSource,
  asked: ExpandedQuery,
  more: readonly Clause[] = [],
): SearchBody {
  return {
    _source: false,
    stored_fields: '_none_',
    track_total_hits: false,
    query: matchesOf(source, asked, more),
    sort: orderOf(source.options, source.worths, asked.query),
    track_scores: asked.expanded !== null,
  };
}

/** Matches the same rows as `matching`, without scores. */
export function saying(filter: readonly Clause[], expanded: readonly ExpandedConcept[] | null) {
  if (expanded?.length === 0) return nothing;
  return all([...filter, ...(expanded?.map(conceptFilter) ?? [])]);
}

/** Matches rows that answer all concepts; none if the list is empty. */
function matching(filter: readonly Clause[], expanded: readonly ExpandedConcept[] | null) {
  const must = expanded?.map(conceptClause) ?? [];
  return expanded?.length === 0 ? nothing : { bool: { filter, must } };
}

const idOf = ({ sort }: Hit): number => Number(sort?.at(-1));

/** Strips the bonus that makes a match lead. */
const scoreOf = ({ _score: score, sort }: Hit, place: number) =>
  (score ?? Number(sort?.at(place))) % leadingScore;

/** @param hits the matches of the range, and then those among some ids */
export function readFound(
  { options }: SearchSource,
  { query, expanded }: ExpandedQuery,
  answer: SearchAnswer | undefined,
  hits: readonly Hit[],
): Found {
  const { fields, mostValues } = options;
  const counted = answer?.aggregations ?? {};
  const facets = query.withFacets
    ? readFacets(fields, counted, mostValues)
    : Object.fromEntries(namesOf(fields, 'facet').map((name) => [name, []]));
  return {
    ids: hits.map(idOf),
    scores: expanded ? hits.map((hit) => scoreOf(hit, placeOfScore(query))) : [],
    total: totalOf(answer),
    areFirst: query.first
      ? hits.map((hit) => hit.matched_queries?.includes(nameOfFirst) === true)
      : [],
    firstTotal: counted.first?.doc_count ?? 0,
    lacking: counted.lacking?.doc_count ?? 0,
    facets,
  };
}
