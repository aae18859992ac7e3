import type { Mesh } from '../geometry/index.ts';
import { box, curve, cylinder, move, shape, tube, turn } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';

const cloths = [
  '#d8d0c2',
  '#6d7a80',
  '#a98a6c',
  '#3f4448',
  '#8d9a86',
  '#c7a58f',
  '#e9e4da',
] as const;

/** A garment seen from its sleeve, hung from y = 0 downwards. */
function garment(thick: number, long: number, random: Random): Mesh {
  const wave = random.between(0, 6.28);
  const block = box(thick, long, 44, { radius: thick * 0.4, steps: 2, spans: [1, 8, 8] });
  return shape(block, (x, y, z) => {
    const shoulder = Math.min(1, (long - y) / 12);
    const fold = 0.5 * Math.sin(z * 0.42 + wave) * (1 - y / long);
    const slope = 5 * (z / 22) ** 2 * (y / long) ** 4;
    return [x * (0.55 + 0.45 * shoulder) + fold, y - long - slope, z * (1 - 0.08 * (y / long))];
  });
}

/** A rail along x at y = 0 with some clothes on hangers, for a bay `width` wide. */
export function hungClothes(width: number, longest: number, random: Random): Part[] {
  const rail = move(turn(cylinder(1.2, width, 0.1, 14), 'z', 90), width / 2, 0, 0);
  const hook = tube(
    curve(
      [
        [0, -5, 0],
        [0, -1.5, 0],
        [0, 1.2, 1.2],
        [0, 1.6, -0.4],
        [0, 0.6, -1.6],
      ],
      3,
    ),
    {
      radius: 0.22,
      sides: 6,
    },
  );
  const clothes: Part[] = [];
  const hooks: Mesh[] = [];
  let x = -width / 2 + 6;
  while (x < width / 2 - 8) {
    const thick = random.between(3, 5.5);
    const long = longest * random.between(0.62, 0.92);
    clothes.push(
      part({ stuff: random.pick(['linen', 'wool', 'fabric']), color: random.pick(cloths) }, [
        move(garment(thick, long, random), x + thick / 2, -4, 0),
      ]),
    );
    hooks.push(move(hook, x + thick / 2, 0, 0));
    x += thick + random.between(0.6, 2.6);
  }
  return [part({ stuff: 'steel', color: '#b9bbbd' }, [rail, ...hooks]), ...clothes];
}

/** Folded linen lying on each other, centred, on y = 0. */
export function foldedPile(width: number, depth: number, count: number, random: Random): Part[] {
  return Array.from({ length: count }, (_, i) =>
    part({ stuff: 'linen', color: random.pick(cloths) }, [
      move(
        box(width * random.between(0.9, 1), 4.4, depth * random.between(0.92, 1), {
          radius: 1.9,
          steps: 2,
        }),
        random.between(-0.6, 0.6),
        i * 4,
        0,
      ),
    ]),
  );
}
