import type { Mesh } from '../geometry/index.ts';
import { box, cylinder, join, lathe, leg, move, turn } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import { moved } from './arrange.ts';
import { roundedTop } from './table-top.ts';
import { bowl, cup, vessel } from './vessel.ts';

const clay = (random: Random) =>
  ({ stuff: 'ceramic', color: random.pick(['#e6dfd2', '#c3b29c', '#8b9289', '#a87f63']) }) as const;

/** Chopping boards that lean on the wall (z = 0 there) and a jar of wooden spoons beside them. */
export function boardsAndSpoons(random: Random): Part[] {
  const standing = (wide: number, tall: number, at: number, lean: number) =>
    move(
      turn(move(turn(roundedTop(wide, tall, 1.8, 4), 'x', 90), 0, tall / 2, 0), 'x', -lean),
      at,
      0.3,
      5,
    );
  const spoon = (x: number, slant: number) =>
    join(
      leg([x, 6, 0], [x + slant, 27, -0.5], { foot: 1, top: 1 }),
      move(turn(cylinder(2.1, 0.8, 0.35, 18), 'x', 80), x + slant, 27, -0.5),
    );
  return [
    part({ stuff: 'oak', color: '#b98f5f' }, [standing(24, 38, 0, 7)]),
    part({ stuff: 'walnut', color: '#80583a' }, [move(standing(20, 29, 9, 9), 0, 0, 2.5)]),
    part(clay(random), [move(vessel('cylinder', 5.6, 15), 28, 0, 8)]),
    part(
      { stuff: 'beech', color: '#cda678' },
      [spoon(26, -2), spoon(28.5, 1), spoon(30, 3)].map((mesh) => move(mesh, 0, 0, 8)),
    ),
  ];
}

/** A pot with its lid. */
export function pot(color: string): Part[] {
  const lid = lathe([
    [10.6, 0],
    [10.8, 0.5],
    [8, 2],
    [2, 2.8],
    [1, 3],
    [1, 4],
    [1.8, 4.6],
    [1.6, 5.4],
    [0.6, 5.7],
  ]);
  const ears = box(27, 1.2, 5, { radius: 0.5 });
  return [
    part({ stuff: 'ceramic', color }, [
      cylinder(10.8, 11, 1.4),
      move(lid, 0, 11, 0),
      move(ears, 0, 7.5, 0),
    ]),
  ];
}

/** Three in a pile; the inside is seen of the upper one only. */
const pileOf = (radius: number, height: number, rise: number): Mesh => {
  const lower = lathe(
    [
      [radius * 0.45, 0],
      [radius * 0.9, height * 0.6],
      [radius, height],
    ],
    { segments: 20 },
  );
  return join(lower, move(lower, 0, rise, 0), move(bowl(radius, height), 0, 2 * rise, 0));
};

/** What may stand on a shelf of china, with the room it takes there. */
const china: readonly [() => China, ...(() => China)[]] = [
  () => ({ mesh: pileOf(7.5, 4.6, 1.9), wide: 18 }),
  () => ({ mesh: pileOf(11, 1.8, 1.3), wide: 25 }),
  () => ({ mesh: join(cup(4.1, 7.5), move(cup(4.1, 7.5), 12, 0, 1)), wide: 25 }),
  () => ({ mesh: vessel('jar', 6, 15), wide: 15 }),
  () => ({ mesh: vessel('bottle', 4.4, 22), wide: 12 }),
];

interface China {
  mesh: Mesh;
  wide: number;
}

/** Bowls in a pile, cups and a bottle in a row about `width` wide, for an open shelf; centred on x and z. */
export function crockery(width: number, random: Random): Part[] {
  const parts: Part[] = [];
  let x = -width / 2 + 4;
  for (;;) {
    const { mesh, wide } = random.pick(china)();
    if (x + wide > width / 2) return parts;
    parts.push(...moved([part(clay(random), [mesh])], x + wide / 2, 0, 0));
    x += wide + random.between(2, 12);
  }
}
