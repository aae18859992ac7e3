import { cushion, join, move, turn } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { draper } from './drape.ts';
import { plumpPillow } from './plump-pillow.ts';
import { tint } from './tint.ts';

/** A place on a seat: `y` its height, `turned` the degrees a pillow there looks aside. */
interface Spot {
  x: number;
  y: number;
  z: number;
  turned: number;
}

/** A square pillow that leans back, in a lighter or darker tone of the cloth. */
export function throwPillow(
  recipe: PictureRecipe,
  tone: 'light' | 'dark',
  at: Spot,
  random: Random,
): Part {
  const side = random.pick([44, 48, 50]);
  const leaning = turn(
    plumpPillow({ wide: side, tall: side, thick: 18, chop: random.pick([0, 2.6]) }, random),
    'x',
    -random.between(20, 26),
  );
  const finish = tint({ ...recipe.body, stuff: 'linen' }, tone === 'light' ? 0.5 : -0.32);
  return part(finish, [move(turn(leaning, 'y', at.turned), at.x, at.y + 1, at.z)]);
}

/** A blanket laid over the front edge of a seat: `z` is the front, `y` the top of the seat. */
export function woollenThrow(
  at: { x: number; y: number; z: number; width: number },
  random: Random,
): Part {
  const seat = { width: at.width + 60, depth: 120, top: 0, rounding: 6, slack: 0.5, folds: 0.9 };
  const length = random.between(78, 98);
  const cloth = draper(
    seat,
    random,
  )({
    width: at.width,
    depth: length,
    thickness: 1.5,
    shift: [0, 60 + 24 - length / 2],
    above: 2.6,
  });
  const color = random.pick(['#e8e0d2', '#b9a489', '#8f8578', '#a7ada0', '#c9b7a3']);
  return part({ stuff: 'wool', color }, [
    move(turn(move(cloth, 0, 0, -60), 'y', random.between(-5, 5)), at.x, at.y, at.z),
  ]);
}

/** Lies folded over one arm end of the seat: the blanket of the night. */
export function foldedBlanket(at: { x: number; y: number; z: number }, random: Random): Part {
  const layer = (i: number) =>
    move(
      cushion(44 - i, 4.4, 34 - i * 0.7, random, {
        radius: 2.1,
        crown: 0.5,
        slack: 0.5,
        puff: 0.4,
      }),
      0.5 * i,
      i * 4,
      0,
    );
  const color = random.pick(['#e6ddce', '#c4b39c', '#a5aba0', '#d4c3b2']);
  return part({ stuff: 'wool', color }, [move(join(layer(0), layer(1)), at.x, at.y, at.z)]);
}
