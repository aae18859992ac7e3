import { expect, it } from 'vitest';
import { dateText, isoDateOf } from './date-field.tsx';

it.each([
  ['', ''],
  ['0', '0'],
  ['05', '05'],
  ['050', '05/0'],
  ['05031990', '05/03/1990'],
  ['050319901', '05/03/1990'],
  ['5/', '5/'],
  ['5/3/1990', '5/3/1990'],
  ['5.3.1990', '5/3/1990'],
  ['05 03 1990', '05/03/1990'],
  ['05/031', '05/03/1'],
  ['1990-03-05', '05/03/1990'],
  ['/a', ''],
])('%j is shown as %j', (typed, shown) => {
  expect(dateText(typed)).toBe(shown);
  expect(dateText(shown)).toBe(shown);
});

it.each([
  ['5/3/1990', '1990-03-05'],
  ['05/03/1990', '1990-03-05'],
  ['31/02/1990', '1990-02-31'],
  ['05/03', '05/03'],
  ['', ''],
])('%j is sent as %j', (text, sent) => expect(isoDateOf(text)).toBe(sent));

it('is typed key by key', () => {
  let shown = '';
  for (const key of '24121985') shown = dateText(shown + key);
  expect(shown).toBe('24/12/1985');
});
