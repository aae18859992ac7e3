import { expect, test } from 'vitest';
import { categoryFinder } from '@orendi/server/features/operators/index';
import type { Category } from '@orendi/server/features/spreadsheets/index';
import { readCategoryMap } from './read-category-map.ts';

const category = (
  id: number,
  industry: [number, string, string | null],
  name: [string, string | null],
): Category => ({
  id,
  industry_id: industry[0],
  industry_name: industry[1],
  industry_name_al: industry[2],
  category_name: name[0],
  category_name_al: name[1],
});
const living: [number, string, string] = [1, 'Living room', 'Dhoma e ndenjjes'];
const office: [number, string, null] = [4, 'Office', null];
const categories = [
  category(2, living, ['Corner sofas', 'Divane këndore']),
  category(6, living, ['Cabinets', 'Dollapë']),
  category(26, office, ['Cabinets', null]),
  category(27, office, ['Sideboards & consoles', 'Bufe']),
];
const find = categoryFinder(categories);
const choose = (maps: string[], fallback?: string) =>
  readCategoryMap({ maps, fallback, folder: '.' }, find);

test.each([
  ['2', 2],
  ['corner SOFAS', 2],
  ['Divane kendore', 2],
  ['dollape', 6],
  ['Office / cabinets', 26],
  ['dhoma e ndenjjes/CABINETS', 6],
])('%s is found', (text, id) => expect(find(text)).toMatchObject({ id }));

test('a name that several categories have asks for the industry', () => {
  expect(find('cabinets')).toEqual({
    fault: 'the category "cabinets" is one of several: say Living room/Cabinets or Office/Cabinets',
  });
});

test('an unknown name is not found', () => {
  expect(find('Sofa')).toEqual({ fault: 'there is no category "Sofa"' });
});

test('their names are mapped to ours, commas in theirs included', async () => {
  const of = await choose(['Kauçe=Divane këndore,Sideboards, buffets & tables = bufe', 'A=b=6']);
  expect(of('KAUCE')).toMatchObject({ id: 2 });
  expect(of('sideboards, buffets & tables')).toMatchObject({ id: 27 });
  expect(of('a=b')).toMatchObject({ id: 6 });
  expect(of('Divane kendore')).toMatchObject({ id: 2 });
  expect(of('Tents')).toEqual({ fault: 'there is no category "Tents"' });
  expect(of('')).toEqual({ fault: 'the row has no category' });
});

test('a fallback takes the rest, also what has no category', async () => {
  const of = await choose(['Kauçe=2'], 'bufe');
  expect(['kauce', 'Tents', ''].map((text) => of(text))).toMatchObject([
    { id: 2 },
    { id: 27 },
    { id: 27 },
  ]);
});

test.each([
  [['Beds=Krevate'], /no category "Krevate".*category list/],
  [['Beds=cabinets'], /is one of several: say/],
  [['Beds'], /"Beds" is not written as theirs=ours/],
  [['Beds=2,Tables'], /"Tables" is not written as theirs=ours/],
])('a map that is wrong is refused in a sentence: %j', async (maps, sentence) => {
  await expect(choose(maps)).rejects.toThrow(sentence);
});

test('a fallback that does not exist is refused', async () => {
  await expect(choose([], 'Tents')).rejects.toThrow(/no category "Tents"/);
});
