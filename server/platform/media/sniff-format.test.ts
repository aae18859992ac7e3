import { expect, test } from 'vitest';
import { sniffFormat } from './read-picture.ts';

const isoMedia = (...brands: string[]) => {
  const [major, ...compatible] = brands;
  const length = String.fromCharCode(12 + 4 * brands.length);
  return `\0\0\0${length}ftyp${major}\0\0\0\0${compatible.join('')}meta`;
};

test.each([
  ['jpeg', '\xff\xd8\xff\xe0'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['webp', 'RIFF\x24\0\0\0WEBPVP8X'],
  ['avif', isoMedia('avif', 'mif1')],
  ['avif', isoMedia('mif1', 'miaf', 'avif')],
  ['avif', isoMedia('avis', 'msf1')],
  [null, isoMedia('heic', 'mif1')],
  [null, isoMedia('mif1', 'heic')],
  [null, isoMedia('isom', 'mp42')],
  [null, `${isoMedia('isom')}avif`],
  [null, 'RIFF\x24\0\0\0AVI LIST'],
  [null, 'GIF89a'],
  [null, 'II*\0'],
  [null, ' \xff\xd8\xff'],
  [null, '\xff\xd8'],
  [null, ''],
])('%s by %j', (format, start) => {
  expect(sniffFormat(Buffer.from(start, 'latin1'))).toBe(format);
});
