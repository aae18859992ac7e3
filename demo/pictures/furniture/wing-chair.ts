import type { Mesh } from '../geometry/index.ts';
import { box, cushion, mirror, move, shape, turn } from '../geometry/index.ts';
import type { Random } from '../random.ts';
import type { ArmchairPlan, Upholstered } from './armchair.ts';
import { taperedLegs } from './seat-legs.ts';

const eased = (t: number) => {
  const within = Math.max(0, Math.min(1, t));
  return within * within * (3 - 2 * within);
};

/** The padded side: as deep as the arm below, drawn back to the wing above, rounded off at the top. */
function cheek(deep: number, tall: number, arm: number): Mesh {
  const wing = deep * 0.4;
  const slab = box(deep, tall, 9, { radius: 4.3, steps: 3, spans: [10, 26, 2] });
  const cut = shape(slab, (x, y, z) => {
    const back = -deep / 2;
    const reach = deep - (deep - wing) * eased((y - arm + 9) / 15);
    const round = 1 - 0.5 * Math.max(0, (y - tall + 26) / 26) ** 2.2;
    const flare = 2.2 * eased((y - arm) / 20) * ((x - back) / deep);
    return [back + ((x - back) / deep) * reach * round, y, z + flare];
  });
  return turn(cut, 'y', -90);
}

/** A high back with wings that keep the draught off, on turned legs. */
export function wingChair({ wide, deep, high, seat }: ArmchairPlan, random: Random): Upholstered {
  const legs = 16;
  const inner = wide - 16;
  const arm = 61 - legs;
  const lean = 8;
  const tall = high - legs;
  const side = turn(cheek(deep - 12, tall - 3, arm), 'x', 0);
  // The wings lean back with the back rest; the arms, further down, hardly move.
  const leaning = shape(side, (x, y, z) => [
    x,
    y,
    z - Math.tan((lean * Math.PI) / 180) * Math.max(0, y - 10) * 0.8,
  ]);
  const right = move(mirror(leaning), wide / 2 - 4.6, legs, 6);
  const back = cushion(inner + 3, tall, 15, random, {
    radius: 6,
    crown: 1.2,
    puff: 1.2,
    slack: 0.25,
  });
  const channels = random.chance(0.5);
  const backPad = cushion(inner - 2, high - seat - 6, 11, random, {
    radius: 5,
    crown: 1.2,
    puff: 2.2,
    slack: 0.4,
    ...(channels ? { piping: 0.4 } : {}),
  });
  return {
    cloth: [
      right,
      mirror(right),
      move(turn(back, 'x', -lean), 0, legs, -deep / 2 + 16),
      move(turn(backPad, 'x', -lean - 1), 0, seat - 3, -deep / 2 + 20),
      move(box(inner + 2, seat - legs - 12, deep - 18, { radius: 2.5, steps: 3 }), 0, legs, 5),
      move(
        cushion(inner - 1, 15, deep - 21, random, {
          radius: 5,
          crown: 2.8,
          slack: 0.5,
          dent: 1.2,
          piping: 0.4,
        }),
        0,
        seat - 14,
        10,
      ),
    ],
    frame: [taperedLegs({ x: wide / 2 - 10, z: deep / 2 - 12, height: legs + 1 }, 4, 2)],
    pillow: [0, seat + 2, -deep / 2 + 40],
  };
}
