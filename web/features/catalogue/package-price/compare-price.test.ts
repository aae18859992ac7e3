import { describe, expect, it } from 'vitest';
import { speak } from '../../../platform/page-language.ts';
import { comparePrice, partPrice, type PricedPart, totalText } from './compare-price.ts';

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
const rug = part({ price: 9000, currency: 'ALL', converted: { EUR: 90.15, USD: 100 } });
const room = [sofa, chairs];

describe('comparing a package’s price with its contents', () => {
  it('adds the parts up at what they cost now', () => {
    expect(partPrice(chairs)).toBe(379);
    expect(comparePrice(room, undefined, 'EUR')).toEqual({
      kind: 'sum',
      sum: 1871.5,
      currency: 'EUR',
      isAbout: false,
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

  it('brings other currencies to that of the package, one by one', () => {
    const rugs = [{ ...rug, quantity: 2 }];
    expect(comparePrice([...room, ...rugs], 1600, 'EUR')).toMatchObject({
      kind: 'saving',
      sum: 2051.8,
      isAbout: true,
    });
    expect(comparePrice(rugs, 18_000, 'ALL')).toMatchObject({ kind: 'same', isAbout: false });
    expect(comparePrice(rugs, undefined, 'USD')).toMatchObject({ kind: 'sum', sum: 200 });
  });

  it('adds up nothing whose rate is not known', () => {
    expect(comparePrice(room, 1600, 'ALL')).toEqual({ kind: 'mixed' });
  });

  it('marks what depends on the rates, which cents say nothing of', () => {
    const total = { currency: 'EUR', isAbout: true };
    speak('en');
    expect(totalText(2051.8, total)).toBe('≈ €2,052');
    expect(totalText(2051.8, { ...total, isAbout: false })).toBe('€2,051.80');
    speak('al');
    expect(totalText(51.8, total)).toBe('≈ €51,80');
  });

  it('counts nothing that is left out', () => {
    expect(comparePrice([{ ...rug, quantity: 0 }], 5, 'ALL')).toEqual({ kind: 'nothing' });
    expect(comparePrice([...room, { ...rug, quantity: 0 }], 1600, 'EUR')).toMatchObject({
      kind: 'saving',
    });
  });
});
