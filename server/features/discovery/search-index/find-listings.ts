import type { SortDirection } from '@orendi/contract/listings';
import type { QueryConcept } from '../words/analyse-query.ts';
import { type Columns, type FacetName, slotKinds } from './columns.ts';
import { countListings, listSlots } from './filter-slots.ts';
import { isMeantBy, isWholeKind, type ListingFilter } from './listing-filter.ts';
import type { LiveIndex } from './live-index.ts';
import { isNewer, newestFirst, walkNewest } from './newest-first.ts';
import { pickSlots, type SlotOrder } from './pick-slots.ts';
import type { Matches } from './slots.ts';
import { type Survey, surveySlots, valuesOfAll } from './survey-slots.ts';

export interface Stretch {
  offset: number;
  limit: number;
}

/** Farther down than this, going through all at once is quicker than one by one. */
const mostWalked = 1_000;

/** Filters whose values are remembered between two changes; beyond, they are counted anew. */
const mostSurveyed = 500;

export interface FoundListings {
  /** Of the stretch, in order. */
  ids: number[];
  total: number;
  /** What the listings can be narrowed by; each facet as if it were not set itself. */
  values: Record<FacetName, string[]>;
}

/**
 * Finds listings and puts them in order: by price where asked, else the best answer to the query first, else the newest.
 * @param concepts null for no query
 */
export function findListings(
  live: LiveIndex,
  filter: ListingFilter,
  concepts: readonly QueryConcept[] | null,
  byPrice: SortDirection | undefined,
  { offset, limit }: Stretch,
): FoundListings {
  const { index, matcher, rates } = live;
  const { columns } = index;
  const end = offset + limit;
  const known = concepts ? undefined : rememberedValues(live, filter);
  if (known && !byPrice && !hasFacets(filter) && end <= mostWalked) {
    return { ...findNewest(live, filter, { offset, limit }), values: known };
  }
  const matches = concepts && matcher.match(concepts, slotKinds[filter.type]);
  const found = surveySlots(columns, filter, matches, known);
  if (!concepts) remember(live, filter, found.values);
  const order = byPrice
    ? cheapestFirst(columns, rates, byPrice)
    : matches
      ? bestFirst(columns, matches)
      : newestFirst(columns);
  const picked = pickSlots(found, order, offset, end);
  return { ids: idsOf(columns, picked), total: found.count, values: found.values };
}

export interface NewestListings {
  ids: number[];
  total: number;
}

/** The newest of a filter that names no facet values. */
export function findNewest(
  { index: { columns } }: LiveIndex,
  filter: ListingFilter,
  { offset, limit }: Stretch,
): NewestListings {
  const end = offset + limit;
  if (end > mostWalked) {
    const found = listSlots(columns, filter);
    const picked = pickSlots(found, newestFirst(columns), offset, end);
    return { ids: idsOf(columns, picked), total: found.count };
  }
  const picked = limit === 0 ? [] : walkNewest(columns, isMeantBy(columns, filter), offset, end);
  return { ids: idsOf(columns, picked), total: countListings(columns, filter) };
}

/** What a filter can be narrowed by, where that needs no counting. What is new now is not what was new before. */
function rememberedValues(live: LiveIndex, filter: ListingFilter): Survey['values'] | undefined {
  if (filter.publishedSince) return undefined;
  const known = live.surveyed.get(JSON.stringify(filter));
  if (known) return known;
  const isAll = filter.type === 'product' && !filter.onSale && isWholeKind(filter);
  if (!isAll || hasFacets(filter)) return undefined;
  const values = valuesOfAll(live.index.columns);
  remember(live, filter, values);
  return values;
}

function remember({ surveyed }: LiveIndex, filter: ListingFilter, values: Survey['values']): void {
  if (!filter.publishedSince && surveyed.size < mostSurveyed) {
    surveyed.set(JSON.stringify(filter), values);
  }
}

function hasFacets({ facets }: ListingFilter): boolean {
  return Object.values(facets).some((value) => value !== undefined);
}

function idsOf({ id }: Columns, slots: number[]): number[] {
  return slots.map((slot) => id[slot] ?? 0);
}

/** The best answers first, equally good ones by age. */
export function bestFirst(columns: Columns, { scores }: Matches): SlotOrder {
  return { keys: scores, direction: -1, comesBefore: isNewer(columns) };
}

/**
 * By the price after the sale, in euro at the rates of now; equal prices by id, in both directions.
 * @param rates euros for one unit of each currency, by its place in `currencies`
 */
function cheapestFirst(columns: Columns, rates: Float64Array, direction: SortDirection): SlotOrder {
  const { id } = columns;
  return {
    keys: columns.euros(rates),
    direction: direction === 'asc' ? 1 : -1,
    comesBefore: (a, b) => (id[a] ?? 0) < (id[b] ?? 0),
  };
}
