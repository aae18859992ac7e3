import type { Language } from './language.ts';
import { dimension, leadTime, maxId, price, textLimits } from './limits.ts';
import { currencies } from './money.ts';
import { filterByValues, sortDirections } from './listings.ts';

interface Common {
  /** Choosing one of these resets this filter. */
  resetBy?: readonly string[];
  /** It says how another filter is meant, and narrows nothing by itself. */
  modifies?: string;
}
interface IdFilter extends Common {
  kind: 'id';
  max: number;
}
interface TextFilter extends Common {
  kind: 'text';
  max: number;
}
interface ChoiceFilter extends Common {
  kind: 'choice';
  values: readonly [string, ...string[]];
}
/** A number of at most two decimals. 0 counts as not given. */
interface NumberFilter extends Common {
  kind: 'number';
  max: number;
  /** Without decimals. */
  isWhole?: true;
}
/** A town of the product's list, by its slug. */
interface TownFilter extends Common {
  kind: 'town';
}
/** Set or not; the listing has a field of the same name. */
interface FlagFilter extends Common {
  kind: 'flag';
}
/** Exact values of a listing's field of the same name, of those that the results offer; any of several matches. */
interface FacetFilter extends Common {
  kind: 'facet';
  max: number;
  /** The key of its values among the `advancedFilters` of the answer; all facets are in its `facetCounts`. */
  offeredAs?: string;
  /** What a visitor chooses: filters that hold the same value in different languages form one facet. */
  facet: string;
  language?: Language;
}
type ListingFilter =
  | IdFilter
  | TextFilter
  | ChoiceFilter
  | NumberFilter
  | TownFilter
  | FlagFilter
  | FacetFilter;

const quickFilterResets = { resetBy: ['industryId', 'categoryId'] } as const;
const fineFilterResets = { resetBy: ['industryId', 'categoryId', 'filterBy'] } as const;

/**
 * What listings are searched, filtered and sorted by, each declared once, in the order of the URL. The API's and the
 * pages' parameters, the facets of the answer, the engine's query, and what a control of the filter bar preserves all
 * derive from it.
 */
export const listingFilters = {
  query: { kind: 'text', max: textLimits.query },
  industryId: { kind: 'id', max: maxId },
  categoryId: { kind: 'id', max: maxId, resetBy: ['industryId'] },
  filterBy: { kind: 'choice', values: filterByValues, ...quickFilterResets },
  inStock: { kind: 'flag' },
  priceFrom: { kind: 'number', max: price.max },
  priceTo: { kind: 'number', max: price.max },
  priceCurrency: { kind: 'choice', values: currencies, modifies: 'priceFrom' },
  fitsLength: { kind: 'number', max: dimension.max },
  fitsWidth: { kind: 'number', max: dimension.max },
  fitsHeight: { kind: 'number', max: dimension.max },
  withoutSize: { kind: 'flag', modifies: 'fitsLength' },
  aboutLength: { kind: 'number', max: dimension.max },
  aboutWidth: { kind: 'number', max: dimension.max },
  madeToMeasure: { kind: 'flag' },
  leadTimeTo: { kind: 'number', isWhole: true, max: leadTime.max },
  assembly: { kind: 'flag' },
  town: { kind: 'town' },
  deliversTo: { kind: 'town' },
  near: { kind: 'town' },
  colorGroup: {
    kind: 'facet',
    facet: 'colorGroup',
    max: textLimits.color,
    ...fineFilterResets,
  },
  brand: {
    kind: 'facet',
    facet: 'brand',
    max: textLimits.attribute,
    offeredAs: 'brands',
    ...fineFilterResets,
  },
  color: {
    kind: 'facet',
    facet: 'color',
    max: textLimits.color,
    offeredAs: 'colors',
    ...fineFilterResets,
  },
  material: {
    kind: 'facet',
    facet: 'material',
    language: 'en',
    max: textLimits.attribute,
    offeredAs: 'materials',
    ...fineFilterResets,
  },
  material_al: {
    kind: 'facet',
    facet: 'material',
    language: 'al',
    max: textLimits.attribute,
    offeredAs: 'materials_al',
    ...fineFilterResets,
  },
  sortByPrice: { kind: 'choice', values: sortDirections, ...fineFilterResets },
} as const satisfies Record<string, ListingFilter>;

export type ListingFilters = typeof listingFilters;
export type FilterName = keyof ListingFilters;
export const filterNames = Object.keys(listingFilters) as FilterName[];

/** The declaration of a filter by its name. */
export function filterOf(name: FilterName): ListingFilter {
  return listingFilters[name];
}

type NameOfKind<Kind extends ListingFilter['kind']> = {
  [Name in FilterName]: ListingFilters[Name]['kind'] extends Kind ? Name : never;
}[FilterName];

function namesOfKind<Kind extends ListingFilter['kind']>(kind: Kind): NameOfKind<Kind>[] {
  return filterNames.filter((name) => listingFilters[name].kind === kind) as NameOfKind<Kind>[];
}

export type FlagName = NameOfKind<'flag'>;
export const flagNames = namesOfKind('flag');

/** The fields of a listing that have values to choose from. */
export type FacetName = NameOfKind<'facet'>;
export const facetNames = namesOfKind('facet');

/** The facets whose values the answer offers in lists of their own as well. */
export type OfferedFacetName = {
  [Name in FacetName]: ListingFilters[Name] extends { offeredAs: string } ? Name : never;
}[FacetName];
export const offeredFacetNames = facetNames.filter(
  (name): name is OfferedFacetName => 'offeredAs' in listingFilters[name],
);

export type TownFilterName = NameOfKind<'town'>;
export const townFilterNames = namesOfKind('town');

/** What a visitor chooses a value of; it may have a field per language. */
export type Facet = ListingFilters[FacetName]['facet'];
export const facets = [...new Set(facetNames.map((name) => listingFilters[name].facet))];

/** The field that holds a facet's values in a language. */
export function facetField(facet: Facet, language: Language): FacetName {
  const fields = facetFields(facet);
  const isOfLanguage = (name: FacetName) => {
    const filter: FacetFilter = listingFilters[name];
    return filter.language === undefined || filter.language === language;
  };
  const field = fields.find(isOfLanguage);
  if (!field) throw new Error(`${facet} has no values in ${language}`);
  return field;
}

/** All fields that hold values of a facet. */
export function facetFields(facet: Facet): FacetName[] {
  return facetNames.filter((name) => listingFilters[name].facet === facet);
}

/** The value that a filter can have. */
export type FilterValue<Name extends FilterName> = ListingFilters[Name] extends
  | IdFilter
  | NumberFilter
  ? number
  : ListingFilters[Name] extends { values: readonly (infer Word)[] }
    ? Word
    : ListingFilters[Name] extends FlagFilter
      ? true
      : ListingFilters[Name] extends FacetFilter
        ? readonly string[]
        : string;
