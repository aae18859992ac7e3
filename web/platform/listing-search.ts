import { maxId, textLimits } from '@orendi/contract/limits';
import { filterByValues, sortDirections } from '@orendi/contract/listings';
import { oneOf, pageNumber, searchSchema, text, wholeNumber } from './search-schema.ts';

/** Far beyond any list; keeps numbers in addresses sane. */
const maxPages = 100_000;
const page = pageNumber(maxPages);

/** What the values of a product can be chosen from: a material has a value in each language. */
export const facets = ['brand', 'color', 'material'] as const;
export type Facet = (typeof facets)[number];

/** The parameters of a page that browses listings: what is searched and filtered, and how far each list is opened. */
export const listingSearch = searchSchema({
  query: text(textLimits.query),
  industryId: wholeNumber(maxId),
  categoryId: wholeNumber(maxId),
  filterBy: oneOf(filterByValues),
  brand: text(textLimits.attribute),
  color: text(textLimits.color),
  material: text(textLimits.attribute),
  material_al: text(textLimits.attribute),
  sortByPrice: oneOf(sortDirections),
  page,
  saleProductsPage: page,
  newCollectionProductsPage: page,
  packagesPage: page,
  allProductsPage: page,
  /** The facet whose values the page lists, for a press before the script is there. */
  choose: oneOf(facets),
});

export type ListingSearch = ReturnType<typeof listingSearch.parse>;
