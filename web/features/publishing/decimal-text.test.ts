import { describe, expect, it } from 'vitest';
import { decimalOf, decimalText } from './decimal-text.ts';

describe('a number as it is typed', () => {
  it.each([
    ['', ''],
    ['1249', '1249'],
    ['12,5', '12.5'],
    ['12.', '12.'],
    ['.5', '0.5'],
    ['12..5', '12.5'],
    ['12.5.', '12.5'],
    ['12.5.7', '12.57'],
    ['1.249.5', '1249.5'],
    ['-12a €', '12'],
    ['1.249,50', '1249.50'],
    ['1,249.50', '1249.50'],
    ['1.249.000', '1249000'],
    ['12.345', '12.34'],
    ['0.125', '0.12'],
  ])('of %j keeps %j', (typed, kept) => expect(decimalText(typed)).toBe(kept));

  it.each([
    ['12.000', '12000'],
    ['12,000', '12000'],
    ['1249.505', '1249.50'],
    ['0.125', '0.12'],
    ['12.50', '12.50'],
  ])('as a price, of %j keeps %j', (typed, kept) => expect(decimalText(typed, true)).toBe(kept));

  it.each([
    ['', undefined],
    ['0', 0],
    ['12.', 12],
    ['0.5', 0.5],
  ])('%j is the number %j', (text, number) => expect(decimalOf(text)).toBe(number));
});
