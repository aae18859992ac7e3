import type { Mesh } from '../geometry/index.ts';
import { flatCurve, lathe, move } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { Finish } from '../recipe.ts';

const bottle = (radius: number, height: number): Mesh =>
  lathe(
    [
      [radius * 0.9, 0],
      [radius, 0.5],
      ...flatCurve(
        [
          [radius, height * 0.5],
          [radius * 0.9, height * 0.62],
          [radius * 0.4, height * 0.72],
          [radius * 0.34, height * 0.95],
        ],
        4,
      ),
      [radius * 0.42, height * 0.955],
      [radius * 0.42, height],
    ],
    { segments: 22 },
  );

/** A drinking glass that is hollow down to its thick bottom. */
const tumbler = (radius: number, height: number): Mesh =>
  lathe(
    [
      [radius * 0.86, 0],
      [radius, height],
      [radius - 0.25, height],
      [radius * 0.8, 1.2],
    ],
    { segments: 22 },
  );

const colors = ['#33402f', '#6d4426', '#2a2f38', '#8a5a2f'] as const;

/** Coloured glass in which one sees the drink, not what is behind. */
const glassOf = (color: string): Finish => ({ stuff: 'ceramic', color });

/** What one shakes a drink in: a beaker, a shoulder and a cap. */
const shaker = lathe(
  [
    [3, 0],
    [3.2, 0.4],
    [4.1, 13],
    [4, 14],
    [2.2, 17.4],
    [1.9, 17.6],
    [1.7, 21],
    [1.2, 21.4],
  ],
  { segments: 28 },
);

/** A single bottle, centred. */
export const oneBottle = (random: Random): Part[] => [
  part(glassOf(random.pick(colors)), [bottle(3.9, 31)]),
];

/** Two bottles and a shaker close together, about 26 cm wide, centred. */
export function bottles(random: Random): Part[] {
  return [
    part(glassOf(random.pick(colors)), [move(bottle(3.7, 30), -8, 0, -3)]),
    part(glassOf(random.pick(colors)), [move(bottle(4.2, 26), 1, 0, -5)]),
    part({ stuff: 'brass', color: '#c0a065' }, [move(shaker, 9, 0, -2)]),
  ];
}

/** Four tumblers on a small round tray, centred. */
export function glasses(): Part[] {
  const set = [
    [-4.6, -3.4],
    [4.2, -4],
    [-3.6, 5],
    [5, 4.4],
  ].map(([x = 0, z = 0]) => move(tumbler(3.6, 8.6), x, 0.9, z));
  const tray = lathe(
    [
      [12.4, 0],
      [13, 0.4],
      [13, 2],
      [12.6, 2],
      [12.4, 0.9],
    ],
    { segments: 40 },
  );
  return [
    part({ stuff: 'glass', color: '#dde6e2' }, set),
    part({ stuff: 'brass', color: '#bb9659' }, [tray]),
  ];
}
