import { expect, it } from 'vitest';
import { speak } from '../../../platform/page-language.ts';
import { listChoices } from './choice-line.tsx';
import { nameColors } from '../../catalogue/color-names/name-colors.ts';
import { chosenFacets, keepValues, noFacets, offeredFacets } from './offered-facets.ts';

const some = (...values: string[]) => values.map((value, at) => ({ value, count: at + 1 }));
const counts = {
  ...noFacets,
  brand: some('Drini', 'Valë'),
  color: some('#112233', 'Lis'),
  colorGroup: some('Blue', 'Black'),
  material: some('Leather', 'Oak'),
  material_al: some('Lëkurë'),
};
const valuesOf = (offered: ReturnType<typeof offeredFacets>[number] | undefined) =>
  offered?.values.map(({ value }) => value);

it('offers what has values with their counts, materials in the reader’s language', () => {
  speak('en');
  const offered = offeredFacets({}, counts, 'en');
  expect(offered.map(({ facet, label }) => [facet, label])).toEqual([
    ['brand', 'Brand'],
    ['color', 'Color'],
    ['material', 'Material'],
  ]);
  expect(offered[0]?.values).toEqual([
    { facet: 'brand', value: 'Drini', count: 1, isChosen: false },
    { facet: 'brand', value: 'Valë', count: 2, isChosen: false },
  ]);
  expect(valuesOf(offeredFacets({}, counts, 'al')[2])).toEqual(['Lëkurë']);
});

it('offers groups of colors before exact ones, each in the order of the names', () => {
  const [, color] = offeredFacets({}, counts, 'en');
  if (color === undefined) throw new Error('no colors are offered');
  const choices = listChoices(color.values, nameColors(color.values), 'al');
  expect(choices.map(({ facet, name, swatch }) => [facet, name, swatch])).toEqual([
    ['colorGroup', 'E zezë', '#181716'],
    ['colorGroup', 'Blu', '#2c62b0'],
    ['color', 'Blu marine', '#112233'],
    ['color', 'Lis', undefined],
  ]);
});

it('tells a group from the exact color that is written like it', () => {
  const offered = offeredFacets(
    { colorGroup: ['Brown'] },
    { ...noFacets, color: some('Brown'), colorGroup: some('Brown') },
    'en',
  );
  expect(offered[0]?.values.map(({ facet, isChosen }) => [facet, isChosen])).toEqual([
    ['colorGroup', true],
    ['color', false],
  ]);
  expect(offered.map(chosenFacets)).toEqual([['colorGroup']]);
});

it('offers nothing of what has no values', () => {
  expect(offeredFacets({}, noFacets, 'al')).toEqual([]);
  const facets = offeredFacets({}, { ...counts, material: [] }, 'en').map(({ facet }) => facet);
  expect(facets).toEqual(['brand', 'color']);
});

it('offers chosen values to be let go even where nothing has them', () => {
  const [brand, ...others] = offeredFacets({ brand: ['Gone', 'Too'] }, noFacets, 'en');
  expect(brand?.values).toEqual([
    { facet: 'brand', value: 'Gone', count: 0, isChosen: true },
    { facet: 'brand', value: 'Too', count: 0, isChosen: true },
  ]);
  expect(others).toEqual([]);
  expect(valuesOf(offeredFacets({ brand: ['Valë'] }, counts, 'en')[0])).toEqual(['Drini', 'Valë']);
});

it('keeps a value in its place that finds nothing any more, and adds new ones at the end', () => {
  const value = (name: string, count: number, isChosen = false) => ({
    facet: 'brand' as const,
    value: name,
    count,
    isChosen,
  });
  const first = [value('A', 3), value('B', 2, true), value('C', 1)];
  expect(keepValues(first, [value('C', 4, true), value('D', 5), value('A', 3)])).toEqual([
    value('A', 3),
    value('B', 0),
    value('C', 4, true),
    value('D', 5),
  ]);
});
