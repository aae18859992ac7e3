import { describe, expect, it } from 'vitest';
import { normalizeBusinessPhone, normalizePhone } from './phone.ts';

describe('normalizePhone', () => {
  it.each([
    ['069 212 3456', '+355692123456'],
    ['+383 44 123 456', '+38344123456'],
    ['0049 151 23456789', '+4915123456789'],
    [' (0)42 234 567 ', '+35542234567'],
  ])('reads %s', (typed, phone) => {
    expect(normalizePhone(typed)).toEqual({ phone });
  });

  it('keeps what cannot be read but has six digits or more', () => {
    expect(normalizePhone('ext. 12 34 56')).toEqual({ phone: 'ext. 12 34 56' });
    expect(normalizePhone('+999 123456')).toEqual({ phone: '+999 123456' });
  });

  it.each(['12345', 'call me', '', '1'.repeat(41)])('refuses %j', (typed) => {
    expect(normalizePhone(typed)).toBeNull();
  });
});

describe('normalizeBusinessPhone', () => {
  it.each([
    ['069 212 3456', '+355692123456'],
    ['042 234 567', '+35542234567'],
    ['+383 44 123 456', '+38344123456'],
    ['+383 38 123 456', '+38338123456'],
    ['+382 67 123 456', '+38267123456'],
    ['+382 20 123 456', '+38220123456'],
    ['+389 70 123 456', '+38970123456'],
    ['+389 2 312 3456', '+38923123456'],
    ['+30 691 234 5678', '+306912345678'],
    ['+30 231 012 3456', '+302310123456'],
    ['+381 60 1234567', '+381601234567'],
    ['+381 11 123 4567', '+381111234567'],
    ['+39 312 345 6789', '+393123456789'],
    ['+39 02 1234 5678', '+390212345678'],
    ['+39 06 698 12345', '+390669812345'],
  ])('reads %s of the seven countries', (typed, phone) => {
    expect(normalizeBusinessPhone(typed)).toEqual({ phone });
  });

  it.each(['+49 151 23456789', '+386 49 123 456', '+378 0549 882345', '123456', 'phone'])(
    'refuses %s',
    (typed) => {
      expect(normalizeBusinessPhone(typed)).toBeNull();
    },
  );
});
