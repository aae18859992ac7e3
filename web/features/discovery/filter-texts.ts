import type { Language } from '@orendi/contract/language';
import { type FilterName, flagNames, townFilterNames } from '@orendi/contract/listing-filters';
import type { Industry } from '@orendi/contract/schemas/industry';
import { m } from '@orendi/messages';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { numberText, priceText } from '../../platform/number-text.ts';
import { findCategory, findIndustry } from '../catalogue/find-choice.ts';
import { categoryName, industryName } from '../catalogue/local-name.ts';
import { chosenValues } from './listing-filters.ts';
import type { FilterNames } from './load-filter-names.ts';

interface Reader {
  towns: FilterNames['towns'];
  language: Language;
}

interface FilterText {
  /** Names the filter where its control is, and wherever it has no value to name. */
  label?: () => string;
  /** Words for the chosen value, on a chip and in titles; empty for a value without a name. */
  chip?: (search: ListingSearch, reader: Reader) => string;
  chipWith?: readonly FilterName[];
  /** Words for how far a near miss exceeds it. */
  miss?: (by: number, unit: string) => string;
  /** The bar has a control for it. */
  isInBar?: true;
}

const bySize =
  (say: (inputs: { size: string }) => string): FilterText['miss'] =>
  (by) =>
    say({ size: numberText(by) });

const byPrice =
  (say: (inputs: { amount: string }) => string): FilterText['miss'] =>
  (by, unit) =>
    say({ amount: priceText(by, unit) });

const inTown =
  (name: 'town' | 'deliversTo' | 'near', say: (inputs: { town: string }) => string) =>
  (search: ListingSearch, { towns, language }: Reader) => {
    const town = towns.find(({ slug }) => slug === search[name]);
    return town ? say({ town: town[language] }) : '';
  };

/** How filters read on the page, in the order of their chips. */
export const filterTexts: Partial<Record<FilterName, FilterText>> = {
  industryId: { label: m.home_industry },
  categoryId: { label: m.home_category },
  inStock: { label: m.home_in_stock, isInBar: true },
  sortByPrice: { label: m.home_price },
  priceFrom: {
    label: m.limits_price_from,
    chip: rangeText,
    chipWith: ['priceTo'],
    miss: byPrice(m.miss_cheaper),
  },
  priceTo: { label: m.limits_price_to, miss: byPrice(m.miss_dearer) },
  fitsLength: {
    label: m.limits_length,
    chip: floorText,
    chipWith: ['fitsWidth'],
    miss: bySize(m.miss_longer),
  },
  fitsWidth: { label: m.limits_width, miss: bySize(m.miss_wider) },
  aboutLength: { chip: aboutText, chipWith: ['aboutWidth'], miss: bySize(m.miss_off_length) },
  aboutWidth: { miss: bySize(m.miss_off_width) },
  fitsHeight: {
    label: m.limits_height,
    chip: ({ fitsHeight = 0 }) => m.limit_height({ size: numberText(fitsHeight) }),
    miss: bySize(m.miss_higher),
  },
  withoutSize: { chip: () => m.limit_without_size() },
  madeToMeasure: { label: m.limits_made_to_measure, chip: () => m.limit_made_to_measure() },
  leadTimeTo: {
    label: m.limits_lead_time,
    chip: ({ leadTimeTo = 0 }) => m.limit_lead_time({ count: leadTimeTo }),
    miss: (count) => m.miss_later({ count }),
  },
  assembly: { label: m.limits_assembly, chip: () => m.limit_assembly() },
  town: { label: m.where_town, chip: inTown('town', m.limit_town) },
  deliversTo: { label: m.where_delivers_to, chip: inTown('deliversTo', m.limit_delivers_to) },
  near: { label: m.where_near, chip: inTown('near', m.limit_near) },
};
const chips = Object.entries(filterTexts).flatMap(([name, { chip, chipWith = [] }]) =>
  chip ? [{ filters: [name as FilterName, ...chipWith], chip }] : [],
);

