import { move } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import { moved } from './arrange.ts';
import { basket, storageBox } from './baskets.ts';
import { bookPile, bookRow } from './books.ts';
import { twigs } from './twigs.ts';
import type { VesselForm } from './vessel.ts';
import { bowl, vessel } from './vessel.ts';

const clays = ['#d9cdbb', '#b98a6b', '#8a9086', '#ece6da', '#6f5d50', '#a7a196'] as const;

/** A ceramic thing of at most this height, now and then with twigs if there is room above it. */
export function ornament(tallest: number, random: Random, mayBloom = false): Part[] {
  const finish = { stuff: 'ceramic', color: random.pick(clays) } as const;
  const form = random.pick<VesselForm | 'bowl'>(['bottle', 'jar', 'urn', 'bowl']);
  if (form === 'bowl') return [part(finish, [bowl(random.between(7, 9), random.between(5, 7))])];
  const height = Math.min(tallest * 0.75, random.between(14, 24));
  const pot = part(finish, [vessel(form, height * random.between(0.27, 0.36), height)]);
  const room = tallest - height;
  return mayBloom && room > 14
    ? [pot, ...moved(twigs(Math.min(38, room * 0.9), random), 0, height * 0.9, 0)]
    : [pot];
}

/** A small pile of books with something on it. */
function pileWithObject(tallest: number, random: Random): Part[] {
  const pile = bookPile(random);
  const room = tallest - pile.height;
  if (room < 8) return pile.parts;
  const dish = part({ stuff: 'ceramic', color: random.pick(clays) }, [
    move(room > 14 && random.chance(0.5) ? vessel('jar', 4, 9) : bowl(5, 3.5), 2, pile.height, 0),
  ]);
  return [...pile.parts, dish];
}

/**
 * What stands on one shelf: books, an ornament, a box, some air. Centred on x, on y = 0, its front at z = 0 and the
 * rest behind; `tallest` is the free height.
 */
export function shelfFilling(
  width: number,
  tallest: number,
  depth: number,
  random: Random,
): Part[] {
  const middle = -depth / 2;
  const deep = Math.min(22, depth - 2);
  const left = -width / 2;
  const books = (length: number, x: number) =>
    moved(bookRow(length, tallest - 2, deep, random), x, 0, -2);
  const beside = (x: number) => moved(ornament(tallest - 2, random), x, 0, middle + 1);
  if (width < 34) {
    const kind = random.pick(['books', 'ornament', 'basket', 'pile']);
    if (kind === 'books') return books(width - 6, left + 1);
    if (kind === 'ornament' || tallest < 16) return beside(0);
    if (kind === 'pile') return moved(pileWithObject(tallest, random), 0, 0, middle);
    return moved(basket(width - 5, Math.min(20, tallest * 0.6), depth - 4), 0, 0, middle);
  }
  const kind = random.pick(['books', 'mixed', 'boxes', 'pile', 'mixed']);
  const along = width * random.between(0.42, 0.6);
  if (kind === 'books') return [...books(width * 0.72, left + 1), ...beside(left + width * 0.88)];
  if (kind === 'pile') {
    return [
      ...moved(pileWithObject(tallest, random), left + 18, 0, middle),
      ...beside(left + width - 14),
    ];
  }
  if (kind === 'boxes' && tallest > 20) {
    const box = storageBox(24, Math.min(19, tallest * 0.65), deep, random.pick(clays));
    return [...moved(box, left + 15, 0, middle), ...books(Math.max(8, width - 44), left + 30)];
  }
  return random.chance(0.5)
    ? [...books(along, left + 1), ...beside(left + along + (width - along) * 0.6)]
    : [...beside(left + 13), ...books(along, width / 2 - along - 1)];
}
