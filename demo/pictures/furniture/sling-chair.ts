import type { Vector } from '../geometry/index.ts';
import { box, leg, move, pair, tube, turn } from '../geometry/index.ts';
import type { ArmchairPlan, Upholstered } from './armchair.ts';
import { bentPad } from './bent-pad.ts';
import { bentPath } from './bent-path.ts';

/** A stitched lounge shell hung between two bent steel sides. */
export function slingChair({ wide, deep, high, seat }: ArmchairPlan): Upholstered {
  const lean = 76;
  const pad = bentPad({
    width: wide - 13,
    seat: deep * 0.5,
    back: (high - seat) * 0.66,
    degrees: lean,
    bend: 15,
    thickness: 9,
    channel: 10,
    curl: 1.5,
  });
  const x = wide / 2 - 3;
  const arm = Math.min(seat + 21, high - 14);
  const corners: Vector[] = [
    [x, 1.2, -deep / 2 + 4],
    [x, 1.2, deep / 2 - 2],
    [x, arm, deep / 2 - 10],
    [x, arm - 4, -deep / 2 + 8],
  ];
  const side = bentPath(corners, 5, true);
  const rest = move(
    turn(box(4.6, 3, deep * 0.5, { radius: 1.3, steps: 3 }), 'x', -3),
    x,
    arm - 2.6,
    0,
  );
  const rail = (y: number, z: number) => leg([-x, y, z], [x, y, z], { foot: 2, top: 2 });
  const below = seat - 8;
  const front = deep / 2 - 2 - (8 * below) / arm;
  return {
    cloth: [move(turn(pad, 'x', 6), 0, seat + 2, deep / 2 - 5), pair(rest)],
    frame: [
      pair(tube(side, { radius: 1.25, sides: 10, closed: true })),
      rail(below, front),
      rail(arm - 12, 7.4 - deep / 2),
    ],
  };
}
