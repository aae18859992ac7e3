import { describe, expect, it } from 'vitest';
import { comparePrice, partPrice, type PricedPart } from './compare-price.ts';

const part = (fields: Partial<PricedPart>): PricedPart => ({
  price: 100,
  currency: 'EUR',
  sale: 0,
  saleType: null,
  quantity: 1,
  ...fields,
});
const sofa = part({ price: 1990, sale: 25, saleType: 'percentage' });
const chairs = part({ price: 189.5, quantity: 2 });
const rug = part({ price: 9000, currency: 'ALL' });
const room = [sofa, chairs];

describe('comparing a package’s price with its contents', () => {
  it('adds the parts up at what they cost now', () => {
    expect(partPrice(chairs)).toBe(379);
    expect(comparePrice(room, undefined, 'EUR')).toEqual({
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
    expect(comparePrice(room, price, 'EUR')).toMatchObject({ ...said, sum: 1871.5 });
  });

  it('compares no currencies', () => {
    expect(comparePrice(room, 1600, 'ALL')).toMatchObject({ kind: 'sum', isOther: true });
    expect(comparePrice([...room, rug], 1600, 'EUR')).toEqual({ kind: 'mixed' });
  });

  it('counts nothing that is left out', () => {
    expect(comparePrice([{ ...rug, quantity: 0 }], 5, 'ALL')).toEqual({ kind: 'nothing' });
    expect(comparePrice([...room, { ...rug, quantity: 0 }], 1600, 'EUR')).toMatchObject({
      kind: 'saving',
    });
  });
});