export const barFlags = flagNames.filter((name) => filterTexts[name]?.isInBar);

export function labelOf(name: FilterName): string {
  return filterTexts[name]?.label?.() ?? '';
}

export const filterTitles = {
  sale: m.home_sale,
  packages: m.home_packages,
  new: m.home_new_collection,
  all: m.home_all_products,
};

/** The limits of price, size, time and place that a search sets: those that no control in the bar shows. */
export function limitsOf(
  search: ListingSearch,
  towns: FilterNames['towns'],
  language: Language,
): { filters: readonly FilterName[]; text: string }[] {
  return chips.flatMap(({ filters, chip }) => {
    const isSet = filters.some((name) => search[name] !== undefined);
    const text = isSet ? chip(search, { towns, language }) : '';
    return text === '' ? [] : [{ filters, text }];
  });
}

/** Counts the limits, except those of place, which have a control of their own. */
export function countLimits(...of: Parameters<typeof limitsOf>): number {
  return limitsOf(...of).length - countTowns(of[0]);
}

export function countTowns(search: ListingSearch): number {
  return townFilterNames.filter((name) => search[name] !== undefined).length;
}

/** Names what narrows the results of this address; empty when nothing does. */
export function resultsParts(
  search: ListingSearch,
  industries: Industry[],
  { colors }: FilterNames,
  language: Language,
): string[] {
  const category = findCategory(industries, search)?.category;
  const industry = findIndustry(industries, search);
  const place = category
    ? categoryName(category, language)
    : industry && industryName(industry, language);
  const kind = search.filterBy && filterTitles[search.filterBy]();
  const flags = barFlags.filter((name) => search[name]).map(labelOf);
  const words = search.query && m.home_quoted({ query: search.query });
  const named = (['colorGroup', 'color'] as const).flatMap((facet) =>
    (search[facet] ?? []).flatMap(
      (value) =>
        colors.find((color) => color.facet === facet && color.value === value)?.[language] ?? [],
    ),
  );
  const chosen = [search.brand ?? [], named, chosenValues(search, 'material', language)];
  const facets = chosen.filter((values) => values.length > 0).map((values) => values.join(', '));
  return [words, place, kind, ...flags, ...facets].filter((part) => part !== undefined);
}

/** Joins the parts and the limits, which the page itself shows elsewhere; undefined when there are none. */
export function resultsTitle(
  parts: readonly string[],
  search: ListingSearch,
  { towns }: FilterNames,
  language: Language,
): string | undefined {
  const limits = limitsOf(search, towns, language).map(({ text }) => text);
  return parts.length + limits.length === 0 ? undefined : [...parts, ...limits].join(' · ');
}

/** `€400–€600`, `Up to €600`, `From €400`. */
function rangeText(search: ListingSearch): string {
  const { priceFrom, priceTo, priceCurrency = 'EUR' } = search;
  const from = priceFrom === undefined ? '' : priceText(priceFrom, priceCurrency);
  const to = priceTo === undefined ? '' : priceText(priceTo, priceCurrency);
  if (from && to) return m.limit_price_between({ from, to });
  return from ? m.limit_price_from({ from }) : m.limit_price_to({ to });
}

/** With one floor limit, the longer side of a piece keeps it. */
function floorText({ fitsLength, fitsWidth }: ListingSearch): string {
  if (fitsLength !== undefined && fitsWidth !== undefined) {
    const [length, width] = [fitsLength, fitsWidth].map(numberText);
    return m.limit_floor({ length: length ?? '', width: width ?? '' });
  }
  return m.limit_length({ size: numberText(fitsLength ?? fitsWidth ?? 0) });
}

function aboutText({ aboutLength, aboutWidth }: ListingSearch): string {
  const sides = [aboutLength, aboutWidth].filter((side) => side !== undefined);
  return m.limit_about({ size: sides.map(numberText).join(' × ') });
}
