import type { Mesh } from '../geometry/index.ts';
import {
  box,
  cushion,
  extrude,
  flatCurve,
  join,
  leg,
  move,
  pair,
  turn,
} from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { ChairPlan } from './garden-chair.ts';
import type { GardenFinishes } from './garden-seat.ts';

/** A fan of boards, the middle ones longest, that leans far back. */
function fan(wide: number, tall: number): Mesh {
  const count = 5;
  const pitch = wide / count;
  return join(
    ...Array.from({ length: count }, (_, i) => {
      const off = (i - (count - 1) / 2) / ((count - 1) / 2);
      const height = tall - 9 * off * off;
      const half = pitch / 2 - 0.5;
      const board = extrude(
        [
          [-half * 0.82, 0],
          [half * 0.82, 0],
          [half, height - 5],
          ...flatCurve(
            [
              [half, height - 4],
              [half * 0.55, height - 0.8],
              [0, height],
              [-half * 0.55, height - 0.8],
              [-half, height - 4],
            ],
            3,
          ),
          [-half, height - 5],
        ],
        1.8,
        { bevel: 0.3, grain: 'y' },
      );
      return move(turn(board, 'z', -off * 4), off * (wide / 2 - pitch / 2) * 0.94, 0, 0.14 * i);
    }),
  );
}

/** The broad, low chair of wide boards with flat arms that hold a glass. */
export function adirondack(plan: ChairPlan, finishes: GardenFinishes, random: Random): Part[] {
  const { wide, deep, high } = plan;
  const seat = 36;
  const x = wide / 2 - 5;
  const arm = 54;
  const inner = 2 * x - 3;
  const lean = 19;
  const backFoot = -deep / 2 + 20;
  const slats = Array.from({ length: 6 }, (_, i) =>
    move(
      turn(box(inner + 3, 6.6, 1.8, { radius: 0.4 }), 'x', -90 + 9),
      0,
      seat - 1 - i * 1.25,
      deep / 2 - 6 - i * 7.4 + 3,
    ),
  );
  const rail = leg([x - 1, seat - 3.4, deep / 2 - 4], [x - 1, 2.6, -deep / 2 + 1], {
    foot: 9,
    top: 5,
    square: true,
  });
  return [
    part(finishes.structure, [
      ...slats,
      pair(rail),
      pair(move(box(2.4, arm, 8, { radius: 0.4, grain: 'y' }), x + 1.2, 0, deep / 2 - 9)),
      pair(
        move(
          turn(box(11, 2, deep * 0.82, { radius: 0.8, steps: 2, grain: 'z' }), 'x', 2),
          x + 0.5,
          arm - 0.4,
          1,
        ),
      ),
      pair(move(box(2.4, arm - 8, 6, { radius: 0.4, grain: 'y' }), x + 1.2, 8, -deep / 2 + 13)),
      move(turn(fan(inner, high - seat + 12), 'x', -lean), 0, seat - 9, backFoot),
      move(turn(box(inner + 8, 6, 2, { radius: 0.4 }), 'x', -lean), 0, arm - 4, backFoot - 9),
    ]),
    ...(random.chance(0.5)
      ? [
          part(finishes.cushions, [
            move(
              turn(
                cushion(inner - 8, 8, 26, random, { radius: 3.6, crown: 1.4, puff: 1, slack: 0.4 }),
                'x',
                90 - lean,
              ),
              0,
              seat + 20,
              backFoot - 6,
            ),
          ]),
        ]
      : []),
  ];
}
