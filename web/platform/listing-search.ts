import { facetValues, textLimits } from '@orendi/contract/limits';
import {
  type Facet,
  facets,
  type FilterName,
  filterNames,
  filterOf,
  type FilterValue,
} from '@orendi/contract/listing-filters';
import { readCentimeters } from './centimeters.ts';
import {
  amount,
  decimal,
  type ListReader,
  oneOf,
  pageNumber,
  type ParameterReader,
  searchSchema,
  text,
  wholeNumber,
  wholeWords,
} from './search-schema.ts';

/** Far more than any list has; bounds the numbers in addresses. */
const maxPages = 100_000;

/** These lists are long, so the browser takes from its own links what the server has checked. */
const isTown = import.meta.env.SSR
  ? (await import('@orendi/contract/towns')).isTown
  : (slug: string) => /^[a-z0-9-]{1,80}$/.test(slug);
const isColorGroup = import.meta.env.SSR
  ? (await import('@orendi/contract/color-groups')).isColorGroup
  : () => true;

type FilterReaders = {
  [Name in FilterName]: FilterValue<Name> extends readonly (infer Value)[]
    ? ListReader<Value>
    : ParameterReader<FilterValue<Name>>;
};

const filterReaders = Object.fromEntries(
  filterNames.map((name) => [name, readerOf(name)]),
) as unknown as FilterReaders;

function readerOf(name: FilterName): ParameterReader<string | number | true> | ListReader<string> {
  const filter = filterOf(name);
  if (name === 'query') return wholeWords(textLimits.query);
  if (filter.kind === 'id') return wholeNumber(filter.max);
  if (filter.kind === 'number') return numberReader(filter);
  if (filter.kind === 'choice') return oneOf(filter.values);
  if (filter.kind === 'flag') return (word) => (word === 'true' ? true : undefined);
  if (filter.kind === 'town') return (slug) => (isTown(slug) ? slug : undefined);
  if (filter.kind === 'facet') {
    const read = text(filter.max);
    const isKnown = name === 'colorGroup' ? isColorGroup : () => true;
    const each = (value: string) => (isKnown(value) ? read(value) : undefined);
    return { each, max: facetValues.maxChosen };
  }
  return text(filter.max);
}

/** Without script, forms bring what was typed: `1.249,50`, `2.4 m`. A length without a unit is in centimeters. */
function numberReader({ unit, max }: { unit: string; max: number }) {
  if (unit === 'weeks') return wholeNumber(max);
  if (unit === 'money') return amount(max);
  const read = decimal(max);
  return (value: string) =>
    read(value) ?? (value.includes('m') ? readCentimeters(value) || undefined : undefined);
}

/** The facets that have a button: groups of colors share the one of colors. */
export type BarFacet = Exclude<Facet, 'colorGroup'>;
const barFacets = facets.filter((facet): facet is BarFacet => facet !== 'colorGroup');

const page = pageNumber(maxPages);

const schema = searchSchema({
  ...filterReaders,
  /** False: no limits are read out of the words. */
  understand: (word: string) => (word === 'false' ? (false as const) : undefined),
  page,
  saleProductsPage: page,
  newCollectionProductsPage: page,
  packagesPage: page,
  allProductsPage: page,
  /** The choices that the page lists, for use without script: of a facet, or a form. */
  choose: oneOf([...barFacets, 'limits', 'where']),
});

export type ListingSearch = ReturnType<typeof schema.parse>;

/** The address parameters of pages that list listings: search, filters, and how far each list is expanded. */
export const listingSearch = {
  /** Swaps price limits that were given the wrong way round. */
  parse(parameters: URLSearchParams): ListingSearch {
    const search = schema.parse(parameters);
    const { priceFrom, priceTo } = search;
    if (priceFrom === undefined || priceTo === undefined || priceFrom <= priceTo) return search;
    return { ...search, priceFrom: priceTo, priceTo: priceFrom };
  },
  format: schema.format,
  /** Whether only the first words of the query in an address are searched for. */
  isCut: (parameters: URLSearchParams): boolean =>
    (parameters.get('query')?.trim().length ?? 0) > textLimits.query,
};
