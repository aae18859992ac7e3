import type { Mesh, Vector } from '../geometry/index.ts';
import {
  box,
  curve,
  cushion,
  cylinder,
  leg,
  move,
  pair,
  surface,
  tube,
} from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { Finish } from '../recipe.ts';
import { bentPath } from './bent-path.ts';
import { onCircle } from './on-circle.ts';

/** A small chair that faces +z: seat 45 cm high, about 42 wide and 82 to the top. */
export type BistroChair = (seat: Finish, frame: Finish, random: Random) => Part[];

const seatHeight = 45;

const ringAt = (radius: number, y: number, thick: number): Mesh => {
  const points = Array.from({ length: 32 }, (_, i) => onCircle(radius, y, (360 * i) / 32));
  return tube(points, { radius: thick, sides: 8, closed: true });
};

/** Bent rods: the hoop of the back runs down into the hind legs, a smaller hoop inside; a round padded seat. */
export const hoopChair: BistroChair = (seat, frame, random) => {
  const hoop = (wide: number, top: number, foot: readonly Vector[], thick: number): Mesh => {
    const right: Vector[] = [
      ...foot,
      [wide, 60, -18.5],
      [wide * 0.86, top - 7, -21.5],
      [wide * 0.4, top - 0.5, -22.6],
    ];
    const left = right.map(([x, y, z]): Vector => [-x, y, z]).reverse();
    return tube(curve([...right, ...left], 5), { radius: thick, sides: 10 });
  };
  const hindLeg: Vector[] = [
    [17.5, 0, -24],
    [16.6, 24, -19],
    [16, 44, -16.5],
  ];
  const inner: Vector[] = [[9.5, 44, -15.5]];
  const front = leg([15.5, 0, 17.5], [13, seatHeight - 2, 13.5], { foot: 1.8, top: 2.5 });
  const pad = cushion(37, 4.6, 37, random, { radius: 2.2, crown: 1.4, slack: 0.1 });
  return [
    part(frame, [
      hoop(16.6, 82, hindLeg, 1.2),
      hoop(9.6, 72, inner, 0.9),
      pair(front),
      ringAt(19, seatHeight - 2, 1.5),
      ringAt(15.4, 22, 0.75),
      move(cylinder(18.6, 1.6, 0.4, 36), 0, seatHeight - 2.6, 0),
    ]),
    part(seat, [move(roundedOff(pad), 0, seatHeight - 2, 0)]),
  ];
};

/** A square pad drawn in to a round one. */
function roundedOff(pad: Mesh): Mesh {
  const positions = pad.positions.slice();
  for (let i = 0; i < positions.length; i += 3) {
    const [x = 0, z = 0] = [positions[i], positions[i + 2]];
    const far = Math.max(Math.abs(x), Math.abs(z));
    const share = far / (Math.hypot(x, z) || 1);
    positions[i] = x * share;
    positions[i + 2] = z * share;
  }
  return { ...pad, positions };
}

/** The folding chair of parks: crossed flat bars, slats for seat and back. */
export const foldingChair: BistroChair = (seat, frame) => {
  const bar = { foot: 1.5, top: 1.5, square: true };
  const slat = (y: number, z: number, deep: number) =>
    move(box(40, 1.3, deep, { radius: 0.4, steps: 2 }), 0, y, z);
  const back = (y: number, z: number) => move(box(40, 6, 1.3, { radius: 0.4, steps: 2 }), 0, y, z);
  return [
    part(frame, [
      pair(leg([18.5, 0, 19], [18.5, 82, -23], bar)),
      pair(leg([16.8, 0, -21], [16.8, seatHeight - 1, 17], bar)),
      pair(leg([16.8, seatHeight - 1, 17.6], [18.2, seatHeight - 1.5, -7], bar)),
      leg([-18.5, 16, 11], [18.5, 16, 11], { foot: 1.1, top: 1.1 }),
      leg([-16.8, 10, -13], [16.8, 10, -13], { foot: 1.1, top: 1.1 }),
    ]),
    part(seat, [
      ...Array.from({ length: 6 }, (_, i) => slat(seatHeight - 0.6, 16.5 - i * 6, 4.8)),
      back(75, -18.6),
      back(66, -14.2),
    ]),
  ];
};

/** Woven plastic cane on bent rattan, as before the cafés of Paris: two colours in a small check. */
export const wovenChair: BistroChair = (_seat, frame, random) => {
  const cane: Finish = { stuff: 'rattan', color: '#b98a55' };
  const weave: Finish = { stuff: 'linen', color: '#efe7d6' };
  const paint = {
    color: random.pick(['#34506b', '#3f5b46', '#8d3b2c', frame.color]),
    amount: (u: number, v: number) => {
      const [a, b] = [Math.floor(u / 1.3), Math.floor(v / 1.3)];
      return (a + b) % 2 === 0 && a % 4 !== 0 ? 0.9 : 0;
    },
  };
  const back = surface(
    (u, v) => {
      const angle = (u - 0.5) * 2.3;
      const reach = 19.5 + 2 * v;
      return [
        reach * Math.sin(angle),
        seatHeight + 5 + v * (30 - 9 * Math.abs(2 * u - 1) ** 2.2),
        2 - reach * Math.cos(angle) - 4 * v,
      ];
    },
    { columns: 28, rows: 8, thickness: 1 },
  );
  const rim: Vector[] = curve(
    [
      [19.8, 0, -20],
      [18, seatHeight, -9],
      [19.4, seatHeight + 24, -8.5],
      [12.5, seatHeight + 33.5, -18],
      [0, seatHeight + 35.6, -23.4],
    ],
    6,
  );
  const hoop = [
    ...rim,
    ...rim
      .map(([x, y, z]): Vector => [-x, y, z])
      .toReversed()
      .slice(1),
  ];
  const under = bentPath(
    [
      [15, 18, 13],
      [15, 18, -15],
      [-15, 18, -15],
      [-15, 18, 13],
    ],
    5,
    true,
  );
  return [
    part(cane, [
      tube(hoop, { radius: 1.4, sides: 10 }),
      pair(leg([17, 0, 17], [16, seatHeight - 1, 15], { foot: 2.6, top: 2.8 })),
      tube(under, { radius: 0.9, sides: 8, closed: true }),
      move(box(36, 3, 35, { radius: 1.4, steps: 2 }), 0, seatHeight - 3.4, 0),
    ]),
    part(
      weave,
      [back, move(box(38, 2.6, 37, { radius: 1.2, steps: 3, grain: 'x' }), 0, seatHeight - 1.6, 0)],
      { paint },
    ),
  ];
};
