import type { Vector } from '../geometry/index.ts';
import { move, turn } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { plumpPillow } from './plump-pillow.ts';
import { tint } from './tint.ts';

/** A low oblong pillow that leans on the back of an armchair, in a tone of its cloth. */
export function lumbarPillow(
  recipe: PictureRecipe,
  at: Vector,
  room: number,
  random: Random,
): Part {
  const leaning = turn(
    plumpPillow({ wide: Math.min(48, room * 0.5), tall: 30, thick: 15, chop: 2 }, random),
    'x',
    -22,
  );
  const finish = tint({ ...recipe.body, stuff: 'linen' }, random.pick([0.5, 0.35, -0.3]));
  return part(finish, [move(turn(leaning, 'y', random.between(-7, 7)), ...at)]);
}
