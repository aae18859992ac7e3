import { expect, it } from 'vitest';
import {
  chooseIndustry,
  chosenValues,
  clearFacets,
  cyclePriceOrder,
  isFiltering,
  filtersOf,
  listValues,
  searchFor,
  seeAll,
  toggleCategory,
  toggleFlag,
  toggleQuickFilter,
  toggleValue,
  withoutFilters,
} from './listing-filters.ts';
import { facets } from '@orendi/contract/listing-filters';
import { listingSearch, type ListingSearch } from '../../platform/listing-search.ts';

const everything: ListingSearch = {
  query: 'divan',
  industryId: 1,
  categoryId: 2,
  filterBy: 'sale',
  inStock: true,
  priceFrom: 100,
  priceTo: 600,
  priceCurrency: 'USD',
  fitsLength: 240,
  fitsWidth: 95.5,
  fitsHeight: 90,
  withoutSize: true,
  aboutLength: 200,
  aboutWidth: 90,
  madeToMeasure: true,
  leadTimeTo: 4,
  assembly: true,
  town: 'prishtine',
  deliversTo: 'prishtine',
  near: 'prishtine',
  colorGroup: ['Brown'],
  brand: ['Valë', 'Drini'],
  color: ['#112233'],
  material: ['Oak'],
  material_al: ['Lis'],
  sortByPrice: 'asc',
  page: 3,
  saleProductsPage: 2,
  choose: 'brand',
};
const given = (search: ListingSearch) => listingSearch.format(search);
/** What is set after a change, except for page numbers. */
const left = (search: ListingSearch) => Object.fromEntries(new URLSearchParams(given(search)));

/** What belongs to the visitor rather than to the shelf: it stays whatever is chosen. */
const ownLimits =
  'priceFrom=100&priceTo=600&priceCurrency=USD&fitsLength=240&fitsWidth=95.5&fitsHeight=90&withoutSize=true' +
  '&aboutLength=200&aboutWidth=90&madeToMeasure=true&leadTimeTo=4&assembly=true&town=prishtine&deliversTo=prishtine&near=prishtine';

it('resets facets and order when a category is chosen, and keeps words, price, size and town', () => {
  expect(given(toggleCategory(everything, 9, 4))).toBe(
    `query=divan&industryId=4&categoryId=9&inStock=true&${ownLimits}`,
  );
});

it('lets the chosen category go and keeps the rest', () => {
  const search = toggleCategory(everything, 2, 1);
  expect(search).toMatchObject({ query: 'divan', filterBy: 'sale', brand: ['Valë', 'Drini'] });
  expect(search.categoryId).toBeUndefined();
});

it('resets brand, colour, material and order when a quick filter is chosen', () => {
  for (const filterBy of ['packages', 'new', 'all'] as const) {
    expect(given(toggleQuickFilter(everything, filterBy))).toBe(
      `query=divan&industryId=1&categoryId=2&filterBy=${filterBy}&inStock=true&${ownLimits}`,
    );
  }
});

it('lets the chosen quick filter go and keeps the rest', () => {
  const search = toggleQuickFilter(everything, 'sale');
  expect(search).toMatchObject({ brand: ['Valë', 'Drini'], sortByPrice: 'asc', categoryId: 2 });
  expect(search.filterBy).toBeUndefined();
});

it('asks for what is available beside everything else, and lets that go again', () => {
  const without = { ...filtersOf(everything), inStock: undefined };
  expect(given(toggleFlag(everything, 'inStock'))).toBe(given(without));
  expect(given(toggleFlag(without, 'inStock'))).toBe(given(filtersOf(everything)));
});

it('drops what belonged to another industry', () => {
  expect(given(chooseIndustry(everything, 5))).toBe(
    `query=divan&industryId=5&inStock=true&${ownLimits}`,
  );
});

it('cycles the price order: ascending, descending, none', () => {
  const orders: (string | undefined)[] = [];
  let search: ListingSearch = {};
  for (let press = 0; press < 3; press++) {
    search = cyclePriceOrder(search);
    orders.push(search.sortByPrice);
  }
  expect(orders).toEqual(['asc', 'desc', undefined]);
});

it('adds a value, another one, and lets each go; everything else stays', () => {
  for (const facet of ['brand', 'color', 'colorGroup'] as const) {
    const without = clearFacets(everything, [facet]);
    const one = toggleValue(without, facet, 'Drini', 'en');
    expect(given(one)).toBe(given({ ...without, [facet]: ['Drini'] }));
    const two = toggleValue(one, facet, 'Valë', 'en');
    expect(given(two)).toBe(given({ ...without, [facet]: ['Drini', 'Valë'] }));
    expect(given(toggleValue(two, facet, 'Drini', 'en'))).toBe(
      given({ ...without, [facet]: ['Valë'] }),
    );
    expect(given(toggleValue(one, facet, 'Drini', 'en'))).toBe(given(without));
  }
});

