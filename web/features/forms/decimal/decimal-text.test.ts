import { describe, expect, it } from 'vitest';
import { decimalOf, decimalText, writtenDecimal } from './decimal-text.ts';

describe('a number as it is pasted', () => {
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

  it.each([
    ['', '', ''],
    ['249.5', '249,50', '249.50'],
    ['1249', '1.249', '1,249'],
    ['1249.', '1.249', '1,249'],
    ['0.5', '0,50', '0.50'],
    ['007', '7', '7'],
    ['80.00', '80', '80'],
    ['12345678901234567.89', '12.345.678.901.234.567,89', '12,345,678,901,234,567.89'],
  ])('%j is written as a price as %j in Albanian, as %j in English', (text, albanian, english) => {
    expect(writtenDecimal(text, 'al', true)).toBe(albanian);
    expect(writtenDecimal(text, 'en', true)).toBe(english);
  });

  it('is written without groups where it is no price', () => {
    expect(writtenDecimal('1249.5', 'al')).toBe('1249,5');
    expect(writtenDecimal('1249.5', 'en')).toBe('1249.5');
  });
});
