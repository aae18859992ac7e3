import { expect, it } from 'vitest';
import { businessPlace } from '../businesses/business-place.ts';
import { listScope } from './list-scope.ts';
import { wholeShop } from './place.ts';

const at = (query: string) => new URLSearchParams(query);

it('opens one list in the address and leaves the others', () => {
  const { address } = listScope(wholeShop, { industryId: 2, packagesPage: 3 });
  expect(address('saleProducts', 2)).toBe('/?industryId=2&saleProductsPage=2&packagesPage=3');
  expect(address('packages', 1)).toBe('/?industryId=2');
  expect(listScope(wholeShop, { query: 'divan' }).address('search', 4)).toBe(
    '/?query=divan&page=4',
  );
});

it('goes by the address of the moment, in which other lists may be open by now', () => {
  const { address } = listScope(wholeShop, {});
  const now = at('allProductsPage=2&unknown=1&packagesPage=x');
  expect(address('saleProducts', 3, now)).toBe('/?saleProductsPage=3&allProductsPage=2');
});

it('stays at the business whose lists they are', () => {
  const { address } = listScope(businessPlace(7), { query: 'divan' });
  expect(address('search', 2)).toBe('/business/7?query=divan&page=2');
  expect(address('search', 1)).toBe('/business/7?query=divan');
});
