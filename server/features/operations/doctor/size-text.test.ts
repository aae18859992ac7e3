import { expect, test } from 'vitest';
import { sizeText } from './finding.ts';

test.each([
  [0, '0 B', '0 B'],
  [1023, '1,023 B', '1.023 B'],
  [1536, '1.5 KiB', '1,5 KiB'],
  [40 * 1024 ** 3, '40 GiB', '40 GiB'],
  [3 * 1024 ** 5, '3,072 TiB', '3.072 TiB'],
])('%d is %s, in Albanian %s', (bytes, english, albanian) => {
  expect(sizeText(bytes)('en')).toBe(english);
  expect(sizeText(bytes)('al')).toBe(albanian);
});
