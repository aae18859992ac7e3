import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../testing/sample-product.ts';
import { adviseOnPrice } from './price-advice.ts';

const sofa = sampleProduct({ id: 1, price: 1990, sale: 25, saleType: 'percentage' });
const chair = sampleProduct({ id: 2, price: 189.5 });
const rug = sampleProduct({ id: 3, price: 9000, currency: 'ALL' });
const room = [
  { product: sofa, quantity: 1 },
  { product: chair, quantity: 2 },
];

describe('the advice on a package’s price', () => {
  it('adds the parts up at what they cost now', () => {
    expect(adviseOnPrice(room, undefined, 'EUR')).toEqual({
      kind: 'sum',
      sum: 1871.5,
      currency: 'EUR',
      isOther: false,
    });
  });

  it.each([
    [1600, { kind: 'saving', amount: 271.5, percent: 15 }],
    [1871, { kind: 'saving', amount: 0.5, percent: 1 }],
    [1871.5, { kind: 'same', amount: 0 }],
    [1900, { kind: 'dearer', amount: 28.5 }],
  ])('at a price of %d says %j', (price, said) => {
    expect(adviseOnPrice(room, price, 'EUR')).toMatchObject({ ...said, sum: 1871.5 });
  });

  it('compares no currencies', () => {
    expect(adviseOnPrice(room, 1600, 'ALL')).toMatchObject({ kind: 'sum', isOther: true });
    const mixed = [...room, { product: rug, quantity: 1 }];
    expect(adviseOnPrice(mixed, 1600, 'EUR')).toEqual({ kind: 'mixed' });
  });

  it('counts nothing that is left out', () => {
    expect(adviseOnPrice([{ product: rug, quantity: 0 }], 5, 'ALL')).toEqual({ kind: 'nothing' });
    expect(adviseOnPrice([...room, { product: rug, quantity: 0 }], 1600, 'EUR')).toMatchObject({
      kind: 'saving',
    });
  });
});
