import type { Mesh } from '../geometry/index.ts';
import { box, leg, move, pair } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { moved } from './arrange.ts';
import { basket } from './baskets.ts';
import { bookPile } from './books.ts';
import type { Bay } from './case-bays.ts';
import { caseWithBays } from './case-bays.ts';
import { topDressing } from './top-dressing.ts';
import type { Fronts } from './cabinet-doors.ts';

/** Staves or cane at both sides of an open bay, on turned legs. */
function onLegs(recipe: PictureRecipe, random: Random): Part[] {
  const { body, frame } = recipe;
  const door: Bay = { share: 1, kind: 'doors', count: 1 };
  const bays: Bay[] = [
    door,
    { share: 1.1, kind: 'open', count: recipe.size.height > 48 ? 2 : 1 },
    door,
  ];
  const fronts: Fronts = {
    body,
    metal: frame,
    style: random.pick(['reeded', 'cane']),
    grip: 'none',
    rail: 4.5,
  };
  return caseWithBays(recipe, bays, { base: 'tapered', foot: 15, board: 2.2, fronts }, random);
}

/** Wide drawers on a low plinth. */
function lowDrawers(recipe: PictureRecipe, random: Random): Part[] {
  const { body, frame, size } = recipe;
  const count = size.length > 170 ? 3 : 2;
  const bays = Array.from({ length: count }, (): Bay => ({
    share: 1,
    kind: 'drawers',
    count: size.height > 40 ? 2 : 1,
  }));
  const fronts: Fronts = {
    body,
    metal: frame,
    style: 'slab',
    grip: random.pick(['edge', 'none', 'bow']),
  };
  return caseWithBays(recipe, bays, { base: 'plinth', foot: 6, board: 2.8, fronts }, random);
}

/** A wooden case hung in a frame of square steel, a shelf below it. */
function inFrame(recipe: PictureRecipe, random: Random): Part[] {
  const { size, body, frame } = recipe;
  const { length, width, height } = size;
  const bar = 2.2;
  const lift = height * 0.42;
  const fronts: Fronts = {
    body,
    metal: frame,
    style: random.pick(['slab', 'boarded']),
    grip: 'knob',
  };
  const bays: Bay[] = [
    { share: 1, kind: 'drawers', count: 1 },
    { share: 1, kind: 'drawers', count: 1 },
  ];
  const box1 = {
    ...recipe,
    size: { length: length - 2 * bar - 0.2, width: width - 1, height: height - lift },
  };
  const post = (z: number): Mesh =>
    pair(move(box(bar, height, bar, { radius: 0.2 }), length / 2 - bar / 2, 0, z));
  const [near, far] = [width / 2 - bar / 2, bar / 2 - width / 2];
  const low = move(box(length - 2 * bar, 2.4, width - 1, { radius: 0.25 }), 0, 6, 0);
  const crossBar = (y: number, z: number) =>
    move(box(length - 2 * bar, bar * 0.9, bar * 0.9, { radius: 0.15 }), 0, y, z);
  return [
    ...moved(
      caseWithBays(box1, bays, { base: 'plinth', foot: 0.4, board: 2, fronts }, random),
      0,
      lift,
      0,
    ),
    part(body, [low]),
    part(frame, [
      post(near),
      post(far),
      crossBar(4.2, near - 0.3),
      crossBar(4.2, far + 0.3),
      pair(
        leg([length / 2 - bar / 2, 5, far], [length / 2 - bar / 2, 5, near], {
          foot: bar * 0.9,
          top: bar * 0.9,
          square: true,
        }),
      ),
    ]),
    ...moved(bookPile(random, 3).parts, -length * 0.24, 8.4, 0),
    ...moved(basket(30, Math.min(14, lift - 10), 28), length * 0.26, 8.4, 0),
  ];
}

/** A slim case that hangs free of the floor. */
function hung(recipe: PictureRecipe, random: Random): Part[] {
  const { body, frame } = recipe;
  const fronts: Fronts = {
    body,
    metal: frame,
    style: random.pick(['reeded', 'slab']),
    grip: 'none',
  };
  const bays: Bay[] = [
    { share: 1.3, kind: 'doors', count: 2 },
    { share: 0.9, kind: 'open', count: 1 },
  ];
  return caseWithBays(recipe, bays, { base: 'plinth', foot: 0.2, board: 2.4, fronts }, random);
}

/** A flat television on a slim foot. */
function television(width: number): Part[] {
  const tall = width * 0.58;
  return [
    part({ stuff: 'plastic', color: '#191a1c' }, [
      move(box(width, tall, 3, { radius: 0.5 }), 0, 6, 0),
      move(box(5, 8, 2.4, { radius: 0.4 }), 0, 0.6, -1),
      move(box(width * 0.34, 1, 20, { radius: 0.4 }), 0, 0, 0),
    ]),
    part({ stuff: 'ceramic', color: '#101317' }, [
      move(box(width - 2, tall - 2.4, 0.4, { radius: 0.1 }), 0, 7.4, 1.4),
    ]),
  ];
}

export function tvUnit(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const isHung = height <= 36;
  const designs = [onLegs, lowDrawers, inFrame] as const;
  const make = isHung ? hung : (designs[recipe.design % designs.length] ?? onLegs);
  const parts = make(recipe, random);
  const top =
    random.chance(0.45) && length > 140
      ? television(Math.min(124, length * 0.66))
      : topDressing(length, width, random);
  const all = [...parts, ...moved(top, 0, height, 0)];
  const detail = [-length * 0.24, height * 0.7, width / 2] as const;
  return isHung
    ? {
        parts: moved(all, 0, 0, width / 2),
        stands: 'on-wall',
        lift: 28,
        setting: 'living',
        detail: [detail[0], detail[1] + 28, width],
      }
    : { parts: all, stands: 'back-to-wall', setting: 'living', detail };
}
