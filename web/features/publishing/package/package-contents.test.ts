import type { OwnPackage } from '@orendi/contract/schemas/package';
import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../testing/sample-product.ts';
import {
  addProduct,
  contentFields,
  contentsFor,
  contentsOf,
  packageFormData,
  packageValues,
  setQuantity,
} from './package-values.ts';

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

  it('keeps a draft that no list of products has, without a price too', () => {
    const piece = {
      productId: 7,
      product_name: 'Llambë',
      quantity: 3,
      image: null,
      image_focus: null,
      price: null,
      currency: null,
      sale: 0,
      sale_type: null,
    };
    const products = [{ ...piece, productId: 9, quantity: 1 }, piece];
    const lines = contentsOf({ products } as unknown as OwnPackage, [sofa]);
    expect(lines).toMatchObject([
      { product: sofa, quantity: 1 },
      { product: { id: 7, name: 'Llambë', price: 0, state: 'draft' }, quantity: 3 },
    ]);
    expect(contentFields(lines)).toEqual({ product_ids: [7, 9], quantity: [3, 1] });
  });

  it('is empty in a draft without products', () => {
    const form = packageFormData(packageValues(null, 'EUR'), [], 'draft', null);
    expect(Object.fromEntries(form)).toMatchObject({
      state: 'draft',
      product_ids: '',
      quantity: '',
    });
  });
});
