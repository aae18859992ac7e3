import { box, move } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { moved, places } from './arrange.ts';
import { cabinetBase } from './cabinet-base.ts';
import { cabinetBox } from './cabinet-box.ts';
import type { Fronts } from './cabinet-doors.ts';
import { drawers } from './cabinet-doors.ts';
import type { Bay } from './case-bays.ts';
import { caseWithBays } from './case-bays.ts';
import { topDressing } from './top-dressing.ts';

const columns = (length: number) => (length > 105 ? 2 : 1);
const rows = (height: number) => Math.max(3, Math.round(height / 22));

const bays = ({ size }: PictureRecipe): Bay[] =>
  Array.from({ length: columns(size.length) }, () => ({
    share: 1,
    kind: 'drawers',
    count: rows(size.height - 16),
  }));

/** Plain fronts set into a case on turned legs. */
function onLegs(recipe: PictureRecipe, random: Random): Part[] {
  const { body, frame } = recipe;
  const fronts: Fronts = {
    body,
    metal: frame,
    style: 'slab',
    grip: random.pick(['disc', 'knob']),
  };
  return caseWithBays(
    recipe,
    bays(recipe),
    { base: 'tapered', foot: 16, board: 2.6, fronts },
    random,
  );
}

/** Fronts over the whole face on a recessed plinth, the top drawers lower than the rest. */
function modern({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const foot = 6;
  const tall = height - foot;
  const fronts: Fronts = {
    body,
    metal: frame,
    style: 'slab',
    grip: random.pick(['edge', 'bow', 'bar']),
  };
  const count = columns(length);
  const last = rows(tall) - 1;
  const shares = Array.from({ length: last + 1 }, (_, i) => (i === last ? 0.7 : 1));
  return [
    part(
      body,
      cabinetBox(length, tall, width - 2.2, { board: 2 }).map((mesh) => move(mesh, 0, foot, -1.1)),
    ),
    part(frame, cabinetBase('plinth', length, width, foot)),
    ...places(count, length - 0.4).flatMap((x) =>
      moved(drawers(fronts, shares, (length - 0.4) / count, tall - 2.6), x, foot, width / 2 - 2.1),
    ),
    part(body, [move(box(length + 0.2, 2.2, width, { radius: 0.3 }), 0, height - 2.2, 0.05)]),
  ];
}

/** An overhanging moulded top, framed fronts with cups, square feet. */
function country(recipe: PictureRecipe, random: Random): Part[] {
  const { size, body, frame } = recipe;
  const { length, width, height } = size;
  const fronts: Fronts = {
    body,
    metal: frame,
    style: random.pick(['shaker', 'slab']),
    grip: random.pick(['cup', 'knob']),
    rail: 4.5,
  };
  const inside = {
    ...recipe,
    frame: body,
    size: { length: length - 5, width: width - 3, height: height - 3 },
  };
  const top =
    frame.stuff === 'oak' || frame.stuff === 'walnut' || frame.stuff === 'pine' ? frame : body;
  return [
    ...moved(
      caseWithBays(inside, bays(recipe), { base: 'block', foot: 9, board: 3.2, fronts }, random),
      0,
      0,
      -0.6,
    ),
    part(top, [
      move(box(length - 2.6, 1.4, width - 1.6, { radius: 0.5, steps: 2 }), 0, height - 3.8, -0.3),
      move(box(length, 2.4, width, { radius: 0.8, steps: 2 }), 0, height - 2.4, 0),
    ]),
  ];
}

/** Staves over all fronts, no handles, a thick case on slim steel. */
function reeded(recipe: PictureRecipe, random: Random): Part[] {
  const { body, frame } = recipe;
  const fronts: Fronts = { body, metal: frame, style: 'reeded', grip: 'none' };
  return caseWithBays(
    recipe,
    bays(recipe),
    { base: random.pick(['sled', 'trestle']), foot: 13, board: 3, fronts },
    random,
  );
}

export function chestOfDrawers(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const designs = [onLegs, modern, country, reeded] as const;
  const parts = (designs[recipe.design % designs.length] ?? onLegs)(recipe, random);
  return {
    parts: [...parts, ...moved(topDressing(length, width, random), 0, height, 0)],
    stands: 'back-to-wall',
    setting: 'bedroom',
    detail: [-length * 0.2, height * 0.78, width / 2],
  };
}
