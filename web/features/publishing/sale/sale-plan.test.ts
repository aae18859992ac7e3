import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../testing/sample-product.ts';
import { cappedSale, isAbovePrice, mixedSales, presentSale, withSale } from './sale-plan.ts';

const plain = sampleProduct({ id: 1, price: 80 });
const tenth = sampleProduct({ id: 2, sale: 10, saleType: 'percentage' });
const ten = sampleProduct({ id: 3, sale: 10, saleType: 'fixed' });

describe('a sale over many products', () => {
  it.each([
    [[], null],
    [[plain], null],
    [[tenth], { sale: 10, saleType: 'percentage' }],
    [[tenth, { ...tenth, id: 9 }], { sale: 10, saleType: 'percentage' }],
    [[tenth, ten], mixedSales],
    [[plain, tenth], mixedSales],
  ])('knows the present one of %j', (products, present) =>
    expect(presentSale(products)).toEqual(present),
  );

  it('is seen before it is made', () => {
    expect(withSale(tenth, { amount: 30, saleType: 'fixed' })).toMatchObject({
      sale: 30,
      saleType: 'fixed',
    });
    expect(withSale(tenth, { amount: undefined, saleType: 'fixed' })).toBe(tenth);
  });

  it('takes off no more than the price', () => {
    expect(isAbovePrice(plain, { amount: 80, saleType: 'fixed' })).toBe(false);
    expect(isAbovePrice(plain, { amount: 80.01, saleType: 'fixed' })).toBe(true);
    expect(isAbovePrice(plain, { amount: 90, saleType: 'percentage' })).toBe(false);
  });

  it.each([
    ['150', 'percentage', '100'],
    ['99.5', 'percentage', '99.5'],
    ['', 'percentage', ''],
    ['150', 'fixed', '150'],
  ])('of %j as %s stands as %j', (sale, sale_type, kept) =>
    expect(cappedSale({ sale, sale_type })).toBe(kept),
  );
});
