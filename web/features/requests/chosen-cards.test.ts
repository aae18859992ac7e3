import { expect, test } from 'vitest';
import { isAmong, nothingChosen, toggleCard } from './chosen-cards.ts';

const piece = (id: number, business_id = id, type: 'product' | 'package' = 'product') => ({
  type,
  id,
  business_id,
});
const choose = (...pieces: ReturnType<typeof piece>[]) => pieces.reduce(toggleCard, nothingChosen);

test('pieces of up to three shops are chosen, and taken back by another press', () => {
  const three = choose(piece(1), piece(2), piece(3));
  expect(three).toEqual({ cards: [piece(1), piece(2), piece(3)], refusal: null });
  expect(toggleCard(three, piece(2))).toEqual({ cards: [piece(1), piece(3)], refusal: null });
});

test('a fourth shop, and a second piece of a shop, are refused with the reason until the next press', () => {
  const three = choose(piece(1), piece(2), piece(3));
  expect(toggleCard(three, piece(4))).toEqual({ ...three, refusal: 'full' });
  expect(toggleCard(three, piece(5, 1))).toEqual({ ...three, refusal: 'shop' });
  expect(choose(piece(1), piece(5, 1), piece(2)).refusal).toBeNull();
});

test('a package is another piece than the product of its number', () => {
  const chosen = choose(piece(1));
  expect(isAmong(chosen, piece(1, 9, 'package'))).toBe(false);
  expect(isAmong(chosen, piece(1))).toBe(true);
});
