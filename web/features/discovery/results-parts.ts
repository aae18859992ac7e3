import type { Language } from '@orendi/contract/language';
import type { Industry } from '@orendi/contract/schemas/industry';
import { m } from '@orendi/messages';
import type { ColorChoice } from '../catalogue/color-names/color-choices.ts';
import { categoryName, industryName } from '../catalogue/local-name.ts';
import { findCategory, findIndustry } from '../catalogue/find-choice.ts';
import { chosenValue } from './listing-filters.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';

const filterTitles = {
  sale: m.home_sale,
  packages: m.home_packages,
  new: m.home_new_collection,
  all: m.home_all_products,
};

/** What the results at this address are narrowed to, in short: nothing when they are everything. */
export function resultsParts(
  search: ListingSearch,
  industries: Industry[],
  colors: readonly ColorChoice[],
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
  const color = colors.find(({ value }) => value === search.color)?.[language];
  const facets = [search.brand, color, chosenValue(search, 'material', language)];
  return [words, place, kind, stock, ...facets].filter((part) => part !== undefined);
}

/** The parts as one title; undefined when there are none. */
export function joinParts(parts: readonly string[]): string | undefined {
  return parts.length === 0 ? undefined : parts.join(' · ');
}
