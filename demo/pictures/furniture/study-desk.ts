import type { Mesh } from '../geometry/index.ts';
import { box, join, leg, move, pair, turn } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { moved, places } from './arrange.ts';
import { cabinetBox } from './cabinet-box.ts';
import type { Fronts } from './cabinet-doors.ts';
import { drawers } from './cabinet-doors.ts';
import { pens } from './desk-things.ts';
import { shelfFilling } from './shelf-filling.ts';
import { roundedTop } from './table-top.ts';
import { globe } from './toys.ts';

interface Plan {
  length: number;
  width: number;
  top: number;
  /** Height of a shelf above the top; 0 without one. */
  hutch: number;
}

const corners = (mesh: Mesh) => join(pair(mesh), turn(pair(mesh), 'y', 180));

/** Pigeon-holes along the back of the top. */
function hutch(
  { body, frame }: PictureRecipe,
  { length, width, top, hutch: tall }: Plan,
  random: Random,
): Part[] {
  const depth = 24;
  const z = depth / 2 - width / 2;
  const back = frame.stuff === 'metal' ? body : frame;
  const columns = length > 105 ? 3 : 2;
  const level = tall * 0.5;
  const inner = (length - 4) / columns;
  const boards = cabinetBox(length - 2, tall, depth, {
    board: 1.8,
    shelves: tall > 44 ? [level] : [],
    uprights: places(columns, length - 4)
      .slice(1)
      .map((x) => x - inner / 2),
  });
  const levels = tall > 44 ? [1.8, level + 0.9] : [1.8];
  const free = tall > 44 ? tall / 2 - 3 : tall - 4;
  return [
    part(
      back === frame ? frame : body,
      boards.map((mesh) => move(mesh, 0, top - 0.2, z)),
    ),
    ...levels.flatMap((y) =>
      places(columns, length - 4).flatMap((x) =>
        moved(
          shelfFilling(inner - 4, free, depth - 2, random),
          x,
          top + y - 0.2,
          z + depth / 2 - 1,
        ),
      ),
    ),
  ];
}

/** Round-cornered top on splayed wooden legs, a drawer under it. */
function onLegs(
  { body, frame }: PictureRecipe,
  { length, width, top }: Plan,
  random: Random,
): Part[] {
  const [x, z] = [length / 2 - 9, width / 2 - 8];
  const wide = Math.min(46, length * 0.4);
  const at = length * 0.2;
  const fronts: Fronts = {
    body,
    metal: frame,
    style: 'slab',
    grip: random.pick(['disc', 'knob']),
  };
  return [
    part(body, [
      move(roundedTop(length, width, 2.4, 7, 0.6), 0, top - 2.4, 0),
      ...cabinetBox(wide, 11, width - 12, { board: 1.6 }).map((mesh) =>
        move(mesh, at, top - 13.2, 0),
      ),
    ]),
    ...moved(drawers(fronts, [1], wide - 0.4, 10.8), at, top - 13.2, width / 2 - 6.2),
    part(frame, [
      corners(leg([x + 4, 0, z + 4], [x, top - 2.2, z], { foot: 3, top: 4.8 })),
      move(box(2 * x, 6, 2, { radius: 0.3 }), 0, top - 8.4, 2 - z),
      pair(move(box(2, 6, 2 * z, { radius: 0.3, grain: 'z' }), x - 0.6, top - 8.4, 0)),
    ]),
  ];
}

/** Drawers at one side, a board as the other leg. */
function withDrawers(
  { body, frame }: PictureRecipe,
  { length, width, top }: Plan,
  random: Random,
): Part[] {
  const side = random.pick([-1, 1]);
  const wide = 38;
  const at = side * (length / 2 - wide / 2 - 0.6);
  const fronts: Fronts = {
    body: frame.stuff === 'metal' ? body : frame,
    metal: frame.stuff === 'metal' ? frame : body,
    style: 'slab',
    grip: 'disc',
  };
  return [
    part(body, [
      move(roundedTop(length, width, 2.6, 3), 0, top - 2.6, 0),
      ...cabinetBox(wide, top - 2.6, width - 5, { board: 2 }).map((mesh) =>
        move(mesh, at, 0, -0.6),
      ),
      move(
        box(2.4, top - 2.4, width - 4, { radius: 0.3, grain: 'y' }),
        -side * (length / 2 - 1.8),
        0,
        0,
      ),
      move(
        box(length - wide - 2, 26, 1.8, { radius: 0.2 }),
        -side * (wide / 2),
        top - 28.4,
        8 - width / 2,
      ),
    ]),
    ...moved(drawers(fronts, [1.3, 1, 1], wide - 0.6, top - 8), at, 5, width / 2 - 3.2),
  ];
}

/** A writing board that can be tilted, on two columns with broad feet: it grows with the child. */
function growing({ body, frame }: PictureRecipe, { length, width, top }: Plan): Part[] {
  const x = length / 2 - 16;
  const board = turn(move(roundedTop(length, width - 14, 2.4, 5), 0, 0, 0), 'x', 7);
  return [
    part(body, [
      move(board, 0, top - 4.4, 7),
      move(roundedTop(length, 16, 2.4, 3), 0, top - 1.6, 8 - width / 2),
      move(box(length * 0.9, 2.6, 1.4, { radius: 0.5 }), 0, top - 7, width / 2 - 1),
    ]),
    part(frame, [
      pair(move(box(5, top - 14, 8, { radius: 0.8 }), x, 3, -3)),
      pair(move(box(3.6, 18, 6, { radius: 0.5 }), x, top - 21, -3)),
      pair(move(box(7, 4, width - 2, { radius: 1.6, steps: 2, grain: 'z' }), x, 0, 0)),
      pair(move(box(4.4, 3.6, width * 0.7, { radius: 0.6, grain: 'z' }), x, top - 7.2, -1)),
      move(box(2 * x, 9, 2.2, { radius: 0.4 }), 0, top * 0.42, -3),
    ]),
  ];
}

export function studyDesk(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const tall = height > 88;
  const plan = { length, width, top: tall ? 72 : height, hutch: tall ? height - 72 : 0 };
  const designs = tall ? [onLegs, withDrawers] : [onLegs, withDrawers, growing];
  const design = designs[recipe.design % designs.length] ?? onLegs;
  const back = tall ? -width / 2 + 34 : -width / 2 + 10;
  const slanted = design === growing;
  return {
    parts: [
      ...design(recipe, plan, random),
      ...(tall ? hutch(recipe, plan, random) : []),
      ...moved(
        pens(random),
        -length * 0.3,
        plan.top + (slanted ? 0.8 : 0),
        slanted ? 8 - width / 2 : back,
      ),
      ...(tall
        ? []
        : moved(
            globe(random),
            length * 0.34,
            plan.top + (slanted ? 0.8 : 0),
            slanted ? 10 - width / 2 : back + 6,
          )),
    ],
    stands: 'back-to-wall',
    setting: 'child',
    detail: [length * 0.14, plan.top - 6, width * 0.4],
  };
}
