import { businessPhoneCountries, readBusinessPhone } from '@orendi/contract/phone';
import { describe, expect, it } from 'vitest';
import { joinPhone, phoneCountries, readInternational, splitPhone } from './phone-text.ts';

/** A number from each country in national format and as stored. */
const numbers = [
  ['AL', '069 212 3456', '+355692123456'],
  ['AL', '69 212 3456', '+355692123456'],
  ['AL', '(042) 234 567', '+35542234567'],
  ['XK', '044 123 456', '+38344123456'],
  ['ME', '067 123 456', '+38267123456'],
  ['MK', '070 123 456', '+38970123456'],
  ['GR', '691 234 5678', '+306912345678'],
  ['RS', '060 1234567', '+381601234567'],
  ['IT', '312 345 6789', '+393123456789'],
  ['IT', '02 1234 5678', '+390212345678'],
] as const;

it('knows exactly the countries of the contract, in their order', () => {
  expect(phoneCountries).toEqual([...businessPhoneCountries]);
});

describe('joinPhone', () => {
  it.each(numbers)('makes of %s %s what the API reads as %s', (country, typed, stored) => {
    expect(readBusinessPhone(joinPhone(country, typed), null)).toBe(stored);
  });

  it('leaves what has a code of its own, and what is empty', () => {
    expect(joinPhone('AL', ' +49 151 23456789')).toBe('+49 151 23456789');
    expect(joinPhone('AL', '0049 151 23456789')).toBe('0049 151 23456789');
    expect(joinPhone('AL', ' ')).toBe('');
  });
});

describe('splitPhone', () => {
  it.each(numbers)('brings back %s %s', (country, _, stored) => {
    const split = splitPhone(stored);
    expect(split.country).toBe(country);
    expect(readBusinessPhone(joinPhone(split.country, split.national), null)).toBe(stored);
  });

  it('writes the zero of the country before its numbers', () => {
    expect(splitPhone('+355692123456')).toEqual({ country: 'AL', national: '0692123456' });
    expect(splitPhone('+390212345678')).toEqual({ country: 'IT', national: '0212345678' });
  });
});

it('reads a country off a number that is pasted with its code', () => {
  expect(readInternational('+383 44 123 456')).toEqual({ country: 'XK', national: '44 123 456' });
  expect(readInternational('00 39 06')).toEqual({ country: 'IT', national: '06' });
  expect(readInternational('+49 151')).toBeNull();
  expect(readInternational('069 212 3456')).toBeNull();
});
