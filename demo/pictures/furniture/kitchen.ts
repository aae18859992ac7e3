import type { Model } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { moved } from './arrange.ts';
import { wallRun } from './kitchen-run.ts';
import { island, sideRun } from './kitchen-second-run.ts';
import { kitchenStyle } from './kitchen-style.ts';
import { worktop } from './kitchen-units.ts';

export function kitchen(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const style = kitchenStyle(recipe, random);
  const back = -width / 2;
  // What is left before the run decides: an island, a second run, or nothing.
  const free = width - 62;
  const hasIsland = free > 130;
  const second =
    free < 70
      ? []
      : hasIsland
        ? moved(
            island(style, Math.min(length * 0.62, 200), Math.min(84, free - 75), random),
            length * 0.08,
            0,
            back + width - Math.min(84, free - 75) / 2,
          )
        : moved(sideRun(style, free, random), -length / 2 + 31, 0, back + 62 + free / 2);
  return {
    parts: [...moved(wallRun(style, length, height, random), 0, 0, back), ...second],
    stands: 'back-to-wall',
    setting: 'kitchen',
    detail: [length * 0.1, worktop + 4, back + 50],
  };
}
