import { ball, box, move, surface } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import { moved } from './arrange.ts';
import { twigs } from './twigs.ts';
import { bowl, cup, jug, vessel } from './vessel.ts';

const clay = (random: Random) =>
  ({
    stuff: 'ceramic',
    color: random.pick(['#e9e3d7', '#cbbba5', '#8d938a', '#b58b6d', '#5f6a6c']),
  }) as const;

/** A bowl with fruit in it, about 30 cm wide. */
export function fruitBowl(random: Random): Part[] {
  const radius = random.between(13, 16);
  const fruit = ball(3.7, 7, 18);
  const ring = Array.from({ length: 5 }, (_, i) => {
    const angle = (i / 5) * 6.28 + 0.4;
    return move(fruit, Math.cos(angle) * 6.4, 3.4, Math.sin(angle) * 6.4);
  });
  const color = random.pick(['#d8a63a', '#a9542f', '#8f9a4a']);
  return [
    part(clay(random), [bowl(radius, 7.5)]),
    part({ stuff: 'leather', color }, [...ring, move(fruit, 0.5, 6.6, 0)]),
  ];
}

/** A vase with leafy twigs; `height` over all. */
export function bouquet(height: number, random: Random): Part[] {
  const tall = height * 0.42;
  const pot = vessel(random.pick(['bottle', 'jar', 'urn']), tall * random.between(0.3, 0.4), tall);
  return [part(clay(random), [pot]), ...moved(twigs(height * 0.62, random), 0, tall * 0.85, 0)];
}

/** Two cups on saucers and a jug beside them. */
export function coffeeSet(random: Random): Part[] {
  const set = [move(bowl(7, 1.2), 0, 0, 0), move(cup(4.2, 5.6), 0, 0.6, 0)];
  const second = set.map((mesh) => move(mesh, 17, 0, 9));
  return [
    part(clay(random), [...set, ...second]),
    part(clay(random), [move(jug(5.2, 14), 16, 0, -12)]),
  ];
}

/** A linen runner over the middle of a table, hanging over neither end. */
export function runner(length: number, width: number, color: string): Part[] {
  const cloth = surface(
    (u, v) => [
      (u - 0.5) * length,
      0.5 + 0.1 * Math.sin(u * 23 + 2 * v) * Math.sin(v * 3.14),
      (0.5 - v) * width,
    ],
    { columns: 40, rows: 6, thickness: 0.35 },
  );
  return [part({ stuff: 'linen', color }, [cloth])];
}

/** A round wooden board with a few glasses' worth of small things: tray, carafe, tumbler. */
export function tray(random: Random): Part[] {
  return [
    part({ stuff: 'walnut', color: '#7b5a3e' }, [bowl(18, 2.4)]),
    part(clay(random), [
      move(vessel('bottle', 4.6, 20), -5, 0.5, -3),
      move(vessel('cylinder', 3.6, 8), 6, 0.5, 4),
    ]),
    part({ stuff: 'linen', color: '#d9cfbd' }, [move(box(9, 1, 12, { radius: 0.4 }), 3, 0.4, -8)]),
  ];
}
