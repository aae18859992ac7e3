import { box, move, shape } from '../geometry/index.ts';
import { lightOf } from '../materials/colour.ts';
import { createSurface } from '../materials/surface.ts';
import { tileOf } from '../materials/tiles.ts';
import type { Random } from '../random.ts';
import type { Piece } from '../render/scene.ts';

/** A clipped hedge with its front at `z` and, before it, the low wall that ends the terrace. */
export function hedge(z: number, random: Random): Piece[] {
  const height = random.between(150, 185);
  const [a, b] = [random.between(0, 6), random.between(0, 6)];
  const block = box(1800, height, 80, { radius: 18, steps: 2, spans: [60, 6, 1] });
  const grown = shape(block, (x, y, depth) => {
    const lump =
      Math.sin(x * 0.045 + a) +
      0.7 * Math.sin(x * 0.11 + y * 0.07 + b) +
      0.6 * Math.sin(y * 0.1 - x * 0.02);
    return [x, y + (2 * lump * y) / height, depth + 2.4 * lump];
  });
  return [
    {
      mesh: move(grown, 0, 10, z - 42),
      surface: createSurface({
        color: lightOf(random.pick(['#66705a', '#5c6650', '#6f7863'])),
        tile: tileOf('foliage'),
        tone: [0.42, 0.4, 0.44],
        relief: 0.5,
        rough: 0.6,
        gloss: 0.03,
        soft: 0.3,
        through: 0.2,
      }),
      casts: false,
    },
    {
      mesh: move(box(1800, 34, 24, { radius: 1.5 }), 0, 0, z + 10),
      surface: createSurface({
        color: lightOf('#e9e0d2'),
        tile: tileOf('plaster'),
        tone: [0.08, 0.085, 0.09],
        rough: 0.9,
        gloss: 0,
      }),
      casts: false,
    },
  ];
}
