import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bindColumns, readColumnMap } from './read-column-map.ts';
import type { Target } from '@orendi/server/features/spreadsheets/index';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orendi-map-'));
});
afterAll(() => rm(folder, { recursive: true }));

const header = ['name', 'Short description', 'size', 'PRICE', 'note', 'note'];

async function fill(map: string[], cells: string[], target: Target, key?: string) {
  return bindColumns(await readColumnMap(map, key, folder), header)(cells, target);
}

const cells = ['BILLY', 'Bookcase,  white', '80', '5', 'x', 'y'];

test.each([
  ['product_name=name', 'BILLY'],
  ['product_name = name , brand=size', 'BILLY'],
  ['product_name={name} {Short description}', 'BILLY Bookcase, white'],
  [
    'product_name={name}, {short description} ({size} cm),price=price',
    'BILLY, Bookcase, white (80 cm)',
  ],
])('%s', async (map, name) => expect(await fill([map], cells, 'product_name')).toBe(name));

test('a target that is not mapped is undefined, one whose columns are empty is empty', async () => {
  const map = ['product_name={name}: {size} cm'];
  expect(await fill(map, cells, 'brand')).toBeUndefined();
  expect(await fill(map, [' ', '', '', '', '', ''], 'product_name')).toBe('');
});

test('marks around an empty column do not dangle', async () => {
  const map = ['product_name={name}, {short description} - {size}'];
  expect(await fill(map, ['', 'Chair', '', '', '', ''], 'product_name')).toBe('Chair');
  expect(await fill(map, ['-A-', 'Chair', '5', '', '', ''], 'product_name')).toBe('-A-, Chair - 5');
});

test('descriptions keep their lines, everything else is one line', async () => {
  const several = [' a \n\n b  c ', '', '', '', '', ''];
  const map = ['product_name=name,description_en=name'];
  expect(await fill(map, several, 'product_name')).toBe('a b c');
  expect(await fill(map, several, 'description_en')).toBe('a\n\nb c');
});

test('maps add up, and may come from a file', async () => {
  await writeFile(join(folder, 'map.json'), JSON.stringify({ product_name: '{name} {size}' }));
  const map = ['@map.json', 'price=PRICE'];
  expect(await fill(map, cells, 'product_name')).toBe('BILLY 80');
  expect(await fill(map, cells, 'price')).toBe('5');
  expect(await fill(map, cells, 'key', 'name')).toBe('BILLY');
});

test.each([
  [['colour=name'], undefined, /knows no field "colour"; the fields are key, product_name,/],
  [['product_name=nme'], undefined, /no column "nme"; the columns are name, Short description,/],
  [['product_name={nme} {size}'], undefined, /no column "nme"/],
  [['product_name=note'], undefined, /several columns "note"/],
  [['product_name'], undefined, /"product_name" is not written as field=column/],
  [['product_name={name'], undefined, /braces in "\{name" do not enclose columns/],
  [['product_name= '], undefined, /product_name is mapped to nothing/],
  [['brand=name', 'brand=size'], undefined, /brand is mapped twice/],
  [['key=name'], 'size', /key is mapped twice/],
  [['@none.json'], undefined, /none\.json is not there/],
])('a map that is wrong is refused in a sentence: %j', async (map, key, sentence) => {
  await expect(fill(map, cells, 'product_name', key)).rejects.toThrow(sentence);
});

test.each(['[1]', '"x"', '{"brand": 5}', '{'])('a JSON map that is %s is refused', async (json) => {
  await writeFile(join(folder, 'wrong.json'), json);
  await expect(fill(['@wrong.json'], cells, 'brand')).rejects.toThrow(/wrong\.json/);
});

test('a column mapped as it is gives its cell, spaces collapsed', async () => {
  const read = bindColumns(await readColumnMap(['brand=name'], undefined, folder), header);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (cell) => {
      const expected = cell.replace(/\s+/g, ' ').trim();
      expect(read([cell, '', '', '', '', ''], 'brand')).toBe(expected);
    }),
  );
});
