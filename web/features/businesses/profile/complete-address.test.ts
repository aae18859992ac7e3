import { webAddress } from '@orendi/contract/fields/url';
import { expect, it } from 'vitest';
import { completeAddress } from './complete-address.ts';

it.each([
  ['drini.al', 'https://drini.al'],
  [' www.facebook.com/drini ', 'https://www.facebook.com/drini'],
  ['https://drini.al', 'https://drini.al'],
  ['HTTP://drini.al/a b', 'HTTP://drini.al/a b'],
  ['drini.al:8080/x', 'https://drini.al:8080/x'],
  ['', ''],
  ['  ', ''],
])('makes of "%s" %s', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});

it.each(['javascript:alert(1)', 'ftp://drini.al', 'mailto:ana@drini.al'])(
  'does not make an address of %s that is taken',
  (typed) => {
    expect(webAddress().safeParse(completeAddress(typed)).success).toBe(false);
  },
);
