import { expect, it } from 'vitest';
import { taxNumber } from './tax-number.ts';

const schema = taxNumber();

it.each([
  ['L12345678A', 'L12345678A'],
  [' l 1234 5678 a ', 'L12345678A'],
  ['K.01234567.B', 'K01234567B'],
  ['M-12345678-z', 'M12345678Z'],
  ['811234567', '811234567'],
  ['81 123 4567', '811234567'],
  ['8.1123.4567', '811234567'],
  ['NIPT: l12345678a', 'L12345678A'],
  ['AL L12345678A', 'L12345678A'],
  ['NUI 811 234 567', '811234567'],
])('%s is the tax number %s, which is read as itself', (typed, number) => {
  expect(schema.parse(typed)).toBe(number);
  expect(schema.parse(number)).toBe(number);
});

it.each([
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
])('%s is no tax number', (typed) => {
  expect(schema.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
    'api_tax_number',
  ]);
});

it('is required', () => {
  expect(schema.safeParse(' ').error?.issues[0]?.message).toBe('api_required');
});
