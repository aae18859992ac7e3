import {
  filterGroup,
  filterGroupNames,
  type FilterName,
  filterOf,
  letGoWith,
} from '@orendi/contract/listing-filters';
import { nothingFound as limits } from '@orendi/contract/limits';
import type { Currency } from '@orendi/contract/money';
import type { SearchQuery } from '@orendi/contract/schemas/results-query';
import { convertAmount } from '@orendi/search/convert-amount';
import type { Services } from '../../../services.ts';
import { type CardRow, listCards, rangeOf } from '../listing-cards.ts';
import type { ListingQuery } from '../listing-fields.ts';
import { matchOf, orderOf, sizeOf } from '../listing-query.ts';
import { findAsked } from '../things/find-asked.ts';
import { listMeasures, measureMiss, type Miss } from './measure-miss.ts';
import type { MeantSearch } from '../understand/understand-query.ts';

/** The nearest misses when next to nothing was found. */
export interface Explanation {
  /** The nearest first. */
  misses: (Pick<Miss, 'exceeds'> & { row: CardRow })[];
  /** The most first; none if something was found. */
  loosen: { filter: FilterName; total: number }[];
}

type Sources = Pick<Services, 'db' | 'clock' | 'listings'>;

/**
 * Looks for what nearly matches a search that found little or nothing and, if it was nothing, for the filters without which
 * something would match. Only what the words name counts. One question to the engine, of a bounded number of searches.
 * @param total how many were found of what was asked for
 * @returns null if that is enough, there is no filter but words, or nothing comes close to the few that were found
 */
export async function explainNothing(
  { db, clock, listings }: Sources,
  query: MeantSearch,
  total: number,
): Promise<Explanation | null> {
  if (total >= limits.enough) return null;
  const active = filterGroupNames.filter((name) => narrows(query, name));
  if (active.every((name) => name === 'query')) return null;
  const nearby = nearbySearches(query);
  const isNothing = total === 0;
  if (!isNothing && nearby.length === 0) return null;
  const current = await listings.current();
  const { engine } = current;
  const named = await findAsked(query.query, current);
  const now = clock();
  const asked = (one: SearchQuery, most: number): ListingQuery => ({
    ...matchOf(one, { ...current, now }),
    first: named && one.query ? { anyOf: named, areLeading: true } : undefined,
    order: orderOf(one),
    near: sizeOf(query),
    range: rangeOf(1, most),
  });
  const others = isNothing
    ? active.filter((name) => nearby.every((one) => one.without !== name))
    : [];
  const searches: NearbySearch[] = [
    ...nearby,
    ...others.map((name) => ({ query: without(query, name), most: 0, without: name })),
  ];
  const found = await engine.find(searches.map((one) => asked(one.query, one.most)));
  const candidates = new Set(
    found.flatMap(({ ids, areFirst }) => ids.filter((_, place) => areFirst[place] !== false)),
  );
  const misses = await nearest([...candidates]);
  if (!isNothing) return misses.length > 0 ? { misses, loosen: [] } : null;
  const loosen = active.map((filter) => {
    const place = searches.findIndex((one) => one.without === filter);
    const own = found[place];
    const isNamed = named !== null && searches[place]?.query.query !== undefined;
    return { filter, total: (isNamed ? own?.firstTotal : own?.total) ?? 0 };
  });
  return {
    misses,
    loosen: loosen.filter((one) => one.total > 0).toSorted((a, b) => b.total - a.total),
  };

  async function nearest(ids: number[]): Promise<Explanation['misses']> {
    const measures = await listMeasures(db, ids);
    const misses = ids.flatMap((id) => {
      const listing = measures.get(id);
      const miss = listing && measureMiss(listing, query, convert);
      return miss ? [{ id, ...miss }] : [];
    });
    const best = misses.toSorted((a, b) => a.distance - b.distance).slice(0, limits.mostMisses);
    const shown = best.map(({ id }) => id);
    const cards = await listCards(db, shown);
    return best.flatMap(({ id, exceeds }) => {
      const row = cards.get(id);
      return row ? [{ row, exceeds }] : [];
    });
  }

  function convert(amount: number, from: Currency, to: Currency): number | null {
    const rates = listings.rates();
    return convertAmount(amount, rates[from] ?? 0, rates[to] ?? 0);
  }
}

/** Whether a filter or one that goes with it keeps anything out; what only orders does not. */
function narrows(query: SearchQuery, name: FilterName): boolean {
  return filterGroup(name).some((one) => {
    const { isOrder, modifies } = filterOf(one);
    const value = query[one];
    return !isOrder && !modifies && Boolean(Array.isArray(value) ? value.length : value);
  });
}

/** A search, and how many of what it finds are looked at. */
interface NearbySearch {
  query: SearchQuery;
  most: number;
  /** Without this filter, it finds everything. */
  without?: FilterName;
}

const mostOfAll = 500;
const mostOfOne = 100;
/** The filters that can be missed by more or less, by the names of their groups. */
const measurable = filterGroupNames.filter((name) => filterOf(name).kind === 'number');

/**
 * Searches that may find what nearly matches a search without results: without each limit that can be missed by more or
 * less, and without all of them. As few as possible, because each goes through all listings.
 */
function nearbySearches(query: SearchQuery): NearbySearch[] {
  const limits = measurable.filter((name) => filterGroup(name).some((one) => query[one]));
  // Listings shown because they lack a size cannot be compared.
  if (query.withoutSize) return [];
  const most = limits.length === 1 ? mostOfAll : mostOfOne;
  const withoutOne = limits.flatMap((name) => searchesWithout(query, name, most));
  if (limits.length < 2) return withoutOne;
  const relaxed = { ...without(query, ...limits), sortByPrice: undefined };
  return [...withoutOne, { query: relaxed, most: mostOfAll }];
}

/** The query without filters and those that are let go with them. */
function without(query: SearchQuery, ...names: FilterName[]): SearchQuery {
  const gone = names.flatMap(letGoWith).map((name) => [name, undefined]);
  return { ...query, ...Object.fromEntries(gone) };
}

function searchesWithout(query: SearchQuery, name: FilterName, most: number): NearbySearch[] {
  const rest = { ...without(query, name), sortByPrice: undefined };
  if (name !== 'priceFrom') return [{ query: rest, most, without: name }];
  const { priceFrom, priceTo, priceCurrency } = query;
  // Nothing is within the limits: the cheapest are the nearest above one, the dearest below one.
  const upward = { ...rest, sortByPrice: 'asc' as const };
  const downward = { ...rest, sortByPrice: 'desc' as const };
  if (!priceFrom) return [{ query: upward, most, without: name }];
  if (!priceTo) return [{ query: downward, most, without: name }];
  return [
    { query: { ...upward, priceFrom: priceTo, priceCurrency }, most },
    { query: { ...downward, priceTo: priceFrom, priceCurrency }, most },
    { query: rest, most: 0, without: name },
  ];
}
