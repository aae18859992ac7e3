import { box, move, turn } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import { moved, turned } from './arrange.ts';
import { bookPile } from './books.ts';
import { ornament } from './shelf-filling.ts';
import { bouquet, tray } from './tableware.ts';

/** A framed print that leans on the wall; the wall is z = 0, the lower edge y = 0. */
export function leaningPrint(width: number, height: number, random: Random): Part[] {
  const rim = { stuff: 'oak', color: random.pick(['#b08a5c', '#3b332c', '#d9c6a4']) } as const;
  const shade = random.pick(['#a8745a', '#7f8c7a', '#55646c', '#c2a070']);
  const lean = 7;
  const parts = [
    part(rim, [move(box(width, height, 2, { radius: 0.2 }), 0, 0, 0)]),
    part({ stuff: 'linen', color: '#efe9dd' }, [
      move(box(width - 2.4, height - 2.4, 0.3, { radius: 0 }), 0, 1.2, 1),
    ]),
    part({ stuff: 'linen', color: shade }, [
      move(
        turn(box(width * 0.34, 0.3, width * 0.34, { radius: 0.1 }), 'x', 90),
        0,
        height * 0.6,
        1.15,
      ),
      move(box(width * 0.5, height * 0.2, 0.3, { radius: 0.05 }), 0, height * 0.2, 1.1),
    ]),
  ];
  return moved(turned(parts, 'x', -lean), 0, 0, height * Math.sin((lean * Math.PI) / 180) + 1.4);
}

/** Things on a low cabinet against the wall: something tall at one end, something low at the other. */
export function topDressing(length: number, depth: number, random: Random): Part[] {
  const side = random.pick([-1, 1]);
  const tall = random.pick([
    () => moved(bouquet(random.between(44, 56), random), 0, 0, 0),
    () => [
      ...moved(leaningPrint(40, 52, random), 0, 0, -depth / 2),
      ...moved(ornament(22, random), 17, 0, 3),
    ],
  ]);
  const pile = bookPile(random, 2);
  const low = random.pick([
    () => [...pile.parts, ...moved(ornament(14, random), 0, pile.height, 0)],
    () => tray(random),
  ]);
  return [
    ...moved(tall(), side * Math.max(0, Math.min(length * 0.3, length / 2 - 28)), 0, 0),
    ...(length > 95 ? moved(low(), -side * length * 0.24, 0, 0) : []),
  ];
}
