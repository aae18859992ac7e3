import type { Vector } from '../geometry/index.ts';
import { box, cushion, join, leg, move, pair, tube, turn } from '../geometry/index.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import { bentPath } from './bent-path.ts';
import type { MakeChair } from './garden-chair.ts';

/** A flat cushion tied to a chair. */
export const gardenPad = (wide: number, deep: number, random: Random) =>
  cushion(wide, 5, deep, random, { radius: 2.3, crown: 1.2, slack: 0.3, piping: 0.3 });

/** Bent steel with slats across seat and back, arms in one line with the legs. */
export const steelSlats: MakeChair = (
  { wide, deep, high, seat },
  { structure, cushions },
  random,
) => {
  const x = wide / 2 - 1.6;
  const arm = seat + 20;
  const side: Vector[] = [
    [x, 0, deep / 2 - 1],
    [x, arm, deep / 2 - 5],
    [x, arm - 2, -deep / 2 + 8],
    [x, 0, -deep / 2 + 1],
  ];
  const inner = x - 2;
  const stile: Vector[] = [
    [inner, seat - 1, deep / 2 - 5],
    [inner, seat - 4, 10 - deep / 2],
    [inner, high, -deep / 2],
  ];
  const path = bentPath(stile, 8);
  const slat = box(2 * inner + 1, 4.4, 1, { radius: 0.4, steps: 2 });
  const onSeat = Array.from({ length: 7 }, (_, i) =>
    move(
      turn(slat, 'x', -90),
      0,
      seat - 0.4 - i * 0.42,
      deep / 2 - 7 - i * ((deep - 18) / 6.4) + 2.2,
    ),
  );
  const rise = high - seat - 14;
  const onBack = Array.from({ length: 5 }, (_, i) => {
    const t = (i + 0.4) / 5;
    return move(
      turn(slat, 'x', -12),
      0,
      seat + 12 + t * rise,
      9 - deep / 2 - 3 - 7 * (0.2 + 0.8 * t),
    );
  });
  return [
    part(structure, [
      pair(tube(bentPath(side, 6), { radius: 1.2, sides: 10 })),
      pair(tube(path, { radius: 1.1, sides: 10 })),
      leg([-x, seat - 2.4, deep / 2 - 8], [x, seat - 2.4, deep / 2 - 8], { foot: 1.8, top: 1.8 }),
      leg([-x, seat - 4.6, 12 - deep / 2], [x, seat - 4.6, 12 - deep / 2], { foot: 1.8, top: 1.8 }),
      ...onSeat,
      ...onBack,
    ]),
    ...(random.chance(0.6)
      ? [
          part(cushions, [
            move(turn(gardenPad(2 * inner - 2, deep - 16, random), 'x', 3), 0, seat - 0.6, 2),
          ]),
        ]
      : []),
  ];
};

/** A folding chair of teak: crossed legs, slats lengthwise, a curved top rail. */
export const foldingTeak: MakeChair = (
  { wide, deep, high, seat },
  { structure, cushions },
  random,
) => {
  const x = wide / 2 - 2.5;
  const bar = { foot: 3.4, top: 3.4, square: true };
  const arm = seat + 21;
  const side = join(
    leg([x, 0, deep / 2 - 2], [x, arm, -deep / 2 + 12], { foot: 3.4, top: 3, square: true }),
    leg([x, 0, 3 - deep / 2], [x, arm, deep / 2 - 9], bar),
    move(box(5, 2.2, deep - 8, { radius: 0.7, steps: 2, grain: 'z' }), x, arm - 0.6, 1),
  );
  const inner = x - 3;
  const stile = leg([inner, seat - 3, 10 - deep / 2], [inner, high - 3, 2 - deep / 2], {
    foot: 3,
    top: 2.6,
    square: true,
  });
  const seatSlats = Array.from({ length: 8 }, (_, i) =>
    move(
      turn(box(2 * inner - 1, 4, 1.6, { radius: 0.4 }), 'x', -90),
      0,
      seat - 2 - i * 0.25,
      deep / 2 - 4 - i * ((deep - 14) / 8) + 2,
    ),
  );
  const backSlats = Array.from({ length: 6 }, (_, i) => {
    const at = (i - 2.5) * ((2 * inner - 4) / 6);
    return leg([at, seat + 3, 9 - deep / 2], [at, high - 5, 2.6 - deep / 2], {
      foot: 3.2,
      top: 3.2,
      square: true,
    });
  });
  return [
    part(structure, [
      pair(side),
      pair(stile),
      ...seatSlats,
      ...backSlats,
      move(
        turn(box(2 * inner + 3, 6, 2, { radius: 0.7, steps: 2 }), 'x', -9),
        0,
        high - 6,
        2.4 - deep / 2,
      ),
      move(
        turn(box(2 * inner, 5, 2.8, { radius: 0.7, steps: 2 }), 'x', -9),
        0,
        seat + 2,
        8.9 - deep / 2,
      ),
      leg([-x, seat - 4, deep / 2 - 10], [x, seat - 4, deep / 2 - 10], { foot: 2.6, top: 2.6 }),
      leg([-x, seat - 5, 14 - deep / 2], [x, seat - 5, 14 - deep / 2], { foot: 2.6, top: 2.6 }),
    ]),
    ...(random.chance(0.65)
      ? [part(cushions, [move(gardenPad(2 * inner - 4, deep - 16, random), 0, seat - 0.8, 2)])]
      : []),
  ];
};
