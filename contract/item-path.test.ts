import { expect, it } from 'vitest';
import { itemPath, slugOf } from './item-path.ts';

it.each([
  ['Taburetë katrore “Dea”', 'taburete-katrore-dea'],
  ['  Komodinë   Ç-7 / dru  ', 'komodine-c-7-dru'],
  ["I'Divani im", 'i-divani-im'],
  ['Стол', ''],
  ['—', ''],
  ['divan '.repeat(11), Array(10).fill('divan').join('-')],
  ['x'.repeat(80), 'x'.repeat(60)],
])('spells %s as %s', (name, slug) => expect(slugOf(name)).toBe(slug));

it('leaves the number alone where a name has no spelling', () => {
  expect(itemPath('product', 7, 'Стол')).toBe('/product/7');
  expect(itemPath('package', 7)).toBe('/package/7');
  expect(itemPath('business', 1, 'Divani Im')).toBe('/business/1-divani-im');
});
