import type { Mesh } from '../geometry/index.ts';
import { box, cylinder, join, leg, move, pair, turn } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { moved, places } from './arrange.ts';
import { bookPile } from './books.ts';
import type { Fronts } from './cabinet-doors.ts';
import { drawers } from './cabinet-doors.ts';
import { reededDrum } from './pedestal.ts';
import { ornament } from './shelf-filling.ts';
import { roundTop, roundedTop, slats, softTop } from './table-top.ts';
import { bouquet, coffeeSet, tray } from './tableware.ts';

const corners = (mesh: Mesh) => join(pair(mesh), turn(pair(mesh), 'y', 180));
const isRound = ({ size }: PictureRecipe) => size.length < size.width * 1.2;

const topOf = (recipe: PictureRecipe, thick: number): Mesh => {
  const { length, width, height } = recipe.size;
  const top = isRound(recipe)
    ? roundTop(length, thick, 1.6)
    : softTop(length, width, thick, 2.6, 1.4);
  return move(top, 0, height - thick, 0);
};

/** A soft oval or round top on splayed legs, with a slatted shelf when there is room. */
function splayed(recipe: PictureRecipe): Part[] {
  const { length, width, height } = recipe.size;
  const [x, z] = [length * 0.27, width * 0.26];
  const under = height - 2.4;
  const shelf = isRound(recipe)
    ? [move(cylinder(length * 0.3, 1.8, 0.5, 40), 0, height * 0.34, 0)]
    : slats(2 * x + 8, 2 * z + 6, 6, 1.6).map((mesh) => move(mesh, 0, height * 0.34, 0));
  const bearer = move(
    box(2.4, 2, 2 * z + 5, { radius: 0.3, grain: 'z' }),
    x * 1.04,
    height * 0.34 - 1.8,
    0,
  );
  return [
    part(recipe.body, [topOf(recipe, 2.8)]),
    part(recipe.frame, [
      corners(leg([x * 1.22, 0, z * 1.22], [x, under + 0.3, z], { foot: 2.4, top: 4 })),
      move(box(2 * x, 3.2, 2.4, { radius: 0.3 }), 0, under - 3, 0),
      ...(isRound(recipe) ? [] : [pair(bearer)]),
      ...shelf,
    ]),
  ];
}

/** A top in a frame of slim square steel, a second level below. */
function framed(recipe: PictureRecipe): Part[] {
  const { length, width, height } = recipe.size;
  const bar = 2;
  const top = roundedTop(length, width, 2.6, 1.2);
  const [x, z] = [length / 2 - bar, width / 2 - bar];
  const rail = (y: number) => [
    pair(move(box(bar, bar, 2 * z, { radius: 0.2, grain: 'z' }), x, y, 0)),
    move(box(2 * x, bar, bar, { radius: 0.2 }), 0, y + 0.05, z),
    move(box(2 * x, bar, bar, { radius: 0.2 }), 0, y + 0.05, -z),
  ];
  const shelf = move(
    box(2 * x - 1, 1.8, 2 * z - 1, { radius: 0.2 }),
    0,
    height * 0.26 + bar - 0.2,
    0,
  );
  return [
    part(recipe.body, [move(top, 0, height - 2.6, 0)]),
    part(
      recipe.body.stuff === 'glass' || recipe.body.stuff === 'marble'
        ? { stuff: 'oak', color: '#b38f62' }
        : recipe.body,
      [shelf],
    ),
    part(recipe.frame, [
      corners(move(box(bar, height - 2.4, bar, { radius: 0.2 }), x, 0, z)),
      ...rail(height - 4.5),
      ...rail(height * 0.26),
    ]),
  ];
}

/** A thick top on a fluted drum, or on two. */
function drum(recipe: PictureRecipe): Part[] {
  const { length, width, height } = recipe.size;
  const radius = Math.min(width * 0.36, 24);
  const foot = reededDrum(radius, height - 3);
  return [
    part(recipe.body, [topOf(recipe, 3.4)]),
    part(
      recipe.frame,
      isRound(recipe)
        ? [foot]
        : [pair(move(reededDrum(radius * 0.62, height - 3), length * 0.22, 0, 0))],
    ),
  ];
}

/** A case with drawers, open at one half, on short round legs. */
function withDrawer(recipe: PictureRecipe, random: Random): Part[] {
  const { body, frame, size } = recipe;
  const { length, width, height } = size;
  const solid = body.stuff === 'glass' || body.stuff === 'marble' ? frame : body;
  const [legs, thick, tall] = [height * 0.42, 2.6, height * 0.58];
  const fronts: Fronts = {
    body: solid,
    metal: frame,
    style: 'slab',
    grip: random.pick(['knob', 'disc', 'cup']),
  };
  const side = box(2.2, tall - thick, width - 5, { radius: 0.25, grain: 'z' });
  const inner = length - 10.4;
  return [
    part(body, [move(roundedTop(length, width, thick, 4), 0, height - thick, 0)]),
    part(solid, [
      move(box(length - 6, 2, width - 5, { radius: 0.3 }), 0, legs, 0),
      pair(move(side, length / 2 - 4.1, legs, 0)),
      move(box(2, tall - thick, width - 7, { radius: 0.2, grain: 'z' }), 0, legs, 0),
      move(box(inner, tall - thick, 1.2, { radius: 0.1 }), 0, legs, 4 - width / 2),
    ]),
    ...places(2, inner).flatMap((x, i) =>
      i === 0
        ? moved(
            drawers(fronts, [1], inner / 2 - 1.4, tall - thick - 2),
            x,
            legs + 2,
            width / 2 - 4.8,
          )
        : moved(bookPile(random, 2).parts, x, legs + 2, 0),
    ),
    part(frame, [
      corners(
        leg([length / 2 - 6, 0, width / 2 - 6], [length / 2 - 8, legs + 0.5, width / 2 - 8], {
          foot: 2.4,
          top: 3.8,
        }),
      ),
    ]),
  ];
}

function dressing({ length, height }: { length: number; height: number }, random: Random): Part[] {
  const pile = bookPile(random, 2);
  const low = random.pick([
    () => [...pile.parts, ...moved(ornament(13, random), 1, pile.height, 0)],
    () => tray(random),
  ]);
  const other = random.pick([() => bouquet(38, random), () => coffeeSet(random)]);
  return [
    ...moved(low(), -length * 0.16, height, 2),
    ...(length > 90 ? moved(other(), length * 0.2, height, -4) : []),
  ];
}

export function coffeeTable(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const designs = isRound(recipe) ? [splayed, drum] : [splayed, framed, drum, withDrawer];
  const parts = (designs[recipe.design % designs.length] ?? splayed)(recipe, random);
  return {
    parts: [...parts, ...dressing({ length, height }, random)],
    stands: 'floor',
    setting: 'living',
    detail: [-length * 0.3, height - 6, width * 0.36],
  };
}
