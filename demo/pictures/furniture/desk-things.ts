import type { Mesh } from '../geometry/index.ts';
import { box, cylinder, join, leg, move, turn } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import { moved, turned } from './arrange.ts';
import { bookRow } from './books.ts';
import { bouquet } from './tableware.ts';
import { cup, vessel } from './vessel.ts';

const grey = { stuff: 'steel', color: '#a9acae' } as const;

/** An open laptop, its screen to the back. */
export function laptop(): Part[] {
  const lean = (mesh: Mesh) => move(turn(mesh, 'x', -16), 0, 1.1, -10.6);
  return [
    part(grey, [box(31, 1.2, 22, { radius: 0.5 }), lean(box(31, 20.5, 0.6, { radius: 0.25 }))]),
    part({ stuff: 'ceramic', color: '#17191c' }, [
      lean(move(box(29.6, 18.8, 0.3, { radius: 0 }), 0, 0.9, 0.3)),
    ]),
    part({ stuff: 'plastic', color: '#2c2e31' }, [
      move(box(27, 0.3, 10, { radius: 0 }), 0, 1.05, -3.6),
    ]),
  ];
}

/** A cup of pens. */
export function pens(random: Random): Part[] {
  const pen = (x: number, z: number) =>
    leg([x * 0.3, 1, z * 0.3], [x, 14.5, z], { foot: 0.7, top: 0.8 });
  return [
    part({ stuff: 'ceramic', color: random.pick(['#b88a6c', '#dcd3c4', '#6d7a78']) }, [
      vessel('cylinder', 3.9, 9.6),
    ]),
    part({ stuff: 'beech', color: '#c9a15f' }, [pen(2.6, 1), pen(-2, 2)]),
    part({ stuff: 'plastic', color: '#3a3f45' }, [pen(0.6, -2.6)]),
  ];
}

/** A notebook with a pencil on it. */
const notebook = (color: string): Part[] => [
  part({ stuff: 'leather', color }, [box(15, 1.4, 21, { radius: 0.4 })]),
  part({ stuff: 'beech', color: '#c9a15f' }, [
    turn(move(turn(cylinder(0.4, 17, 0.1, 8), 'x', 90), 1, 1.7, -8), 'y', 12),
  ]),
];

/** What lies on a desk that is used: something to work with, pens, a few books or something green. */
export function deskThings(length: number, width: number, random: Random): Part[] {
  const back = -width / 2;
  const work = random.chance(0.55)
    ? turned(laptop(), 'y', random.between(-8, 8))
    : moved(
        [
          ...turned(notebook('#4d5c5a'), 'y', -12),
          part({ stuff: 'ceramic', color: '#d6c9b6' }, [join(move(cup(4, 7.4), 19, 0, -5))]),
        ],
        0,
        0,
        6,
      );
  const green = length > 105 ? moved(bouquet(42, random), length * 0.36, 0, back + 16) : [];
  return [
    ...moved(work, length * 0.02, 0, 3),
    ...moved(pens(random), -length * 0.27, 0, back + 24),
    ...moved(bookRow(Math.min(22, length * 0.17), 24, 18, random), -length * 0.45, 0, back + 20),
    ...green,
  ];
}
