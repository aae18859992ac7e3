import { expect, it } from 'vitest';
import {
  chooseIndustry,
  cyclePriceOrder,
  isFiltering,
  searchFor,
  seeAll,
  toggleCategory,
  toggleFacet,
  toggleQuickFilter,
} from './home-filters.ts';
import { homeSearch, type HomeSearch } from './home-search.ts';

const everything: HomeSearch = {
  query: 'divan',
  industryId: 1,
  categoryId: 2,
  filterBy: 'sale',
  brand: 'Valë',
  color: '#112233',
  material: 'Oak',
  material_al: 'Lis',
  sortByPrice: 'asc',
  page: 3,
  saleProductsPage: 2,
};
const given = (search: HomeSearch) => homeSearch.format(search);

it('resets the filters when a category is chosen, and keeps the words', () => {
  expect(given(toggleCategory(everything, 9, 4))).toBe('query=divan&industryId=4&categoryId=9');
});

it('lets the chosen category go and keeps the rest', () => {
  const search = toggleCategory(everything, 2, 1);
  expect(search).toMatchObject({ query: 'divan', filterBy: 'sale', brand: 'Valë' });
  expect(search.categoryId).toBeUndefined();
});

it('resets brand, colour, material and order when a quick filter is chosen', () => {
  expect(given(toggleQuickFilter(everything, 'packages'))).toBe(
    'query=divan&industryId=1&categoryId=2&filterBy=packages',
  );
});

it('lets the chosen quick filter go and keeps the rest', () => {
  const search = toggleQuickFilter(everything, 'sale');
  expect(search).toMatchObject({ brand: 'Valë', sortByPrice: 'asc', categoryId: 2 });
  expect(search.filterBy).toBeUndefined();
});

it('drops what belonged to another industry', () => {
  expect(given(chooseIndustry(everything, 5))).toBe('query=divan&industryId=5');
});

it('cycles the price order: ascending, descending, none', () => {
  const orders: (string | undefined)[] = [];
  let search: HomeSearch = {};
  for (let press = 0; press < 3; press++) {
    search = cyclePriceOrder(search);
    orders.push(search.sortByPrice);
  }
  expect(orders).toEqual(['asc', 'desc', undefined]);
});

it('chooses and lets go a facet', () => {
  const chosen = toggleFacet({ query: 'a' }, 'brand', 'Drini');
  expect(given(chosen)).toBe('query=a&brand=Drini');
  expect(given(toggleFacet(chosen, 'brand', 'Drini'))).toBe('query=a');
  expect(given(toggleFacet(chosen, 'brand', 'Korab'))).toBe('query=a&brand=Korab');
});

it('starts the lists from the beginning with every change', () => {
  const changes = [
    searchFor(everything, 'krevat'),
    searchFor(everything),
    chooseIndustry(everything, 1),
    toggleCategory(everything, 2, 1),
    toggleQuickFilter(everything, 'sale'),
    toggleFacet(everything, 'color', 'red'),
    cyclePriceOrder(everything),
    seeAll(everything, 'new'),
  ];
  for (const change of changes) expect(given(change)).not.toContain('age=');
});

it('counts words, category, filters and order as filtering, an industry and pages not', () => {
  for (const name of [
    'query',
    'categoryId',
    'filterBy',
    'brand',
    'color',
    'sortByPrice',
  ] as const) {
    expect(isFiltering({ [name]: everything[name] })).toBe(true);
  }
  expect(isFiltering({ industryId: 1, saleProductsPage: 2 })).toBe(false);
});
