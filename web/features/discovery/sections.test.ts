import type { Card } from '@orendi/contract/schemas/card';
import { expect, it } from 'vitest';
import { firstSeen } from './sections.tsx';

const page = (ids: number[], number = 1, type: Card['type'] = 'product') => ({
  results: ids.map((id) => ({ id, type }) as Card),
  page: number,
  hasNextPage: true,
});
const ids = (list: { results: Card[] } | undefined) => list?.results.map(({ id }) => id);

it('puts cards of an earlier first row last, and loses none', () => {
  const lists = firstSeen(['saleProducts', 'newCollectionProducts', 'packages', 'allProducts'], {
    saleProducts: page([3, 1]),
    newCollectionProducts: page([1, 2, 3, 4, 5, 6, 7, 8, 9]),
    packages: page([2, 8], 1, 'package'),
    allProducts: page([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
  });
  expect(ids(lists.saleProducts)).toEqual([3, 1]);
  expect(ids(lists.newCollectionProducts)).toEqual([2, 4, 5, 6, 7, 8, 9, 1, 3]);
  expect(ids(lists.packages)).toEqual([2, 8]);
  expect(ids(lists.allProducts)).toEqual([9, 10, 1, 2, 3, 4, 5, 6, 7, 8]);
});

it('leaves a section as it is that its address opens further', () => {
  const lists = firstSeen(['saleProducts', 'allProducts'], {
    saleProducts: page([1]),
    allProducts: page([1, 2], 2),
  });
  expect(ids(lists.allProducts)).toEqual([1, 2]);
});
