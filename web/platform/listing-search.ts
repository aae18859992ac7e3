import {
  facets,
  type FilterName,
  filterNames,
  filterOf,
  type FilterValue,
} from '@orendi/contract/listing-filters';
import {
  oneOf,
  pageNumber,
  type ParameterReader,
  searchSchema,
  text,
  wholeNumber,
} from './search-schema.ts';

/** Far more than any list has; bounds the numbers in addresses. */
const maxPages = 100_000;

type FilterReaders = { [Name in FilterName]: ParameterReader<FilterValue<Name>> };

const filterReaders = Object.fromEntries(
  filterNames.map((name) => [name, readerOf(name)]),
) as FilterReaders;

function readerOf(name: FilterName): ParameterReader<string | number | true> {
  const filter = filterOf(name);
  if (filter.kind === 'id') return wholeNumber(filter.max);
  if (filter.kind === 'choice') return oneOf(filter.values);
  if (filter.kind === 'flag') return (word) => (word === 'true' ? true : undefined);
  return text(filter.max);
}

const page = pageNumber(maxPages);

/** The address parameters of pages that list listings: search, filters, and how far each list is expanded. */
export const listingSearch = searchSchema({
  ...filterReaders,
  page,
  saleProductsPage: page,
  newCollectionProductsPage: page,
  packagesPage: page,
  allProductsPage: page,
  /** The facet whose values the page lists, for use without script. */
  choose: oneOf(facets),
});

export type ListingSearch = ReturnType<typeof listingSearch.parse>;
