import { arrange } from './arrange.ts';
import { boundsOf } from './camera/bounds.ts';
import { fitCamera } from './camera/fit-camera.ts';
import type { Picture } from './draw-picture.ts';
import { modelOf } from './draw-picture.ts';
import { surfaceOf } from './materials/surface-of.ts';
import { seededRandom } from './random.ts';
import type { PictureRecipe } from './recipe.ts';
import type { Size } from './render/draw-scene.ts';
import { drawScene } from './render/draw-scene.ts';
import { assembleScene } from './render/scene.ts';
import { buildRoom } from './rooms/room.ts';

/**
 * Draws a wide picture of a room with two to four pieces, for the cover of a business; what the recipes say of room
 * and view does not count. The same recipes, seed and size give the same bytes.
 */
export function drawRoom(
  recipes: readonly PictureRecipe[],
  seed: number,
  { width, height }: Size,
): Picture {
  const random = seededRandom(`wide room ${seed}`);
  const { placed, main, wallAt } = arrange(recipes.map(modelOf), random);
  const meshes = placed.flatMap(({ parts }) =>
    parts.filter(({ beyond }) => !beyond).map(({ mesh }) => mesh),
  );
  const group = boundsOf(meshes);
  const mainBounds = boundsOf(main.parts.map(({ mesh }) => mesh));
  const room = buildRoom({ model: main.model, bounds: mainBounds, group, wallAt }, random);
  const { low, high } = group;
  const camera = fitCamera(
    meshes,
    [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2],
    {
      yaw: random.between(-9, 9),
      pitch: 7,
      focal: 1.9,
      fill: [0.8, 0.68],
      middle: [0.5, 0.56],
      ratio: width / height,
    },
  );
  const scene = assembleScene([
    ...placed.flatMap(({ parts }) =>
      parts.map((part) => ({ mesh: part.mesh, surface: surfaceOf(part), casts: true })),
    ),
    ...room.pieces,
  ]);
  const bulbs = [...room.daylight.bulbs, ...placed.flatMap((item) => item.bulbs)];
  const pixels = drawScene(
    { scene, backdrop: room.backdrop, daylight: { ...room.daylight, bulbs }, camera },
    { width, height },
  );
  return { width, height, pixels };
}
