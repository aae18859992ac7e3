import { m } from '@orendi/messages';
import type { Product } from '@orendi/contract/schemas/product';
import { expect, it } from 'vitest';
import { speak } from '../../platform/page-language.ts';
import { factsOf } from './facts.tsx';
import { measuresText } from './measures.ts';

const bare = {
  length: null,
  width: null,
  height: null,
  weight: null,
  material: null,
  material_al: null,
  color: null,
  brand: null,
  model: null,
} as Product;
function values(product: Partial<Product>, language: 'al' | 'en' = 'en') {
  speak(language);
  return factsOf({ ...bare, ...product }, language).map(({ value }) => value);
}

it('gives the three measures as one', () => {
  expect(values({ length: 92, width: 212.5, height: 84 })).toEqual(['92 × 212.5 × 84 cm']);
  expect(values({ length: 92, width: 212.5, height: 84 }, 'al')).toEqual(['92 × 212,5 × 84 cm']);
});

it('gives measures in a line, only those that are known', () => {
  speak('al');
  const sides = { length: 200, width: null, height: 75.5 };
  expect(measuresText({ ...sides, width: 90 })).toBe('200 × 90 × 75,5 cm');
  expect(measuresText(sides)).toMatch(/^\S+ 200 cm, \S+ 75,5 cm$/);
  expect(measuresText({ length: null, width: null, height: null })).toBe('');
});

it('names the measures where one is missing, and hides zeros', () => {
  expect(factsOf({ ...bare, width: 51, height: 99 }, 'en')).toEqual([
    { label: m.detail_width(), value: '51 cm' },
    { label: m.detail_height(), value: '99 cm' },
  ]);
  expect(values({ length: 0, width: 0, height: 0, weight: 0 })).toEqual([]);
});

it('says the material in the reader’s language', () => {
  const oak = { material: 'Oak', material_al: 'Lis' };
  expect(values(oak, 'al')).toEqual(['Lis']);
  expect(values(oak, 'en')).toEqual(['Oak']);
});
