import { webAddress } from '@orendi/contract/fields/text';
import { expect, it } from 'vitest';
import { completeAddress } from './profile-values.ts';

it.each([
  ['drini.al', 'https://drini.al'],
  [' www.facebook.com/drini ', 'https://www.facebook.com/drini'],
  ['https://drini.al', 'https://drini.al'],
  ['HTTP://drini.al/a b', 'HTTP://drini.al/a b'],
  ['drini.al:8080/x', 'https://drini.al:8080/x'],
  ['', ''],
  ['  ', ''],
])('makes of "%s" %s', (typed, address) => {
  expect(completeAddress('website', typed)).toBe(address);
});

it.each([
  ['instagram', '@mobileria.drini', 'https://www.instagram.com/mobileria.drini'],
  ['instagram', ' drini_1 ', 'https://www.instagram.com/drini_1'],
  ['instagram', 'instagram.com/drini', 'https://instagram.com/drini'],
  ['instagram', 'https://instagram.com/drini', 'https://instagram.com/drini'],
  ['facebook', 'drini', 'https://www.facebook.com/drini'],
  ['twitter', '@drini', 'https://x.com/drini'],
  // Ambiguous: it could be a person or a company.
  ['linkedin', 'linkedin.com/company/drini', 'https://linkedin.com/company/drini'],
])('makes of the %s "%s" %s', (field, typed, address) => {
  expect(completeAddress(field, typed)).toBe(address);
  expect(webAddress().safeParse(completeAddress(field, typed)).success).toBe(true);
});

it.each(['javascript:alert(1)', 'ftp://drini.al', 'mailto:ana@drini.al', '@drini', 'drini'])(
  'does not make an address of %s that is taken',
  (typed) => {
    expect(webAddress().safeParse(completeAddress('website', typed)).success).toBe(false);
  },
);
