import { expect, it } from 'vitest';
import { businessPlace } from '../businesses/business-place.tsx';
import { listingSearch } from '../../platform/listing-search.ts';
import { listAddress, wholeShop } from './place.ts';

it('opens one list in the address and leaves the others', () => {
  const search = { industryId: 2, packagesPage: 3 };
  expect(listAddress(wholeShop, search, 'saleProducts', 2)).toBe(
    '/?industryId=2&saleProductsPage=2&packagesPage=3',
  );
  expect(listAddress(wholeShop, search, 'packages', 1)).toBe('/?industryId=2');
  expect(listAddress(wholeShop, { query: 'divan' }, 'search', 4)).toBe('/?query=divan&page=4');
});

it('goes by the address of the moment, in which other lists may be open by now', () => {
  const now = listingSearch.parse(
    new URLSearchParams('allProductsPage=2&unknown=1&packagesPage=x'),
  );
  expect(listAddress(wholeShop, {}, 'saleProducts', 3, now)).toBe(
    '/?saleProductsPage=3&allProductsPage=2',
  );
});

it('stays at the business whose lists they are', () => {
  const address = (page: number) =>
    listAddress(businessPlace(7), { query: 'divan' }, 'search', page);
  expect(address(2)).toBe('/business/7?query=divan&page=2');
  expect(address(1)).toBe('/business/7?query=divan');
});
