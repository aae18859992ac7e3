import { m } from '@orendi/messages';
import { expect, it } from 'vitest';
import { refusalOf } from './prepare-picture.ts';

it.each([
  ['a.JPG', 'image/jpeg'],
  ['a', 'image/webp'],
  ['a.avif', ''],
])('takes %s of type "%s"', (name, type) => {
  expect(refusalOf({ name, type })).toBeUndefined();
});

it.each([
  ['a.pdf', 'application/pdf'],
  ['a.svg', 'image/svg+xml'],
  ['a.jpg', 'text/html'],
  ['a', ''],
])('refuses %s of type "%s", and says which types there are', (name, type) => {
  expect(refusalOf({ name, type })).toBe(m.picture_type());
});

it.each([
  ['a.heic', 'image/heic'],
  ['a.HEIC', ''],
])('has a sentence of its own for the pictures of some phones: %s of type "%s"', (name, type) => {
  expect(refusalOf({ name, type })).toBe(m.picture_heic());
  expect(m.picture_heic()).not.toBe(m.picture_type());
});
