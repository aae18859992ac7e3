import { picture } from '@orendi/contract/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { objectName, parsePicturePath } from './picture-key.ts';

const key = 'ab23456789abcdef0123456789abcdef-800x1200-c8b79a';
const nameOf = (path: string) => {
  const demand = parsePicturePath(path);
  return demand && objectName(demand);
};

test('the plain address is the original', () => {
  expect(nameOf(`/${key}.webp`)).toBe(`ab/${key}/original.webp`);
});

test('a width below the natural one is a size of its own', () => {
  expect(nameOf(`/${key}/160.webp`)).toBe(`ab/${key}/160.webp`);
  expect(nameOf(`/${key}/640.jpg`)).toBe(`ab/${key}/640.jpg`);
});

test('widths from the natural one up are one and the same', () => {
  for (const width of [960, 1280, 1920]) {
    expect(nameOf(`/${key}/${width}.webp`)).toBe(`ab/${key}/original.webp`);
    expect(nameOf(`/${key}/${width}.jpg`)).toBe(`ab/${key}/800.jpg`);
  }
});

test('a frame is part of the name, and its width is at most that of the picture at full size', () => {
  expect(nameOf(`/${key}/4x5-22/640.webp`)).toBe(`ab/${key}/4x5-22/640.webp`);
  expect(nameOf(`/${key}/4x5-04/1920.webp`)).toBe(`ab/${key}/4x5-04/960.webp`);
  expect(parsePicturePath(`/${key}/16x9-40/320.webp`)?.frame).toEqual({
    name: '16x9-40',
    ratio: 16 / 9,
    focus: [1, 0],
  });
});

test.each([
  '3x7-22/640',
  '4x5-25/640',
  '4x5-52/640',
  '4x5-2/640',
  '4x5-222/640',
  '4x5-22/641',
  '4x5-22',
])('%s is no frame', (frame) => expect(parsePicturePath(`/${key}/${frame}.webp`)).toBeNull());

test('a frame comes as WebP alone', () => {
  expect(parsePicturePath(`/${key}/4x5-22/640.jpg`)).toBeNull();
});

test('only the widths of the contract exist', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.constantFrom('webp', 'jpg'), (width, format) => {
      const isOffered = (picture.widths as readonly number[]).includes(width);
      expect(parsePicturePath(`/${key}/${width}.${format}`) !== null).toBe(isOffered);
    }),
  );
});

test.each([
  '',
  '/',
  `${key}.webp`,
  `/${key}`,
  `/${key}.jpg`,
  `/${key}.png`,
  `/${key}/`,
  `/${key}/320`,
  `/${key}/0320.webp`,
  `/${key}/+320.webp`,
  `/${key}/320.webp/`,
  `/${key}/320.webp.jpg`,
  `/${key}/original.webp`,
  `/x/${key}.webp`,
  `//${key}.webp`,
  `/../${key}.webp`,
  `/${key}/../../../etc/passwd`,
  `/${key}/%2e%2e/320.webp`,
  `/..%2f..%2f${key}.webp`,
  `/${key}\\320.webp`,
  `/${key}.webp\0`,
  `/.incoming/320.webp`,
])('%j is no address of a picture', (path) => {
  expect(parsePicturePath(path)).toBeNull();
});

test('no requested path leaves the folder of its key', () => {
  const part = fc.constantFrom(
    key,
    '..',
    '.',
    '%2e',
    '/',
    '\\',
    '320',
    '.webp',
    '.jpg',
    '\0',
    'original',
  );
  const path = fc
    .array(fc.oneof(part, fc.string()), { maxLength: 6 })
    .map((parts) => `/${parts.join('')}`);
  const inside = /^ab\/[0-9a-f]{32}-800x1200-c8b79a\/(320|original)\.(webp|jpg)$/;
  fc.assert(
    fc.property(path, (asked) => {
      expect(nameOf(asked) ?? `ab/${key}/original.webp`).toMatch(inside);
    }),
    { numRuns: 1_000 },
  );
  expect(nameOf(`/${key}/320.jpg`)).toMatch(inside);
});
