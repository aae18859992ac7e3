import type { Mesh, Vector } from '../geometry/index.ts';
import {
  box,
  curve,
  cushion,
  extrude,
  flatCurve,
  join,
  leg,
  mirror,
  move,
  pair,
  tube,
  turn,
} from '../geometry/index.ts';
import type { Random } from '../random.ts';
import type { ArmchairPlan, Upholstered } from './armchair.ts';

/** An armrest as seen from above: narrow behind, a paddle for the hand in front. */
function paddle(deep: number): Mesh {
  const outline = flatCurve(
    [
      [-1.6, -deep / 2],
      [1.6, -deep / 2],
      [2.2, 0],
      [3.6, deep * 0.3],
      [3.2, deep * 0.47],
      [0, deep / 2],
      [-3, deep * 0.46],
      [-2.6, deep * 0.3],
      [-2, 0],
    ],
    5,
    true,
  );
  // Lying flat its outline points to -z: the paddle is turned round to reach forward.
  return turn(turn(extrude(outline, 2.6, { bevel: 0.7, grain: 'y' }), 'x', -90), 'y', 180);
}

/** An open frame of turned wood in the Danish manner with a loose seat and back cushion. */
export function woodenArmchair(
  { wide, deep, high, seat, places = 1 }: ArmchairPlan,
  random: Random,
): Upholstered {
  const x = wide / 2 - 4;
  const arm = Math.min(seat + 17, high - 20);
  const inner = 2 * x - 4;
  const lean = 17;
  const front: Vector = [x, 0, deep / 2 - 7];
  const behind: Vector = [x, 0, -deep / 2 + 5];
  const backFoot = -deep / 2 + 20;
  const stile = curve([
    [inner / 2 - 2, seat - 14, backFoot + 2],
    [inner / 2 - 2, seat + 8, backFoot - 5],
    [inner / 2 - 3, high - 4, -deep / 2 + 2.5],
  ]);
  const topRail = move(
    turn(box(inner - 2, 6, 2.4, { radius: 1, steps: 2 }), 'x', -lean),
    0,
    high - 9,
    -deep / 2 + 3,
  );
  const count = Math.round(inner / 12);
  const spindles = Array.from({ length: count }, (_, i) => {
    const at = (i - (count - 1) / 2) * ((inner - 14) / (count - 1));
    return leg([at, seat - 11, backFoot + 1], [at, high - 6, -deep / 2 + 3.4], {
      foot: 1.5,
      top: 1.3,
    });
  });
  const pitch = (inner - 0.6) / places;
  const soft = { radius: 4.5, slack: 0.5, piping: random.chance(0.6) ? 0.4 : 0 };
  const seatPad = cushion(pitch - 0.8, 13, deep - 22, random, { ...soft, crown: 2.4, dent: 1.2 });
  const backPad = cushion(pitch - 1.4, high - seat + 1, 13, random, {
    ...soft,
    crown: 1.4,
    puff: 2.4,
    belly: 1,
  });
  const sideRail = leg([x, seat - 10, deep / 2 - 6.5], [x, seat - 15, -deep / 2 + 7], {
    foot: 3.6,
    top: 3.6,
  });
  const bar = (y: number, z: number) => leg([-x, y, z], [x, y, z], { foot: 3.2, top: 3.2 });
  const rest = move(turn(paddle(deep * 0.86), 'x', -4), x, arm + 0.2, -0.5);
  return {
    cloth: Array.from({ length: places }, (_, i) => {
      const at = (i - (places - 1) / 2) * pitch;
      return join(
        move(turn(seatPad, 'x', -5), at, seat - 12.5, 6),
        move(turn(backPad, 'x', -lean), at, seat - 2, -deep / 2 + 23),
      );
    }),
    frame: [
      pair(leg(front, [x, arm + 1, deep / 2 - 10], { foot: 2.6, top: 3.8 })),
      pair(leg(behind, [x, arm - 1, -deep / 2 + 10], { foot: 2.6, top: 3.8 })),
      rest,
      mirror(rest),
      pair(sideRail),
      bar(seat - 11, deep / 2 - 8),
      bar(seat - 14, backFoot - 6),
      pair(tube(stile, { radius: (t) => 1.7 - 0.4 * t, sides: 10 })),
      topRail,
      ...spindles,
      pair(move(box(3, 2.2, deep - 26, { radius: 0.4, grain: 'z' }), inner / 2 - 3, seat - 14, 3)),
    ],
  };
}
