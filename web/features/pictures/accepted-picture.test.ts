import { expect, it } from 'vitest';
import { refusalOf } from './accepted-picture.ts';

it.each([
  ['a.JPG', 'image/jpeg'],
  ['a', 'image/webp'],
  ['a.avif', ''],
])('takes %s of type "%s"', (name, type) => {
  expect(refusalOf({ name, type })).toBeUndefined();
});

it.each([
  ['a.heic', 'image/heic'],
  ['a.HEIC', ''],
  ['a.pdf', 'application/pdf'],
  ['a.svg', 'image/svg+xml'],
  ['a.jpg', 'text/html'],
  ['a', ''],
])('refuses %s of type "%s"', (name, type) => {
  expect(refusalOf({ name, type })).toEqual(expect.any(String));
});

it('has a sentence of its own for the pictures of some phones', () => {
  expect(refusalOf({ name: 'a.heic', type: '' })).not.toBe(refusalOf({ name: 'a.pdf', type: '' }));
});
