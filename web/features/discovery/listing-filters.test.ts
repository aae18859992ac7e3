import { expect, it } from 'vitest';
import {
  chooseIndustry,
  chooseValue,
  chosenValue,
  cyclePriceOrder,
  isFiltering,
  filtersOf,
  listValues,
  searchFor,
  seeAll,
  toggleCategory,
  toggleFlag,
  toggleQuickFilter,
} from './listing-filters.ts';
import { facets } from '@orendi/contract/listing-filters';
import { listingSearch, type ListingSearch } from '../../platform/listing-search.ts';

const everything: ListingSearch = {
  query: 'divan',
  industryId: 1,
  categoryId: 2,
  filterBy: 'sale',
  inStock: true,
  brand: 'Valë',
  color: '#112233',
  material: 'Oak',
  material_al: 'Lis',
  sortByPrice: 'asc',
  page: 3,
  saleProductsPage: 2,
  choose: 'brand',
};
const given = (search: ListingSearch) => listingSearch.format(search);
/** What is set after a change, except for page numbers. */
const left = (search: ListingSearch) => Object.fromEntries(new URLSearchParams(given(search)));

it('resets the filters when a category is chosen, and keeps the words', () => {
  expect(given(toggleCategory(everything, 9, 4))).toBe('query=divan&industryId=4&categoryId=9');
});

it('lets the chosen category go and keeps the rest', () => {
  const search = toggleCategory(everything, 2, 1);
  expect(search).toMatchObject({ query: 'divan', filterBy: 'sale', brand: 'Valë' });
  expect(search.categoryId).toBeUndefined();
});

it('resets brand, colour, material and order when a quick filter is chosen', () => {
  for (const filterBy of ['packages', 'new', 'all'] as const) {
    expect(given(toggleQuickFilter(everything, filterBy))).toBe(
      `query=divan&industryId=1&categoryId=2&filterBy=${filterBy}&inStock=true`,
    );
  }
});

it('lets the chosen quick filter go and keeps the rest', () => {
  const search = toggleQuickFilter(everything, 'sale');
  expect(search).toMatchObject({ brand: 'Valë', sortByPrice: 'asc', categoryId: 2 });
  expect(search.filterBy).toBeUndefined();
});

it('asks for what is available beside everything else, and lets that go again', () => {
  const without = { ...filtersOf(everything), inStock: undefined };
  expect(given(toggleFlag(everything, 'inStock'))).toBe(given(without));
  expect(given(toggleFlag(without, 'inStock'))).toBe(given(filtersOf(everything)));
});

it('drops what belonged to another industry', () => {
  expect(given(chooseIndustry(everything, 5))).toBe('query=divan&industryId=5');
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

it('chooses a value, another one, and lets it go; everything else stays', () => {
  for (const facet of ['brand', 'color'] as const) {
    const without = { ...filtersOf(everything), [facet]: undefined };
    const chosen = chooseValue(everything, facet, 'Drini', 'en');
    expect(given(chosen)).toBe(given({ ...without, [facet]: 'Drini' }));
    expect(given(chooseValue(chosen, facet, undefined, 'en'))).toBe(given(without));
  }
});

it('chooses a material in the reader’s language and lets the other language’s go with it', () => {
  const { material, material_al, ...without } = filtersOf(everything);
  expect(given(chooseValue(everything, 'material', 'Ash', 'en'))).toBe(
    given({ ...without, material: 'Ash' }),
  );
  expect(given(chooseValue(everything, 'material', 'Ah', 'al'))).toBe(
    given({ ...without, material_al: 'Ah' }),
  );
  for (const language of ['al', 'en'] as const) {
    expect(given(chooseValue({ material, material_al }, 'material', undefined, language))).toBe('');
  }
});

it('shows the chosen material in the language of the address when the reader’s has none', () => {
  expect(chosenValue({ material: 'Oak', material_al: 'Lis' }, 'material', 'al')).toBe('Lis');
  expect(chosenValue({ material: 'Oak', material_al: 'Lis' }, 'material', 'en')).toBe('Oak');
  expect(chosenValue({ material: 'Oak' }, 'material', 'al')).toBe('Oak');
  expect(chosenValue({ material_al: 'Lis' }, 'material', 'en')).toBe('Lis');
  expect(chosenValue({ brand: 'Valë' }, 'brand', 'al')).toBe('Valë');
  expect(chosenValue({}, 'color', 'al')).toBeUndefined();
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
    ...facets.map((facet) => chooseValue(everything, facet, 'red', 'en')),
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
  const { industryId, ...filters } = filtersOf(everything);
  const names = Object.keys(filters) as (keyof typeof filters)[];
  expect(names).toHaveLength(9);
  for (const name of names) expect(isFiltering({ [name]: everything[name] })).toBe(true);
  expect(isFiltering({ industryId, page: 2, saleProductsPage: 2, choose: 'brand' })).toBe(false);
});
