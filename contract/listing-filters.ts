import type { Language } from './language.ts';
import { dimension, leadTime, maxId, price, textLimits } from './limits.ts';
import { currencies } from './money.ts';
import { filterByValues, sortDirections } from './listings.ts';

interface Common {
  /** Choosing one of these resets this filter. */
  resetBy?: readonly string[];
  /** Says how these filters are meant, narrows nothing by itself, and goes with the last of them. */
  modifies?: readonly [string, ...string[]];
  /** Both say one thing together: letting one go lets the other go. That one names both. */
  goesWith?: string;
  /** Only orders the results. */
  isOrder?: true;
}
type ListingFilter = Common &
  (
    | { kind: 'id' | 'text'; max: number }
    | { kind: 'choice'; values: readonly [string, ...string[]] }
    /**
     * A limit of a measure, which a listing can miss by a little. At most two decimals, but weeks are whole. 0 counts as
     * not given.
     */
    | { kind: 'number'; max: number; unit: 'money' | 'cm' | 'weeks' }
    /** A town of the product's list, by its slug. */
    | { kind: 'town' }
    /** Set or not. */
    | { kind: 'flag' }
    /** Exact values of a listing's field of the same name, of those that the results offer; any of several matches. */
    | {
        kind: 'facet';
        max: number;
        /** The key of its values among the `advancedFilters` of the answer; all facets are in its `facetCounts`. */
        offeredAs?: string;
        /** Filters that hold the same value in different languages form one facet. */
        facet: string;
        language?: Language;
      }
  );

const amount = { kind: 'number', max: price.max, unit: 'money' } as const;
const size = { kind: 'number', max: dimension.max, unit: 'cm' } as const;
const quickFilterResets = { resetBy: ['industryId', 'categoryId'] } as const;
const fineFilterResets = { resetBy: ['industryId', 'categoryId', 'filterBy'] } as const;
const color = { kind: 'facet', max: textLimits.color, ...fineFilterResets } as const;
const attribute = { ...color, max: textLimits.attribute } as const;
const material = { ...attribute, facet: 'material' } as const;

/**
 * The filters and orders of a search, each declared once, in the order of the URL. The parameters of the API and the
 * pages, the facets of the answer, the engine's query, and what a control of the filter bar preserves all derive from
 * this.
 */
export const listingFilters = {
  query: { kind: 'text', max: textLimits.query },
  industryId: { kind: 'id', max: maxId },
  categoryId: { kind: 'id', max: maxId, resetBy: ['industryId'] },
  filterBy: { kind: 'choice', values: filterByValues, ...quickFilterResets },
  inStock: { kind: 'flag' },
  priceFrom: amount,
  priceTo: { ...amount, goesWith: 'priceFrom' },
  priceCurrency: { kind: 'choice', values: currencies, modifies: ['priceFrom', 'priceTo'] },
  fitsLength: size,
  fitsWidth: { ...size, goesWith: 'fitsLength' },
  fitsHeight: { ...size, goesWith: 'fitsLength' },
  withoutSize: {
    kind: 'flag',
    modifies: ['fitsLength', 'fitsWidth', 'fitsHeight', 'aboutLength', 'aboutWidth'],
  },
  aboutLength: size,
  aboutWidth: { ...size, goesWith: 'aboutLength' },
  madeToMeasure: { kind: 'flag' },
  leadTimeTo: { kind: 'number', max: leadTime.max, unit: 'weeks' },
  assembly: { kind: 'flag' },
  town: { kind: 'town' },
  deliversTo: { kind: 'town', goesWith: 'town' },
  near: { kind: 'town', isOrder: true },
  colorGroup: { ...color, facet: 'colorGroup' },
  brand: { ...attribute, facet: 'brand', offeredAs: 'brands' },
  color: { ...color, facet: 'color', offeredAs: 'colors' },
  material: { ...material, language: 'en', offeredAs: 'materials' },
  material_al: { ...material, language: 'al', offeredAs: 'materials_al', goesWith: 'material' },
  sortByPrice: { kind: 'choice', values: sortDirections, isOrder: true, ...fineFilterResets },
} as const satisfies Record<string, ListingFilter>;

export type ListingFilters = typeof listingFilters;
export type FilterName = keyof ListingFilters;
export const filterNames = Object.keys(listingFilters) as FilterName[];

export function filterOf(name: FilterName): ListingFilter {
  return listingFilters[name];
}

type NameOfKind<Kind extends ListingFilter['kind']> = {
  [Name in FilterName]: ListingFilters[Name]['kind'] extends Kind ? Name : never;
}[FilterName];

function namesOfKind<Kind extends ListingFilter['kind']>(kind: Kind): NameOfKind<Kind>[] {
  return filterNames.filter((name) => listingFilters[name].kind === kind) as NameOfKind<Kind>[];
}

export type NumberName = NameOfKind<'number'>;
export const numberNames = namesOfKind('number');

/** The flags that a listing has a field of the same name for. */
export type FlagName = Exclude<NameOfKind<'flag'>, 'withoutSize'>;
export const flagNames = namesOfKind('flag').filter((name) => name !== 'withoutSize');

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

export const townFilterNames = namesOfKind('town');

/** The filters that say one thing with this one, the one that names them all first. */
export function filterGroup(name: FilterName): readonly FilterName[] {
  const leading = leaderOf(name);
  return filterNames.filter((other) => leaderOf(other) === leading);
}

function leaderOf(name: FilterName): string {
  const { goesWith, modifies } = filterOf(name);
  return goesWith ?? modifies?.[0] ?? name;
}

/** The filters that are let go with one: those of its group, and with an industry the category in it. */
export function letGoWith(name: FilterName): readonly FilterName[] {
  return name === 'industryId' ? ['industryId', 'categoryId'] : filterGroup(name);
}

/** The names of all groups, and of the filters that are alone, in the order of the URL. */
export const filterGroupNames = filterNames.filter((name) => leaderOf(name) === name);

/** A facet may have a field per language. */
export type Facet = ListingFilters[FacetName]['facet'];
export const facets = [...new Set(facetNames.map((name) => listingFilters[name].facet))];

/** The field that holds a facet's values in a language. */
export function facetField(facet: Facet, language: Language): FacetName {
  const field = facetFields(facet).find((name) => {
    const filter = filterOf(name);
    return filter.kind === 'facet' && (filter.language ?? language) === language;
  });
  if (!field) throw new Error(`${facet} has no values in ${language}`);
  return field;
}

export function facetFields(facet: Facet): FacetName[] {
  return facetNames.filter((name) => listingFilters[name].facet === facet);
}

export type FilterValue<Name extends FilterName> = ListingFilters[Name] extends {
  values: readonly (infer Word)[];
}
  ? Word
  : {
      id: number;
      number: number;
      flag: true;
      facet: readonly string[];
      text: string;
      town: string;
      choice: string;
    }[ListingFilters[Name]['kind']];
