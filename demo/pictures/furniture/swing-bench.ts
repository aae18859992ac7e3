import type { Vector } from '../geometry/index.ts';
import { box, cushion, join, move, pair, tube, turn } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import { bentPath } from './bent-path.ts';
import type { GardenFinishes } from './garden-seat.ts';
import { isWood } from './is-cloth.ts';

/** Height of the top of the cushion above the floor, in cm. */
export const seatTop = 48;

/** The hanging bench: frame or weave, cushions; centred on x, its front towards +z. */
export function swingBench(
  wide: number,
  { structure, legs, cushions }: GardenFinishes,
  random: Random,
): Part[] {
  const deep = 58;
  const back = 52;
  const places = wide > 150 ? 3 : 2;
  const pitch = (wide - 10) / places;
  const soft = { radius: 4, slack: 0.4, piping: 0.35 };
  const pads = Array.from({ length: places }, (_, i) =>
    move(
      join(
        move(
          cushion(pitch - 0.6, 9, deep - 8, random, { ...soft, crown: 1.6, dent: 0.6 }),
          0,
          seatTop - 9,
          4,
        ),
        move(
          turn(
            cushion(pitch - 0.8, back - 6, 10, random, { ...soft, crown: 0.8, puff: 1.8 }),
            'x',
            -14,
          ),
          0,
          seatTop - 3,
          11 - deep / 2,
        ),
      ),
      (i - (places - 1) / 2) * pitch,
      0,
      0,
    ),
  );
  const isWoven = structure.stuff === 'rattan';
  const slat = (y: number, z: number, lean: number) =>
    move(turn(box(wide - 6, 6, 1.6, { radius: 0.5 }), 'x', lean), 0, y, z);
  const hull = isWoven
    ? [
        move(box(wide - 4, 6, deep, { radius: 2, steps: 3 }), 0, seatTop - 14.4, 0),
        move(
          turn(box(wide - 4, back, 4, { radius: 1.8, steps: 3 }), 'x', -14),
          0,
          seatTop - 12,
          3 - deep / 2,
        ),
      ]
    : [
        ...Array.from({ length: 7 }, (_, i) => slat(seatTop - 10, -deep / 2 + 7 + i * 7.8, -90)),
        ...Array.from({ length: 5 }, (_, i) =>
          slat(seatTop - 4 + i * 9.6, 3.4 - deep / 2 - i * 2.4, -14),
        ),
      ];
  const x = wide / 2 - 2;
  const arm: Vector[] = [
    [x, seatTop - 11, deep / 2 - 1],
    [x, seatTop + 16, deep / 2 - 3],
    [x, seatTop + 15, -deep / 2 - 3],
    [x, seatTop - 11, 1 - deep / 2],
  ];
  const armTube = tube(bentPath(arm, 6, true), { radius: 1.5, sides: 10, closed: true });
  return [
    part(structure, hull),
    part(isWood(structure) ? structure : legs, [pair(armTube)]),
    part(cushions, pads),
  ];
}
