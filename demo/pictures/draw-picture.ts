import { boundsOf } from './camera/bounds.ts';
import { shoot } from './camera/shoot.ts';
import { furniture } from './furniture/index.ts';
import { surfaceOf } from './materials/surface-of.ts';
import { placeAlone } from './place-model.ts';
import { seededRandom } from './random.ts';
import type { PictureRecipe } from './recipe.ts';
import type { Size } from './render/draw-scene.ts';
import { drawScene } from './render/draw-scene.ts';
import { assembleScene } from './render/scene.ts';
import { buildRoom } from './rooms/room.ts';

export interface Picture extends Size {
  /** Red, green, blue, three bytes a dot, row by row from the upper left. */
  pixels: Uint8ClampedArray;
}

/** Draws a product picture in the wanted size in dots; the same recipe and size give the same bytes. */
export function drawPicture(recipe: PictureRecipe, { width, height }: Size): Picture {
  const model = modelOf(recipe);
  const random = seededRandom(`room ${recipe.room}`);
  const side = random.chance(0.5) ? 1 : -1;
  const { placed, wallAt } = placeAlone(model, side, random);
  const subject = placed.parts.filter(({ beyond }) => !beyond).map(({ mesh }) => mesh);
  const bounds = boundsOf(subject);
  const room = buildRoom({ model, bounds, group: bounds, wallAt }, random);
  const { low, high } = bounds;
  const detail = placed.detail ?? [
    low[0] + (high[0] - low[0]) * 0.35,
    low[1] + (high[1] - low[1]) * 0.7,
    (low[2] + high[2]) / 2,
  ];
  const shot = shoot({ meshes: subject, model, detail }, recipe.view, side, width / height, random);
  const scene = assembleScene([
    ...placed.parts.map((part) => ({ mesh: part.mesh, surface: surfaceOf(part), casts: true })),
    ...room.pieces,
  ]);
  const daylight = { ...room.daylight, bulbs: [...room.daylight.bulbs, ...placed.bulbs] };
  const pixels = drawScene(
    { scene, backdrop: room.backdrop, daylight, ...shot },
    { width, height },
  );
  return { width, height, pixels };
}

/** The model of a recipe, the same for each of its views and rooms. */
export function modelOf(recipe: PictureRecipe) {
  return furniture[recipe.piece](recipe, seededRandom(`${recipe.piece} ${recipe.design}`));
}
