import type { Mesh, Vector } from '../geometry/index.ts';
import { box, curve, lathe, move, shape, surface, tube } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';

/** A straw hat, its brim on y = 0. */
export function hat(random: Random): Part[] {
  const outside: [number, number][] = [
    [17, 0.4],
    [13, 0],
    [9.6, 0.6],
    [9, 3],
    [8.4, 8],
    [6.6, 10],
    [3, 9.5],
    [0, 9.2],
  ];
  const inside = outside.toReversed().map(([r, y]): [number, number] => [r, y - 0.5]);
  const straw = lathe([...outside.slice(), ...inside, [17, 0.4]], { segments: 40, open: true });
  const ribbon = lathe(
    [
      [9.75, 0.5],
      [9.25, 3.1],
      [8.9, 3.1],
      [9.3, 0.5],
      [9.75, 0.5],
    ],
    { segments: 40, open: true },
  );
  return [
    part({ stuff: 'rattan', color: '#d9bd8b' }, [straw]),
    part({ stuff: 'linen', color: random.pick(['#2f3136', '#7c3f33', '#4c5a52']) }, [ribbon]),
  ];
}

/** A cloth bag that hangs by two straps from the origin, seen from its broad side. */
export function bag(random: Random): Part[] {
  const [wide, tall, drop] = [32, 34, 22];
  const cloth = shape(
    box(wide, tall, 7, { radius: 2.4, steps: 2, spans: [6, 6, 1] }),
    (x, y, z): Vector => [
      x * (0.9 + 0.12 * Math.sin((y / tall) * Math.PI)),
      y - tall - drop + 0.9 * (x / 16) ** 2,
      z * (1 - 0.75 * (y / tall) ** 2) + 0.4 * Math.sin(x * 0.35 + y * 0.1),
    ],
  );
  const strap = (z: number): Mesh =>
    tube(
      curve(
        [
          [-9, -drop - 3, z],
          [-6, -drop * 0.5, z * 0.7],
          [0, 0.6, 0],
          [6, -drop * 0.5, z * 0.7],
          [9, -drop - 3, z],
        ],
        5,
      ),
      { radius: 0.6, sides: 6 },
    );
  const color = random.pick(['#e2d6bf', '#6f7a68', '#b6764f', '#39424c']);
  return [
    part({ stuff: 'linen', color }, [cloth]),
    part({ stuff: 'leather', color: '#7a4c2f' }, [strap(1.2), strap(-1.2)]),
  ];
}

/** A scarf over a hook at the origin, its ends hanging to different lengths. */
export function scarf(random: Random): Part[] {
  const end = (side: number, long: number): Mesh =>
    surface(
      (u, v) => {
        const down = (1 - v) * long;
        const gather = 0.35 + 0.65 * Math.min(1, down / 22);
        return [
          side * 2.4 * Math.min(1, down / 8) + (u - 0.5) * 15 * gather,
          1.2 - down,
          1.6 + side * 0.8 + 1.4 * gather * Math.sin(u * 11 + side),
        ];
      },
      { columns: 20, rows: 12, thickness: 0.6 },
    );
  const color = random.pick(['#b4623f', '#8a8f86', '#c9a45c', '#46566a']);
  const paint = { color: '#e9dfcc', amount: (_u: number, v: number) => (v % 18 < 3 ? 0.8 : 0) };
  return [part({ stuff: 'wool', color }, [move(end(-1, 62), 0, 0, 0), end(1, 74)], { paint })];
}
