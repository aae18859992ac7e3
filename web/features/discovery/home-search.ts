import { maxId, textLimits } from '@orendi/contract/limits';
import { filterByValues, sortDirections } from '@orendi/contract/listings';
import { oneOf, pageNumber, searchSchema, text, wholeNumber } from '../../search-schema.ts';
import { maxPages } from './load-pages.ts';

const page = pageNumber(maxPages);

/** The parameters of the home page: what is searched and filtered, and how far each list is opened. */
export const homeSearch = searchSchema({
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
});

export type HomeSearch = ReturnType<typeof homeSearch.parse>;
