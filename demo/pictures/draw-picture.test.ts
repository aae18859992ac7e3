import { expect, test } from 'vitest';
import { boundsOf } from './camera/bounds.ts';
import { project } from './camera/camera.ts';
import { shoot } from './camera/shoot.ts';
import { drawPicture, modelOf } from './draw-picture.ts';
import { drawRoom } from './draw-room.ts';
import { placeAlone } from './place-model.ts';
import { seededRandom } from './random.ts';
import type { Piece, PictureRecipe } from './recipe.ts';
import { pieces } from './recipe.ts';
import { sheetRecipe } from './sheet-recipes.ts';

const small = { width: 40, height: 50 };

/** Mean red, green and blue of a part of the picture. */
function meanOf(
  recipe: PictureRecipe,
  [left, top, right, bottom]: readonly [number, number, number, number],
): [number, number, number] {
  const { pixels, width, height } = drawPicture(recipe, small);
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(top * height); y < bottom * height; y++) {
    for (let x = Math.floor(left * width); x < right * width; x++, count++) {
      for (const c of [0, 1, 2] as const) sum[c] += pixels[(y * width + x) * 3 + c] as number;
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

test.each(pieces)('%s: the same recipe gives the same bytes, neither black nor white', (piece) => {
  const recipe = sheetRecipe(piece, 1, 5, 0);
  const first = drawPicture(recipe, small);
  drawPicture(sheetRecipe('sofa', 2, 6, 2), { width: 24, height: 30 });
  const second = drawPicture(recipe, small);
  expect(second).toEqual(first);
  expect(first.pixels).toHaveLength(small.width * small.height * 3);
  const mean = first.pixels.reduce((sum, value) => sum + value, 0) / first.pixels.length;
  expect(mean).toBeGreaterThan(60);
  expect(mean).toBeLessThan(250);
  expect(new Set(first.pixels).size).toBeGreaterThan(30);
});

/** How near the piece comes to the edge of its picture, in picture heights; less than 0 is cropped. */
function marginOf(piece: Piece, number: number, view: 0 | 1): number {
  const random = seededRandom(`${number}`);
  const { placed } = placeAlone(modelOf(sheetRecipe(piece, number, 7, view)), 1, random);
  const meshes = placed.parts.filter(({ beyond }) => !beyond).map(({ mesh }) => mesh);
  const { low } = boundsOf(meshes);
  const { camera } = shoot({ meshes, model: placed.model, detail: low }, view, 1, 0.8, random);
  let margin = 1;
  for (const { positions } of meshes) {
    for (let i = 0; i < positions.length; i += 3) {
      const point = [positions[i], positions[i + 1], positions[i + 2]] as [number, number, number];
      const [x, y] = project(camera, point);
      margin = Math.min(margin, x, 0.8 - x, y, 1 - y);
    }
  }
  return margin;
}

test.each(pieces)('%s stays in the frame from both sides', (piece) => {
  expect(marginOf(piece, 0, 0)).toBeGreaterThan(0.01);
  expect(marginOf(piece, 1, 1)).toBeGreaterThan(0.01);
  expect(marginOf(piece, 2, 0)).toBeGreaterThan(0.01);
});

test.each([
  ['red', '#b03a2e'],
  ['green', '#4f7a52'],
  ['blue', '#3a5a8c'],
  ['white', '#efece6'],
  ['black', '#2a2a2c'],
])('a %s wardrobe looks it', (_name, color) => {
  const recipe: PictureRecipe = {
    piece: 'wardrobe',
    design: 0,
    size: { length: 180, width: 60, height: 220 },
    body: { stuff: 'lacquer', color },
    frame: { stuff: 'lacquer', color },
    room: 3,
    view: 0,
  };
  const seen = meanOf(recipe, [0.42, 0.4, 0.58, 0.6]);
  const wanted = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  // The light may make it brighter or darker; the balance of its colours stays.
  wanted.forEach((value, c) => expect(Math.abs(value - (seen[c] as number))).toBeLessThan(48));
});

test('a room with four pieces fills its wide picture, the same each time', () => {
  const recipes = (['sofa', 'armchair', 'coffee-table', 'floor-lamp'] as const).map((piece) =>
    sheetRecipe(piece, 1, 2, 0),
  );
  const size = { width: 64, height: 36 };
  const room = drawRoom(recipes, 11, size);
  expect(drawRoom(recipes, 11, size)).toEqual(room);
  expect(drawRoom(recipes, 12, size)).not.toEqual(room);
  expect(room.pixels).toHaveLength(64 * 36 * 3);
});
