import { expect, test } from 'vitest';
import { fingerprintForm } from './repeated-form.ts';

const same = (a: unknown, b: unknown) => fingerprintForm(a).equals(fingerprintForm(b));

test('a form is the same in any order and with any captcha', () => {
  expect(same({ name: 'Ana', id: 1, token: 'a' }, { token: 'b', id: 1, name: 'Ana' })).toBe(true);
});

test('a form with another, a missing or a further field is another', () => {
  expect(same({ name: 'Ana' }, { name: 'Anë' })).toBe(false);
  expect(same({ name: 'Ana', message: '' }, { name: 'Ana' })).toBe(false);
  expect(same({ a: 'x', b: 'y' }, { a: 'y', b: 'x' })).toBe(false);
});

test('a malformed form has a fingerprint, too', () => {
  expect(same([], {})).toBe(true);
  expect(same(null, 'null')).toBe(false);
});
