import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from './language.ts';
import { price as limits } from './limits.ts';
import { effectivePrice, formatNumber, formatPrice, fromMinor, toMinor } from './money.ts';

const cents = fc.integer({ min: 1, max: limits.max * 100 });
const prices = cents.map(fromMinor);

/** The sale rule, computed with integers of any size. */
function exactPercentage(priceCents: number, saleHundredths: number): bigint {
  const kept = 10_000n - BigInt(Math.min(saleHundredths, 10_000));
  return (BigInt(priceCents) * kept * 2n + 10_000n) / 20_000n;
}

describe('hundredths', () => {
  it('survive the way there and back', () => {
    fc.assert(
      fc.property(cents, (minor) => {
        expect(toMinor(fromMinor(minor))).toBe(minor);
      }),
    );
  });

  it.each([
    [1.005, 101],
    [1.004, 100],
    [0.285, 29],
    [99_999_999.99, 9_999_999_999],
  ])('of %d are %d', (amount, minor) => {
    expect(toMinor(amount)).toBe(minor);
  });
});

describe('effectivePrice', () => {
  it('is exact to the cent for every percentage', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 20_000 }), (price, sale) => {
        const item = { price: price / 100, sale: sale / 100, saleType: 'percentage' as const };
        expect(BigInt(toMinor(effectivePrice(item)))).toBe(exactPercentage(price, sale));
      }),
    );
  });

  it('takes off a fixed sale, and stops at nothing', () => {
    fc.assert(
      fc.property(cents, cents, (price, sale) => {
        const item = { price: price / 100, sale: sale / 100, saleType: 'fixed' as const };
        expect(effectivePrice(item)).toBe(fromMinor(Math.max(0, price - sale)));
      }),
    );
  });

  it('never leaves the range from 0 to the price', () => {
    const saleTypes = fc.constantFrom('percentage' as const, 'fixed' as const, null);
    fc.assert(
      fc.property(
        prices,
        fc.double({ min: 0, max: 1e8, noNaN: true }),
        saleTypes,
        (price, sale, saleType) => {
          const effective = effectivePrice({ price, sale, saleType });
          expect(effective).toBeGreaterThanOrEqual(0);
          expect(effective).toBeLessThanOrEqual(price);
        },
      ),
    );
  });

  it('is the price when the sale is 0 or has no type', () => {
    expect(effectivePrice({ price: 80, sale: 0, saleType: 'percentage' })).toBe(80);
    expect(effectivePrice({ price: 80, sale: 10, saleType: null })).toBe(80);
  });

  it('rounds half a cent up', () => {
    expect(effectivePrice({ price: 0.01, sale: 50, saleType: 'percentage' })).toBe(0.01);
    expect(effectivePrice({ price: 10.05, sale: 50, saleType: 'percentage' })).toBe(5.03);
  });
});

describe('formatPrice', () => {
  it.each([
    [1249.5, 'EUR', '€1,249.50', '€1.249,50'],
    [80, 'USD', '$80', '$80'],
    [12_000, 'ALL', '12,000 ALL', '12.000 ALL'],
    [0.05, 'GBP', '£0.05', '£0,05'],
    [99_999_999.99, 'EUR', '€99,999,999.99', '€99.999.999,99'],
    [999, 'CHF', '999 CHF', '999 CHF'],
    [0, 'EUR', '€0', '€0'],
  ])('writes %d %s', (amount, currency, english, albanian) => {
    expect(formatPrice(amount, currency, 'en')).toBe(english);
    expect(formatPrice(amount, currency, 'al')).toBe(albanian);
  });

  it('can be read back to the cent in both languages', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(...languages), (minor, language) => {
        const text = formatPrice(fromMinor(minor), 'EUR', language).slice(1);
        const plain =
          language === 'al' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
        expect(toMinor(Number(plain))).toBe(minor);
      }),
    );
  });
});

describe('formatNumber', () => {
  it.each([
    [12.5, '12.5', '12,5'],
    [12.05, '12.05', '12,05'],
    [1250, '1,250', '1.250'],
    [80, '80', '80'],
  ])('writes %d without needless digits', (value, english, albanian) => {
    expect(formatNumber(value, 'en')).toBe(english);
    expect(formatNumber(value, 'al')).toBe(albanian);
  });
});
