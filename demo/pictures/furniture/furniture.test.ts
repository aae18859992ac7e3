import { expect, test } from 'vitest';
import { boundsOf } from '../camera/bounds.ts';
import { modelOf } from '../draw-picture.ts';
import { flaws, volume } from '../geometry/check-mesh.ts';
import { pieces } from '../recipe.ts';
import { sheetRecipe } from '../sheet-recipes.ts';

const designs = [0, 1, 2, 3];

test.each(pieces)('%s: every part is closed, finite and faces outwards', (piece) => {
  const faults = designs.flatMap((design) =>
    modelOf(sheetRecipe(piece, design, 3, 0)).parts.flatMap(({ mesh }, part) => {
      const found = volume(mesh) > 0 ? flaws(mesh) : ['inside out'];
      return found.map((fault) => ({ design, part, fault }));
    }),
  );
  expect(faults).toEqual([]);
});

// A cafe table brings its chairs, a vase its companion; cushions lean.
test.each(pieces)('%s has about the size that was asked for', (piece) => {
  for (const design of designs) {
    const recipe = sheetRecipe(piece, design, 3, 0);
    const { parts } = modelOf(recipe);
    const { low, high } = boundsOf(parts.filter(({ beyond }) => !beyond).map(({ mesh }) => mesh));
    const { length, width } = recipe.size;
    expect((high[0] - low[0]) / length).toBeGreaterThan(0.6);
    expect((high[0] - low[0]) / length).toBeLessThan(2.4);
    expect((high[2] - low[2]) / width).toBeLessThan(3.5);
    expect(low[1]).toBeGreaterThan(-5);
  }
});

test.each(pieces)('%s is the same whatever the room and the view', (piece) => {
  const recipe = sheetRecipe(piece, 1, 3, 0);
  const other = modelOf({ ...recipe, room: recipe.room + 1, view: 2 });
  const positions = (model: typeof other) => model.parts.map(({ mesh }) => mesh.positions);
  expect(positions(other)).toEqual(positions(modelOf(recipe)));
});
