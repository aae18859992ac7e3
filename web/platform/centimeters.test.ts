import { expect, it } from 'vitest';
import { readCentimeters } from './centimeters.ts';

it.each([
  ['240', 240],
  [' 240 cm', 240],
  ['240cm', 240],
  ['2.4 m', 240],
  ['2,4 m', 240],
  ['2,4', 240],
  ['2.40', 240],
  ['2M', 200],
  ['2m40', 240],
  ['2 m 5 cm', 205],
  ['2400 mm', 240],
  ['9,5', 950],
  ['10,5', 10.5],
  ['62.25', 62.25],
  ['3', 3],
  ['0', 0],
  ['10000', 10_000],
  ['1.2345 m', 123.45],
])('%j is %d cm', (text, centimeters) => expect(readCentimeters(text)).toBe(centimeters));

it.each(['', '   '])('%j is nothing', (text) => expect(readCentimeters(text)).toBeUndefined());

it.each(['wall', '2.4 ft', '-3', '1.2.3', '10001', '100,01 m', '2 m 400', '1e3', '240 × 90'])(
  '%j is no length',
  (text) => expect(readCentimeters(text)).toBeNull(),
);
