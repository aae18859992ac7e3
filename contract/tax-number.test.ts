import { describe, expect, it } from 'vitest';
import { readTaxNumber } from './tax-number.ts';

describe('a tax number', () => {
  it.each([
    ['L12345678A', 'L12345678A'],
    [' l 1234 5678 a ', 'L12345678A'],
    ['K.01234567.B', 'K01234567B'],
    ['M-12345678-z', 'M12345678Z'],
    ['811234567', '811234567'],
    ['81 123 4567', '811234567'],
    ['8.1123.4567', '811234567'],
  ])('%s is read as %s', (typed, number) => {
    expect(readTaxNumber(typed)).toBe(number);
  });

  it.each([
    '',
    'L1234567A',
    'L123456789A',
    '12345678AL',
    'L12345678',
    '711234567',
    '81123456',
    '8112345678',
    'Ë12345678A',
    'L12345678A1',
    'L1234567٨A',
  ])('%s is none', (typed) => {
    expect(readTaxNumber(typed)).toBeNull();
  });

  it('reads what it has read as itself', () => {
    for (const typed of ['l 12345678 a', '81.123.4567']) {
      const number = readTaxNumber(typed);
      expect(readTaxNumber(number ?? '')).toBe(number);
    }
  });
});
