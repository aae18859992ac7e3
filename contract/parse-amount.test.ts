import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount, toCents, toNumber } from './parse-amount.ts';

const read = (text: string, mark?: 'point' | 'comma') => {
  const amount = parseAmount(text, mark);
  return amount && toNumber(amount);
};

test.each([
  ['265.0', 265],
  ['265', 265],
  ['265,5', 265.5],
  ['1,395', 1395],
  ['1.395', 1395],
  ['0.395', 0.395],
  ['12.3456', 12.3456],
  ['1,395.50', 1395.5],
  ['1.395,50', 1395.5],
  ['1.234.567', 1_234_567],
  ['1,234,567.8', 1_234_567.8],
  ['1 395,50', 1395.5],
  ['1 395', 1395],
  ["1'395.50", 1395.5],
  ['1 234 567', 1_234_567],
  ['1\u202f395', 1395],
  ['.50', 0.5],
  ['27.', 27],
])('%s is read as %d', (text, value) => expect(read(text)).toBe(value));

test.each([
  '',
  'free',
  '25 €',
  '-5',
  '5-',
  '.500',
  '1.395,500',
  '1 395.500',
  '0.125.000',
  '10 20',
  '1,39,5',
  '1.395.50',
  '1,395,50.0',
  '1.39,5.0',
  '12%',
  '1e5',
  '٣',
  '5 x 3',
])('%j is not a number that is beyond doubt', (text) => expect(read(text)).toBeNull());

test('a decimal mark that is named leaves nothing to guess', () => {
  expect(read('1.395', 'point')).toBe(1.395);
  expect(read('1.395', 'comma')).toBe(1395);
  expect(read('1,395', 'comma')).toBe(1.395);
  expect(read('1,5', 'point')).toBeNull();
});

test('cents are rounded, half ones up', () => {
  const cents = (text: string) => toCents(parseAmount(text, 'point') ?? { digits: -1n, scale: 0 });
  expect(cents('0.125')).toBe(13n);
  expect(cents('0.1249')).toBe(12n);
  expect(cents('12345678901234567.89')).toBe(1234567890123456789n);
});

test('a number written with groups in either style is read back', () => {
  const cents = fc.integer({ min: 0, max: 9_999_999_999 });
  fc.assert(
    fc.property(cents, fc.constantFrom([',', '.'], ['.', ','], [' ', ',']), (minor, style) => {
      const [group, mark] = style as [string, string];
      const whole = String(Math.floor(minor / 100)).replace(/\B(?=(\d{3})+$)/g, group);
      const text = `${whole}${mark}${String(minor % 100).padStart(2, '0')}`;
      expect(read(text)).toBe(minor / 100);
    }),
  );
});