it('lets limits go, and what says how they are meant with the last of them', () => {
  const price: ListingSearch = { priceFrom: 100, priceTo: 600, priceCurrency: 'USD' };
  expect(given(withoutFilters(price, ['priceFrom']))).toBe('priceTo=600&priceCurrency=USD');
  expect(given(withoutFilters(price, ['priceFrom', 'priceTo']))).toBe('');
  const size: ListingSearch = { fitsLength: 240, fitsHeight: 90, withoutSize: true };
  expect(given(withoutFilters(size, ['fitsLength', 'fitsWidth']))).toBe(
    'fitsHeight=90&withoutSize=true',
  );
  expect(given(withoutFilters(size, ['fitsLength', 'fitsHeight']))).toBe('');
  expect(given(withoutFilters(size, ['withoutSize']))).toBe('fitsLength=240&fitsHeight=90');
});

it('adds no more values than the API takes: the first goes', () => {
  let search: ListingSearch = {};
  for (let number = 1; number <= 21; number += 1) {
    search = toggleValue(search, 'brand', `Brand ${number}`, 'en');
  }
  expect(search.brand).toHaveLength(20);
  expect(search.brand).not.toContain('Brand 1');
});

it('adds a material in the reader’s language and lets the other language’s go with it', () => {
  const { material, material_al, ...without } = filtersOf(everything);
  expect(given(toggleValue(everything, 'material', 'Ash', 'en'))).toBe(
    given({ ...without, material: ['Oak', 'Ash'] }),
  );
  expect(given(toggleValue(everything, 'material', 'Ah', 'al'))).toBe(
    given({ ...without, material_al: ['Lis', 'Ah'] }),
  );
  expect(given(toggleValue({ material }, 'material', 'Ah', 'al'))).toBe('material_al=Ah');
  expect(given(toggleValue({ material }, 'material', 'Oak', 'al'))).toBe('');
  expect(given(clearFacets({ material, material_al }, ['material']))).toBe('');
});

it('shows the chosen materials in the language of the address when the reader’s has none', () => {
  const both: ListingSearch = { material: ['Oak'], material_al: ['Lis'] };
  expect(chosenValues(both, 'material', 'al')).toEqual(['Lis']);
  expect(chosenValues(both, 'material', 'en')).toEqual(['Oak']);
  expect(chosenValues({ material: ['Oak'] }, 'material', 'al')).toEqual(['Oak']);
  expect(chosenValues({ material_al: ['Lis'] }, 'material', 'en')).toEqual(['Lis']);
  expect(chosenValues({ brand: ['Valë'] }, 'brand', 'al')).toEqual(['Valë']);
  expect(chosenValues({}, 'color', 'al')).toEqual([]);
});

it('lists the values of a facet on the same page, and hides them again', () => {
  const listed = listValues({ ...everything, choose: undefined }, 'color');
  expect(left(listed)).toEqual({ ...left(everything), choose: 'color' });
  expect(listValues(listed, 'color').choose).toBeUndefined();
  expect(listValues(listed, 'brand').choose).toBe('brand');
});

it('starts the lists from the beginning with every change, and lists no values any more', () => {
  const changes = [
    searchFor(everything, 'krevat'),
    searchFor(everything),
    chooseIndustry(everything, 1),
    toggleCategory(everything, 9, 1),
    toggleCategory(everything, 2, 1),
    toggleQuickFilter(everything, 'sale'),
    toggleQuickFilter(everything, 'packages'),
    ...facets.map((facet) => toggleValue(everything, facet, 'red', 'en')),
    cyclePriceOrder(everything),
    seeAll(everything, 'new'),
  ];
  for (const change of changes) {
    expect(given(change)).not.toContain('age=');
    expect(given(change)).not.toContain('choose=');
  }
});

it('keeps all filters when other words are searched, also inside a category', () => {
  const { query: _, ...filters } = filtersOf(everything);
  expect(given(searchFor(everything, 'krevat'))).toBe(given({ ...filters, query: 'krevat' }));
  expect(given(searchFor(everything))).toBe(given(filters));
});

it('keeps only the industry when all of one kind is opened', () => {
  expect(given(seeAll(everything, 'packages'))).toBe('industryId=1&filterBy=packages');
});

it('counts words, category, filters and order as filtering; an industry, pages and listed values not', () => {
  const { industryId, priceCurrency, withoutSize, ...filters } = filtersOf(everything);
  const names = Object.keys(filters) as (keyof typeof filters)[];
  expect(names).toHaveLength(23);
  for (const name of names) expect(isFiltering({ [name]: everything[name] })).toBe(true);
  expect(isFiltering({ industryId, page: 2, saleProductsPage: 2, choose: 'brand' })).toBe(false);
  expect(isFiltering({ priceCurrency, withoutSize, understand: false })).toBe(false);
});

it('reads words anew when others are searched, and keeps them literal while filters change', () => {
  const literal: ListingSearch = { query: 'nën 600', understand: false };
  expect(given(toggleFlag(literal, 'inStock'))).toBe(
    'query=n%C3%ABn+600&inStock=true&understand=false',
  );
  expect(given(searchFor(literal, 'divan'))).toBe('query=divan');
});
