import type { Model, Part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { highBack, sweepChair, wrapChair } from './dining-chair-soft.ts';
import { caneBack, hoopBack, slatBack } from './dining-chair-wood.ts';
import { isCloth, isWood } from './is-cloth.ts';

export interface DiningPlan {
  wide: number;
  deep: number;
  high: number;
  seat: number;
}

type Make = (recipe: PictureRecipe, plan: DiningPlan, random: Random) => Part[];

/** The designs that can be made of these stuffs in this size. */
function designsFor({ body, frame, size }: PictureRecipe): Make[] {
  if (!isCloth(body)) return [slatBack, hoopBack, caneBack];
  if (size.height > 95) return [highBack];
  const soft = size.length > 54 ? [wrapChair] : [wrapChair, sweepChair];
  const wooden = size.length > 54 ? [hoopBack] : [slatBack, caneBack, hoopBack];
  return isWood(frame) ? [slatBack, ...soft.slice(0, 1), ...wooden.slice(-2)] : soft;
}

export function diningChair(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const plan: DiningPlan = {
    wide: length,
    deep: width,
    high: height,
    seat: Math.min(47, height * 0.56),
  };
  const designs = designsFor(recipe);
  return {
    parts: (designs[recipe.design % designs.length] ?? slatBack)(recipe, plan, random),
    stands: 'floor',
    setting: 'dining',
    detail: [-length * 0.2, height * 0.68, 0],
  };
}
