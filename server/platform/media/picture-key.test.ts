import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPictureKey, keyOfUrl, parsePictureKey, pictureUrl } from './picture-key.ts';

const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });
const side = fc.integer({ min: 1, max: 9999 });
const facts = fc.record({ hash: hex(32), width: side, height: side, color: hex(6) });
const base = fc.constantFrom(
  'http://localhost:3000/media',
  'https://cdn.shop.al',
  '/media',
  '/a/b',
);

const key = '0123456789abcdef0123456789abcdef-800x1200-c8b79a';

test('a key is read back as it was written', () => {
  fc.assert(
    fc.property(facts, (given) => {
      expect(parsePictureKey(formatPictureKey(given))).toEqual(given);
    }),
  );
});

test('no two spellings mean the same key', () => {
  const almostKeys = fc
    .tuple(fc.constantFrom(...key), fc.nat(key.length))
    .map(([character, at]) => key.slice(0, at) + character + key.slice(at + 1));
  const respelled = (text: string) => {
    const parsed = parsePictureKey(text);
    return parsed ? formatPictureKey(parsed) : text;
  };
  fc.assert(
    fc.property(fc.oneof(fc.string(), almostKeys), (text) => {
      expect(respelled(text)).toBe(text);
    }),
  );
  expect(parsePictureKey(key)).not.toBeNull();
});

test.each([
  '',
  key.toUpperCase(),
  `${key}\n`,
  ` ${key}`,
  `${key}.webp`,
  `../${key}`,
  key.replace('800', '0'),
  key.replace('800', '0800'),
  key.replace('800', '80000'),
  key.replace('-c8b79a', ''),
  key.slice(1),
])('%j is no key', (text) => {
  expect(parsePictureKey(text)).toBeNull();
});

test('the key is found in every address that is made from it', () => {
  const width = fc.option(fc.constantFrom(160, 1920), { nil: undefined });
  fc.assert(
    fc.property(base, facts, width, fc.constantFrom('webp', 'jpg'), (start, given, w, format) => {
      const made = formatPictureKey(given);
      expect(keyOfUrl(pictureUrl(start, made, w, format))).toBe(made);
    }),
  );
});

test('addresses have the forms of the contract', () => {
  expect(pictureUrl('https://shop.al/media', key)).toBe(`https://shop.al/media/${key}.webp`);
  expect(pictureUrl('/media', key, 320)).toBe(`/media/${key}/320.webp`);
  expect(pictureUrl('/media', key, 960, 'jpg')).toBe(`/media/${key}/960.jpg`);
});

test('a query and a fragment do not hide the key', () => {
  expect(keyOfUrl(`https://shop.al/media/${key}.webp?v=1#top`)).toBe(key);
});

test.each([
  '',
  'https://shop.al/media/',
  `https://shop.al/media/${key}`,
  `https://shop.al/media/${key}.svg`,
  `https://shop.al/media/x${key}.webp`,
  `https://shop.al/?file=/${key}.webp`,
  `data:image/webp,/${key}.webp`,
  `file:///media/${key}.webp`,
  'http://[broken',
])('%j holds no key', (url) => {
  expect(keyOfUrl(url)).toBeNull();
});
