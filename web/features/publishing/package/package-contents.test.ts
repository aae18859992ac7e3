import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../testing/sample-product.ts';
import { addProduct, contentFields, contentsFor, setQuantity } from './package-values.ts';

const [sofa, chair] = [sampleProduct({ id: 9 }), sampleProduct({ id: 4 })];

describe('what a package holds', () => {
  it('counts what is added twice', () => {
    const lines = addProduct(addProduct(addProduct([], sofa), chair), sofa);
    expect(lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [9, 2],
      [4, 1],
    ]);
  });

  it('begins with the own products that an address names', () => {
    expect(contentsFor([9, 7, 4, 9], [sofa, chair])).toEqual([
      { product: sofa, quantity: 2 },
      { product: chair, quantity: 1 },
    ]);
  });

  it('never counts below 0', () => {
    expect(setQuantity(addProduct([], sofa), 9, -1)).toEqual([{ product: sofa, quantity: 0 }]);
  });

  it('is sent in the order of the ids, without what is left out', () => {
    const lines = contentsFor([9, 4, 9], [sofa, chair]);
    expect(contentFields(lines)).toEqual({ product_ids: [4, 9], quantity: [1, 2] });
    expect(contentFields(setQuantity(lines, 4, 0))).toEqual({ product_ids: [9], quantity: [2] });
  });
});
