import type { Model, Part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { moved } from './arrange.ts';
import type { Bay } from './case-bays.ts';
import { caseWithBays } from './case-bays.ts';
import { topDressing } from './top-dressing.ts';
import type { Fronts } from './cabinet-doors.ts';

const isLong = (recipe: PictureRecipe) => recipe.size.length > 135;

/** Doors at the sides, drawers between them, on slender turned legs. */
function slender(recipe: PictureRecipe, random: Random): Part[] {
  const { body, frame } = recipe;
  const door: Bay = { share: isLong(recipe) ? 1 : 1.1, kind: 'doors', count: 1 };
  const bays: Bay[] = [
    door,
    { share: 1, kind: 'drawers', count: 3 },
    ...(isLong(recipe) ? [door] : []),
  ];
  const fronts: Fronts = {
    body,
    metal: frame,
    style: 'slab',
    grip: random.pick(['disc', 'knob', 'bow']),
  };
  return caseWithBays(recipe, bays, { base: 'tapered', foot: 20, board: 2.4, fronts }, random);
}

/** Staves all over the front on a recessed plinth; no handles. */
function reeded(recipe: PictureRecipe, random: Random): Part[] {
  const { body, frame, size } = recipe;
  const bays: Bay[] = [
    { share: 1, kind: 'doors', count: Math.max(2, Math.round(size.length / 48)) },
  ];
  const fronts: Fronts = { body, metal: frame, style: 'reeded', grip: 'none' };
  return caseWithBays(
    recipe,
    bays,
    { base: random.pick(['plinth', 'block']), foot: 6, board: 3.4, fronts },
    random,
  );
}

/** Woven panels in frames beside an open bay. */
function woven(recipe: PictureRecipe, random: Random): Part[] {
  const { body, frame } = recipe;
  const pairOfDoors: Bay = { share: 2, kind: 'doors', count: 2 };
  const open: Bay = { share: 1.15, kind: 'open', count: 2 };
  const bays = random.chance(0.5) ? [pairOfDoors, open] : [open, pairOfDoors];
  const fronts: Fronts = { body, metal: frame, style: 'cane', grip: 'knob', rail: 5 };
  return caseWithBays(recipe, bays, { base: 'trestle', foot: 18, board: 2.4, fronts }, random);
}

/** A row of drawers' worth of framed doors on steel sledges. */
function framed(recipe: PictureRecipe, random: Random): Part[] {
  const { body, frame } = recipe;
  const door: Bay = { share: 1, kind: 'doors', count: isLong(recipe) ? 2 : 1 };
  const bays: Bay[] = [
    door,
    { share: 0.9, kind: 'drawers', count: 4 },
    ...(isLong(recipe) ? [] : [door]),
  ];
  const fronts: Fronts = {
    body,
    metal: frame,
    style: 'shaker',
    grip: random.pick(['bar', 'cup']),
    rail: 6,
  };
  return caseWithBays(recipe, bays, { base: 'sled', foot: 14, board: 2.2, fronts }, random);
}

export function sideboard(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const designs = [slender, reeded, woven, framed] as const;
  const parts = (designs[recipe.design % designs.length] ?? slender)(recipe, random);
  return {
    parts: [...parts, ...moved(topDressing(length, width, random), 0, height, 0)],
    stands: 'back-to-wall',
    setting: 'dining',
    detail: [-length * 0.2, height * 0.75, width / 2],
  };
}
