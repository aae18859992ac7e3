import { box, move } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { moved } from './arrange.ts';
import { cabinetBase } from './cabinet-base.ts';
import { cabinetBox } from './cabinet-box.ts';
import type { Fronts } from './cabinet-doors.ts';
import { doors, drawers } from './cabinet-doors.ts';
import { glazedCase } from './glazed-case.ts';

const shelvesFor = (height: number) => Math.max(2, Math.round(height / 34));
const leavesFor = (width: number) => Math.max(1, Math.round(width / 46));

/** Glass to the floor in slim posts on fine legs. */
function slim({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const foot = 16;
  const tall = height - foot;
  return [
    part(frame, cabinetBase(random.pick(['tapered', 'sled', 'trestle']), length, width, foot)),
    ...moved(
      glazedCase(
        {
          width: length,
          height: tall,
          depth: width,
          frame: body,
          back: body,
          metal: frame,
          post: 2.4,
          shelves: shelvesFor(tall),
          doors: leavesFor(length),
        },
        random,
      ),
      0,
      foot,
      0,
    ),
  ];
}

/** Closed doors below, glass above, a cornice. */
function dresser({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const [foot, low] = [7, Math.min(70, height * 0.36)];
  const upper = height - foot - low - 4;
  const fronts: Fronts = {
    body,
    metal: frame,
    style: random.pick(['shaker', 'boarded']),
    grip: 'knob',
  };
  const count = leavesFor(length);
  const [wide, deep] = [length - 5, width - 4];
  return [
    part(body, [
      ...cabinetBox(wide, low, deep, { board: 2.6 }).map((mesh) => move(mesh, 0, foot, 0)),
      move(box(length, 2.4, width, { radius: 0.6, steps: 2 }), 0, foot + low - 1.2, 0),
      move(box(length - 2, 2.4, width - 4, { radius: 0.6, steps: 2 }), 0, height - 4.2, -1.4),
      move(box(length, 2.2, width - 2, { radius: 0.6, steps: 2 }), 0, height - 2.2, -1),
    ]),
    part(frame.stuff === 'oak' ? frame : body, cabinetBase('block', wide, deep, foot)),
    ...moved(
      doors(fronts, count, wide - 5.2, low - 5.2, low * 0.68),
      0,
      foot + 2.6,
      deep / 2 - 2.2,
    ),
    ...moved(
      glazedCase(
        {
          width: wide - 2,
          height: upper,
          depth: deep - 4,
          frame: body,
          back: body,
          metal: frame,
          post: 3.2,
          shelves: shelvesFor(upper),
          doors: count,
        },
        random,
      ),
      0,
      foot + low + 0.6,
      -2,
    ),
  ];
}

/** Glass over one deep drawer with staves. */
function withDrawer({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const [foot, low] = [14, 30];
  const fronts: Fronts = {
    body,
    metal: frame,
    style: 'reeded',
    grip: random.pick(['none', 'bow']),
  };
  const upper = height - foot - low;
  return [
    part(
      body,
      cabinetBox(length, low, width, { board: 2.2 }).map((mesh) => move(mesh, 0, foot, 0)),
    ),
    part(frame, cabinetBase('trestle', length, width, foot)),
    ...moved(drawers(fronts, [1], length - 4.4, low - 4.2), 0, foot + 2.1, width / 2 - 2.2),
    ...moved(
      glazedCase(
        {
          width: length,
          height: upper,
          depth: width,
          frame: body,
          back: body,
          metal: frame,
          post: 3,
          shelves: shelvesFor(upper),
          doors: leavesFor(length),
        },
        random,
      ),
      0,
      foot + low - 0.1,
      0,
    ),
  ];
}

export function displayCabinet(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const designs = [slim, dresser, withDrawer] as const;
  return {
    parts: (designs[recipe.design % designs.length] ?? slim)(recipe, random),
    stands: 'back-to-wall',
    setting: 'dining',
    detail: [-length * 0.08, height * 0.62, width / 2],
  };
}
