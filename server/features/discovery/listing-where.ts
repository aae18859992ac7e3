import { aboutShare, newCollectionDays } from '@orendi/contract/limits';
import { facetNames, type FlagName, flagNames } from '@orendi/contract/listing-filters';
import type { SearchQuery } from '@orendi/contract/schemas/results-query';
import type { ListingWhere } from './listing-fields.ts';
import { inTownOrDelivered, numberOfSlug } from './places.ts';

type Filters = Partial<SearchQuery>;

/** Whether a size is limited. */
export function asksForSize({ fitsLength, fitsWidth, fitsHeight, ...query }: Filters): boolean {
  return Boolean(fitsLength || fitsWidth || fitsHeight || query.aboutLength || query.aboutWidth);
}

/** The flags that a listing has a field of the same name for. */
const fieldFlags = flagNames.filter(
  (name): name is Exclude<FlagName, 'withoutSize'> => name !== 'withoutSize',
);

/** The conditions of a search's filters on the fields. Facets and flags have the same names as the listing's fields. */
export function whereOf(query: Filters, now: Date): ListingWhere {
  const { filterBy, businessId, industryId, categoryId } = query;
  return {
    business: businessId,
    industry: industryId,
    category: categoryId,
    onSale: filterBy === 'sale' ? 1 : undefined,
    publishedAt: filterBy === 'new' ? { from: secondsOf(startOfNew(now)) } : undefined,
    price: priceOf(query),
    leadTime: upTo(query.leadTimeTo),
    ...floorOf(query),
    height: upTo(query.fitsHeight),
    ...placeOf(query),
    ...Object.fromEntries(facetNames.map((name) => [name, someOf(query[name])])),
    ...Object.fromEntries(fieldFlags.map((name) => [name, query[name] ? 1 : undefined])),
  };
}

/** 0 counts as not given, like in every filter by a number. */
function given(limit: number | undefined): number | undefined {
  return limit === 0 ? undefined : limit;
}

function upTo(limit: number | undefined): { to: number } | undefined {
  const to = given(limit);
  return to === undefined ? undefined : { to };
}

function priceOf({ priceFrom, priceTo, priceCurrency = 'EUR' }: Filters): ListingWhere['price'] {
  const from = given(priceFrom);
  const to = given(priceTo);
  if (from === undefined && to === undefined) return undefined;
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    unit: priceCurrency,
  };
}

/** Two sides fit either way round when the longer is within the larger limit, and the shorter within the smaller one. */
function floorOf({ fitsLength, fitsWidth, ...query }: Filters): ListingWhere {
  const most = sidesOf(fitsLength, fitsWidth);
  const about = sizeOf(query);
  return {
    longSide: boundsOf(most?.longSide, about?.longSide),
    shortSide: boundsOf(most?.shortSide, about?.shortSide),
  };
}

/** The floor sides that a piece is to have, more or less, and that the nearest to come first. */
export const sizeOf = ({ aboutLength, aboutWidth }: Filters) => sidesOf(aboutLength, aboutWidth);

function sidesOf(one = 0, other = 0) {
  const shortSide = Math.min(one, other) || undefined;
  return one || other ? { longSide: Math.max(one, other), shortSide } : undefined;
}

function boundsOf(most: number | undefined, about: number | undefined) {
  if (about === undefined) return upTo(most);
  const to = about * (1 + aboutShare);
  return { from: about * (1 - aboutShare), to: Math.min(most ?? to, to) };
}

function placeOf({ town, deliversTo }: Filters): ListingWhere {
  if (deliversTo !== undefined) return { places: inTownOrDelivered(town, deliversTo) };
  return { town: town === undefined ? undefined : numberOfSlug(town) };
}

/** An empty list counts as not given. */
function someOf(values: readonly string[] | undefined): readonly string[] | undefined {
  return values && values.length > 0 ? values : undefined;
}

/** The moment from which listings belong to the new collection. */
export function startOfNew(now: Date): Date {
  return new Date(now.getTime() - newCollectionDays * 86_400_000);
}

/** Seconds since 1970, the search's unit for publication times. */
export function secondsOf(moment: Date): number {
  return moment.getTime() / 1000;
}
