import type { Mesh, Vector } from '../geometry/index.ts';
import { aim, ball, curve, join, lathe, tube } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';

/** A stem from the origin that bends outwards to a side, as points. */
function stem(tall: number, reach: number, angle: number): Vector[] {
  return curve(
    [0, 0.35, 0.7, 1].map((t): Vector => [
      Math.cos(angle) * reach * t ** 1.8,
      tall * t,
      Math.sin(angle) * reach * t ** 1.8,
    ]),
    4,
  );
}

const tip = (path: readonly Vector[]): readonly [from: Vector, end: Vector] => [
  path.at(-2) ?? [0, 0, 0],
  path.at(-1) ?? [0, 1, 0],
];

const beyond = (from: Vector, end: Vector): Vector => [
  end[0] * 2 - from[0],
  end[1] * 2 - from[1],
  end[2] * 2 - from[2],
];

/** Thin stalks with soft, egg-shaped heads, as hare's-tail grass dries. */
export function hareTails(height: number, random: Random): Part[] {
  const stalks: Mesh[] = [];
  const heads: Mesh[] = [];
  const count = random.whole(7, 10);
  for (let i = 0; i < count; i++) {
    const path = stem(
      height * random.between(0.62, 0.95),
      height * random.between(0.12, 0.42),
      (i / count) * 6.28 + random.between(-0.3, 0.3),
    );
    const [from, end] = tip(path);
    const long = random.between(3.6, 5);
    const head = lathe(
      [
        [0, 0],
        [0.75, 0.4],
        [1.15, long * 0.38],
        [0.9, long * 0.72],
        [0.3, long],
      ],
      { segments: 12, smooth: 80 },
    );
    stalks.push(tube(path, { radius: 0.13, sides: 5 }));
    heads.push(aim(head, end, beyond(from, end)));
  }
  return [
    part({ stuff: 'linen', color: '#b3a276' }, stalks),
    part({ stuff: 'boucle', color: '#e6d8bd' }, heads),
  ];
}

/** Long plumes of fine hairs that bow to one side, as of dried reed. */
export function plumes(height: number, random: Random): Part[] {
  const hairs: Mesh[] = [];
  const count = random.whole(4, 5);
  for (let i = 0; i < count; i++) {
    const path = stem(
      height * random.between(0.75, 1),
      height * random.between(0.15, 0.38),
      (i / count) * 6.28 + random.between(-0.4, 0.4),
    );
    hairs.push(tube(path, { radius: 0.2, sides: 5 }));
    const awn = height * 0.13;
    path.slice(6).forEach(([x, y, z], j) => {
      for (let k = 0; k < 6; k++) {
        const side = random.between(0, 6.28);
        const long = awn * random.between(0.6, 1.1) * (1 - 0.06 * j);
        const [dx, dz] = [Math.cos(side) * long * 0.42, Math.sin(side) * long * 0.42];
        const line: Vector[] = [
          [x, y - 0.4, z],
          [x + dx * 0.7, y + long * 0.55, z + dz * 0.7],
          [x + dx, y + long * 0.72, z + dz],
        ];
        hairs.push(tube(line, { radius: (t) => 0.3 - 0.2 * t, sides: 3 }));
      }
    });
  }
  return [part({ stuff: 'wool', color: random.pick(['#dccbaa', '#cdb391', '#e6dcc8']) }, hairs)];
}

/** Bare branches that fork, with small buds. */
export function budded(height: number, random: Random): Part[] {
  const wood: Mesh[] = [];
  const buds: Mesh[] = [];
  const bud = ball(0.55, 1.7, 8);
  const count = random.whole(3, 4);
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 6.28 + random.between(-0.3, 0.3);
    const path = stem(height * random.between(0.75, 1), height * random.between(0.18, 0.42), angle);
    wood.push(tube(path, { radius: (t) => 0.38 - 0.24 * t, sides: 6 }));
    path.slice(4).forEach((from, j) => {
      const side = angle + (j % 2 === 0 ? 1.1 : -1.1) + random.between(-0.4, 0.4);
      const far = height * random.between(0.05, 0.13);
      const end: Vector = [
        from[0] + Math.cos(side) * far,
        from[1] + far * 1.1,
        from[2] + Math.sin(side) * far,
      ];
      wood.push(tube([from, end], { radius: (t) => 0.2 - 0.08 * t, sides: 5 }));
      buds.push(aim(bud, end, beyond(from, end)));
    });
  }
  return [
    part({ stuff: 'walnut', color: '#57453a' }, wood),
    part({ stuff: 'velvet', color: random.pick(['#d9b3a6', '#efe6d6', '#b9bfa0']) }, [
      join(...buds),
    ]),
  ];
}
