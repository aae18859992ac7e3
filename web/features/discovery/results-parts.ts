import type { Language } from '@orendi/contract/language';
import type { Industry } from '@orendi/contract/schemas/industry';
import { m } from '@orendi/messages';
import { categoryName, industryName } from '../catalogue/local-name.ts';
import { findCategory, findIndustry } from '../catalogue/find-choice.ts';
import { limitsOf } from './chosen/limit-texts.ts';
import type { FilterNames } from './load-filter-names.ts';
import { chosenValues } from './listing-filters.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';

/** What the quick filters are called. */
export const filterTitles = {
  sale: m.home_sale,
  packages: m.home_packages,
  new: m.home_new_collection,
  all: m.home_all_products,
};

/** What the results at this address are narrowed to, in short: nothing when they are everything. */
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
  const stock = search.inStock && m.home_in_stock();
  const words = search.query && m.home_quoted({ query: search.query });
  const named = (['colorGroup', 'color'] as const).flatMap((facet) =>
    (search[facet] ?? []).flatMap(
      (value) =>
        colors.find((color) => color.facet === facet && color.value === value)?.[language] ?? [],
    ),
  );
  const chosen = [search.brand ?? [], named, chosenValues(search, 'material', language)];
  const facets = chosen.filter((values) => values.length > 0).map((values) => values.join(', '));
  return [words, place, kind, stock, ...facets].filter((part) => part !== undefined);
}

/** The same with the limits, which the page itself shows elsewhere, as one title; undefined when there is nothing. */
export function resultsTitle(
  parts: readonly string[],
  search: ListingSearch,
  { towns }: FilterNames,
  language: Language,
): string | undefined {
  const limits = limitsOf(search, towns, language).map(({ text }) => text);
  return parts.length + limits.length === 0 ? undefined : [...parts, ...limits].join(' · ');
}
