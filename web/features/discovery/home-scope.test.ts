import { expect, it } from 'vitest';
import { homeScope } from './home-scope.ts';

const at = (query: string) => new URLSearchParams(query);

it('opens one list in the address and leaves the others', () => {
  const { address } = homeScope({ industryId: 2, packagesPage: 3 });
  expect(address('saleProducts', 2)).toBe('/?industryId=2&saleProductsPage=2&packagesPage=3');
  expect(address('packages', 1)).toBe('/?industryId=2');
  expect(homeScope({ query: 'divan' }).address('search', 4)).toBe('/?query=divan&page=4');
});

it('goes by the address of the moment, in which other lists may be open by now', () => {
  const { address } = homeScope({});
  const now = at('allProductsPage=2&unknown=1&packagesPage=x');
  expect(address('saleProducts', 3, now)).toBe('/?saleProductsPage=3&allProductsPage=2');
});
