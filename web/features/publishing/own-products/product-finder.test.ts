import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../testing/sample-product.ts';
import { productFinder } from './product-finder.ts';

const find = productFinder([
  sampleProduct({ id: 4, name: 'Tavolinë Kolltuku' }),
  sampleProduct({ id: 12, name: 'Kolltuk Çamëria' }),
  sampleProduct({ id: 412, name: 'Divan “Vlorë” 3-vendësh' }),
  sampleProduct({ id: 120, name: 'Karrige 12' }),
]);
const ids = (typed: string) => find(typed).map(({ id }) => id);

describe('finding own products', () => {
  it.each([
    ['', [4, 12, 412, 120]],
    ['KOLLTUK', [12, 4]],
    ['came', [12]],
    ['vendesh vlore', [412]],
    ['olltuk', []],
    ['12', [12, 120]],
    ['#41', [412]],
    ['4', [4, 412]],
    ['%', [4, 12, 412, 120]],
  ])('by %j gives %j', (typed, found) => expect(ids(typed)).toEqual(found));
});
