import { expect, test } from 'vitest';
import { landingPath, landingSlugs } from './landing-slugs.ts';
import { landingLanguage } from './language.ts';

const category = (id: number, category_name: string, category_name_al: string | null = null) => ({
  id,
  category_name,
  category_name_al,
});
const rooms = [
  {
    id: 1,
    industry_name: 'Bedroom',
    industry_name_al: 'Dhomë gjumi',
    categories: [category(1, 'Beds', 'Krevate'), category(2, 'Lamps'), category(3, 'Kitchen')],
  },
  {
    id: 2,
    industry_name: 'Kitchen',
    industry_name_al: null,
    categories: [category(4, 'Lamps'), category(5, 'Lamps'), category(6, '椅子')],
  },
];

test('rooms and categories are spelled as their names are', () => {
  const { rooms: spelled, categories } = landingSlugs(rooms, 'al');
  expect(Object.fromEntries(spelled)).toEqual({ 1: 'dhome-gjumi', 2: 'kitchen' });
  expect(categories.get(1)).toBe('krevate');
  expect(landingSlugs(rooms, 'en').categories.get(1)).toBe('beds');
});

test('of those alike the room comes first, and each has a spelling of its own', () => {
  const { rooms: spelled, categories } = landingSlugs(rooms, 'en');
  expect([...categories.values()]).toEqual([
    'beds',
    'lamps',
    'kitchen-bedroom',
    'lamps-kitchen',
    'lamps-5',
    '6',
  ]);
  expect(new Set([...spelled.values(), ...categories.values()]).size).toBe(8);
});

test('an address says the language of its page', () => {
  expect(landingLanguage('/mobilje/divane?page=2')).toBe('al');
  expect(landingLanguage('https://shop.example/furniture')).toBe('en');
  expect(landingLanguage('/furniture-shop')).toBeUndefined();
  expect(landingLanguage('/?query=/mobilje/')).toBeUndefined();
});

test('an address leaves out what it does not name', () => {
  expect(landingPath('en', 'sofas', 'tirana')).toBe('/furniture/sofas/tirana');
  expect(landingPath('al', undefined)).toBe('/mobilje');
});
