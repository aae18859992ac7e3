import { ball, box, cylinder, lathe, leg, move, turn } from '../geometry/index.ts';
import type { Bulb, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { Finish } from '../recipe.ts';

/** A standing lamp of `height` cm at the origin, and its light. */
export function standingLamp(height: number, random: Random): { parts: Part[]; bulb: Bulb } {
  const metal = { stuff: 'metal', color: random.pick(['#2b2a2a', '#b8924f']) } as const;
  const shade = lathe(
    [
      [21, height - 30],
      [17, height],
      [16.6, height],
      [20.6, height - 29.8],
      [21, height - 30],
    ],
    { open: true, segments: 32 },
  );
  return {
    parts: [
      part(metal, [cylinder(14, 2, 0.6), leg([0, 1, 0], [0, height - 12, 0], { foot: 2, top: 2 })]),
      part({ stuff: 'linen', color: '#efe4d0' }, [shade], { look: 'shade' }),
    ],
    bulb: { at: [0, height - 15, 0], strength: 0.5 },
  };
}

/** A few books lying, and something round on them; at the origin. */
export function books(random: Random): Part[] {
  const colors = ['#c9b9a0', '#8a9385', '#b57d5f', '#ded6c8', '#565a60'] as const;
  let top = 0;
  const pile = Array.from({ length: random.whole(2, 3) }, (): Part => {
    const thick = random.between(2, 3.6);
    const book = box(random.between(19, 24), thick, random.between(14, 17), { radius: 0.3 });
    const y = top;
    top += thick;
    return part({ stuff: 'linen', color: random.pick(colors) }, [
      move(turn(book, 'y', random.between(-14, 14)), 0, y, 0),
    ]);
  });
  const bowl = move(ball(4.2, 6.4), random.between(-4, 4), top - 0.2, 0);
  return [...pile, part({ stuff: 'ceramic', color: random.pick(['#efe7da', '#a7694a']) }, [bowl])];
}

/** A vase with a few dry stems, about 60 cm tall. */
export function stems(random: Random): Part[] {
  const vase = lathe(
    [
      [5, 0],
      [8.5, 5],
      [9, 11],
      [5, 19],
      [3.6, 23],
      [4.2, 25],
      [3.4, 25],
      [3, 22],
      [0, 21],
    ],
    { smooth: 70 },
  );
  const twigs = Array.from({ length: 6 }, () => {
    const [x, z] = [random.between(-15, 15), random.between(-9, 9)];
    const top = random.between(46, 62);
    return {
      stalk: leg([x * 0.05, 20, z * 0.05], [x, top, z], { foot: 0.35, top: 0.22 }),
      head: move(ball(1.7, 7.5, 10), x, top - 3, z),
    };
  });
  return [
    part({ stuff: 'ceramic', color: random.pick(['#e9dfcf', '#9a8f80', '#b9825f']) }, [vase]),
    part(
      { stuff: 'wool', color: '#cdb68f' },
      twigs.flatMap(({ stalk, head }) => [stalk, head]),
    ),
  ];
}

/** A console of `height` cm for small pieces to stand on, at the origin. */
export function consoleTable(height: number, length: number, random: Random): Part[] {
  const finish = random.pick<Finish>([
    { stuff: 'oak', color: '#c3a079' },
    { stuff: 'walnut', color: '#6b4a35' },
    { stuff: 'oak', color: '#d8c09a' },
  ]);
  const cheek = box(3, height - 3, 36, { radius: 0.3, grain: 'y' });
  return [
    part(finish, [
      move(box(length, 3.4, 40, { radius: 0.4 }), 0, height - 3.4, 0),
      move(cheek, -length / 2 + 7, 0, 0),
      move(cheek, length / 2 - 7, 0, 0),
      move(box(length - 14, 14, 34, { radius: 0.3 }), 0, height - 17.2, -0.5),
    ]),
  ];
}
