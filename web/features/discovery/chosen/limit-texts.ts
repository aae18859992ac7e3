import type { Language } from '@orendi/contract/language';
import {
  type FilterName,
  townFilterNames,
  type TownFilterName,
} from '@orendi/contract/listing-filters';
import { formatNumber, formatPrice } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import type { ListingSearch } from '../../../platform/listing-search.ts';
import type { FilterNames } from '../load-filter-names.ts';

/** What is chosen by one or more filters that belong together, in words. */
interface Limit {
  filters: readonly FilterName[];
  text: string;
}

/** The limits of price, size, time and place that a search sets: those whose controls do not show them. */
export function limitsOf(
  search: ListingSearch,
  towns: FilterNames['towns'],
  language: Language,
): Limit[] {
  const { leadTimeTo: weeks } = search;
  const inTown = (name: TownFilterName, say: (inputs: { town: string }) => string): Limit => {
    const town = towns.find(({ slug }) => slug === search[name]);
    return { filters: [name], text: town ? say({ town: town[language] }) : '' };
  };
  const limits: Limit[] = [
    { filters: ['priceFrom', 'priceTo'], text: priceText(search, language) },
    { filters: ['fitsLength', 'fitsWidth'], text: floorText(search, language) },
    { filters: ['aboutLength', 'aboutWidth'], text: aboutText(search, language) },
    { filters: ['fitsHeight'], text: heightText(search, language) },
    { filters: ['withoutSize'], text: search.withoutSize ? m.limit_without_size() : '' },
    { filters: ['madeToMeasure'], text: search.madeToMeasure ? m.limit_made_to_measure() : '' },
    {
      filters: ['leadTimeTo'],
      text: weeks === undefined ? '' : m.limit_lead_time({ count: weeks }),
    },
    { filters: ['assembly'], text: search.assembly ? m.limit_assembly() : '' },
    inTown('town', m.limit_town),
    inTown('deliversTo', m.limit_delivers_to),
    inTown('near', m.limit_near),
  ];
  return limits.filter(({ text }) => text !== '');
}

/** How many limits there are but those of place, which have a control of their own. */
export function countLimits(...of: Parameters<typeof limitsOf>): number {
  return limitsOf(...of).length - countTowns(of[0]);
}

export function countTowns(search: ListingSearch): number {
  return townFilterNames.filter((name) => search[name] !== undefined).length;
}

/** `€400–€600`, `Up to €600`, `From €400`. */
function priceText(search: ListingSearch, language: Language): string {
  const { priceFrom, priceTo, priceCurrency = 'EUR' } = search;
  const from = priceFrom === undefined ? '' : formatPrice(priceFrom, priceCurrency, language);
  const to = priceTo === undefined ? '' : formatPrice(priceTo, priceCurrency, language);
  if (from && to) return m.limit_price_between({ from, to });
  return from ? m.limit_price_from({ from }) : to && m.limit_price_to({ to });
}

/** With one floor limit, the longer side of a piece keeps it. */
function floorText({ fitsLength, fitsWidth }: ListingSearch, language: Language): string {
  if (fitsLength !== undefined && fitsWidth !== undefined) {
    const [length, width] = [fitsLength, fitsWidth].map((side) => formatNumber(side, language));
    return m.limit_floor({ length: length ?? '', width: width ?? '' });
  }
  const side = fitsLength ?? fitsWidth;
  return side === undefined ? '' : m.limit_length({ size: formatNumber(side, language) });
}

function aboutText({ aboutLength, aboutWidth }: ListingSearch, language: Language): string {
  const sides = [aboutLength, aboutWidth].filter((side) => side !== undefined);
  const size = sides.map((side) => formatNumber(side, language)).join(' × ');
  return size && m.limit_about({ size });
}

function heightText({ fitsHeight }: ListingSearch, language: Language): string {
  return fitsHeight === undefined
    ? ''
    : m.limit_height({ size: formatNumber(fitsHeight, language) });
}
