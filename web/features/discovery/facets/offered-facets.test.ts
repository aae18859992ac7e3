import { expect, it } from 'vitest';
import { offeredFacets } from './offered-facets.ts';

const options = {
  brands: ['Drini', 'Valë'],
  colors: ['#112233'],
  materials: ['Leather', 'Oak'],
  materials_al: ['Lëkurë'],
};
const none = { brands: [], colors: [], materials: [], materials_al: [] };

it('offers what has values, materials in the reader’s language', () => {
  const offered = offeredFacets({}, options, 'en');
  expect(offered.map(({ facet, values }) => [facet, values])).toEqual([
    ['brand', options.brands],
    ['color', options.colors],
    ['material', options.materials],
  ]);
  const material = offeredFacets({}, options, 'al').find(({ facet }) => facet === 'material');
  expect(material?.values).toEqual(['Lëkurë']);
});

it('offers nothing of what has no values', () => {
  expect(offeredFacets({}, none, 'al')).toEqual([]);
  const facets = offeredFacets({}, { ...options, materials: [] }, 'en').map(({ facet }) => facet);
  expect(facets).toEqual(['brand', 'color']);
});

it('offers a chosen value to be let go even where nothing has it', () => {
  const [brand, ...others] = offeredFacets({ brand: 'Gone' }, none, 'en');
  expect(brand).toMatchObject({ facet: 'brand', chosen: 'Gone', values: ['Gone'] });
  expect(others).toEqual([]);
  expect(offeredFacets({ brand: 'Valë' }, options, 'en')[0]?.values).toEqual(options.brands);
});
