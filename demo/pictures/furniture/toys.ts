import type { Mesh } from '../geometry/index.ts';
import {
  ball,
  box,
  curve,
  cylinder,
  join,
  leg,
  move,
  pair,
  tube,
  turn,
} from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';

const colors = ['#c98f6b', '#8fa79a', '#d9b56c', '#7f93a8', '#d8a59b', '#e8e0d0'] as const;
const wood = { stuff: 'beech', color: '#d9b98c' } as const;
const lacquer = (color: string) => ({ stuff: 'lacquer', color }) as const;

/** A globe on a turned foot, 30 cm high. */
export function globe(random: Random): Part[] {
  const arm = curve(
    [
      [0, 4, -9],
      [0, 9, -11.5],
      [0, 17, -12],
      [0, 25, -9],
      [0, 29, -3],
    ],
    5,
  );
  return [
    part(lacquer(random.pick(['#7f9fae', '#9fb5a6', '#8a9fb8'])), [move(ball(10.4), 0, 6.5, 0)]),
    part(wood, [
      cylinder(7.5, 2, 0.6),
      tube([[0, 1, -5], [0, 3, -7.5], ...arm], { radius: 0.7, sides: 10 }),
    ]),
  ];
}

/** Wooden building blocks in a small heap. */
export function blocks(random: Random): Part[] {
  const cube = (x: number, y: number, z: number, slant: number) =>
    move(turn(box(5, 5, 5, { radius: 0.4 }), 'y', slant), x, y, z);
  return [
    part(lacquer(random.pick(colors)), [cube(-6, 0, 0, 12), cube(0.5, 5, 0, 30)]),
    part(lacquer(random.pick(colors)), [cube(0.4, 0, 1, -8)]),
    part(wood, [cube(6.5, 0, 0, 24)]),
  ];
}

/** Rings on a peg. */
export function ringTower(): Part[] {
  return [
    part(wood, [cylinder(6.5, 2, 0.5), cylinder(1, 19, 0.5, 12), move(ball(2.2), 0, 17.5, 0)]),
    ...[0, 1, 2, 3].map((i) =>
      part(lacquer(colors[i] ?? '#d9b56c'), [
        move(cylinder(6.2 - i * 0.9, 3.6, 1.7), 0, 2 + i * 3.7, 0),
      ]),
    ),
  ];
}

/** A wooden car. */
export function car(random: Random): Part[] {
  const wheel = (x: number): Mesh => move(turn(cylinder(2.6, 1.8, 0.5, 20), 'x', 90), x, 2.6, 3.6);
  const far = (x: number): Mesh => move(wheel(x), 0, 0, -9);
  return [
    part(lacquer(random.pick(colors)), [
      move(box(19, 5, 7, { radius: 1.6, steps: 2 }), 0, 2, 0),
      move(box(10, 5.5, 6.4, { radius: 2, steps: 2 }), -1, 6, 0),
    ]),
    part(wood, [wheel(5.6), wheel(-5.6), far(5.6), far(-5.6)]),
  ];
}

/** Small enough for few segments. */
const round = (radius: number, height = 2 * radius): Mesh => ball(radius, height, 14);

/** A sitting cloth bear, 26 cm high. */
export function bear(random: Random): Part[] {
  const fur = { stuff: 'boucle', color: random.pick(['#c2a27c', '#b7a99a', '#d8c7ae']) } as const;
  const limb = (to: readonly [number, number, number], from: readonly [number, number, number]) =>
    join(leg(to, from, { foot: 5.4, top: 4.6 }), move(round(2.9), to[0], to[1] - 2.9, to[2]));
  return [
    part(fur, [
      round(7, 14),
      move(round(5.8, 11), 0, 12.4, 0.6),
      pair(move(round(2.1), 4, 20.4, 0)),
      pair(limb([7.6, 3.4, 7.4], [4, 4, 2])),
      pair(limb([8.2, 6.4, 3.6], [4.6, 11, 0.8])),
    ]),
    part({ stuff: 'linen', color: '#efe6d6' }, [move(round(2.6, 3.6), 0, 14.4, 5)]),
    part({ stuff: 'plastic', color: '#2d2a28' }, [
      move(round(0.8), 0, 16.4, 7),
      pair(move(round(0.6), 2.1, 18.6, 5.4)),
    ]),
  ];
}
