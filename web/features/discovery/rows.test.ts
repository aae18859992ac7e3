import { expect, it } from 'vitest';
import { cardClass, isAlwaysShown, moreClass, moreRows } from './rows.ts';

it('shows in one row as many cards as there are columns', () => {
  expect(Array.from({ length: 8 }, (_, index) => cardClass(index, 1))).toEqual([
    '',
    'hidden xs:block',
    'hidden sm:block',
    'hidden lg:block',
    'hidden 2xl:block',
    'hidden 3xl:block',
    null,
    null,
  ]);
});

it('shows in two rows twice as many', () => {
  expect(cardClass(1, 2)).toBe('');
  expect(cardClass(2, 2)).toBe('hidden xs:block');
  expect(cardClass(11, 2)).toBe('hidden 3xl:block');
  expect(cardClass(12, 2)).toBeNull();
  expect([0, 1, 2].map((index) => isAlwaysShown(index, 2))).toEqual([true, true, false]);
});

it('shows every card when all rows are open', () => {
  expect(cardClass(500, 'all')).toBe('');
});

it('hides Show more exactly where nothing is left to show', () => {
  expect(moreClass(12, 1, true)).toBe('');
  expect(moreClass(1, 1, false)).toBe('hidden');
  expect(moreClass(4, 1, false)).toBe('lg:hidden');
  expect(moreClass(5, 2, false)).toBe('sm:hidden');
  expect(moreClass(7, 1, false)).toBe('');
  expect(moreClass(24, 'all', false)).toBe('hidden');
});

it('adds two rows a step, counted on from what is open', () => {
  expect(moreRows(1, 12, 4)).toBe(3);
  expect(moreRows('all', 24, 5)).toBe(7);
});
