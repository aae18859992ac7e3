import type { Mesh } from '../geometry/index.ts';
import { box, cushion, cylinder, join, leg, move, pair, turn } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { Finish, PictureRecipe } from '../recipe.ts';
import { moved, places } from './arrange.ts';
import { cabinetBox } from './cabinet-box.ts';
import type { Fronts } from './cabinet-doors.ts';
import { drawers } from './cabinet-doors.ts';
import { archMirror, foldingMirror, roundMirror } from './dressing-mirror.ts';
import { ornament } from './shelf-filling.ts';
import { roundedTop } from './table-top.ts';
import { bowl, vessel } from './vessel.ts';

const top = 76;
const corners = (mesh: Mesh) => join(pair(mesh), turn(pair(mesh), 'y', 180));

/** A padded round stool, 45 cm high. */
function stool(frame: Finish, random: Random): Part[] {
  const cloth: Finish = {
    stuff: random.pick(['boucle', 'velvet', 'linen']),
    color: random.pick(['#d9cdbd', '#b9897a', '#8b9686']),
  };
  const pad = cushion(33, 9, 33, random, { radius: 4, crown: 1.6, slack: 0.2 });
  return [
    part(cloth, [move(pad, 0, 37, 0)]),
    part(frame, [
      move(cylinder(15.5, 3, 0.6, 36), 0, 35, 0),
      corners(leg([13, 0, 13], [9.5, 35.5, 9.5], { foot: 2.2, top: 3.6 })),
    ]),
  ];
}

/** Two or three shallow drawers on fine legs. */
function fine({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width } = size;
  const tall = 13;
  const under = top - 2 - tall;
  const wide = length - 3;
  const count = length > 105 ? 3 : 2;
  const fronts: Fronts = {
    body,
    metal: frame,
    style: random.pick(['slab', 'reeded']),
    grip: random.pick(['knob', 'disc']),
  };
  const [x, z] = [wide / 2 - 4, width / 2 - 5];
  return [
    part(body, [
      move(roundedTop(length, width, 2.2, 3), 0, top - 2.2, 0),
      ...cabinetBox(wide, tall, width - 3, { board: 1.8 }).map((mesh) => move(mesh, 0, under, 0)),
    ]),
    ...places(count, wide - 3.6).flatMap((at) =>
      moved(
        drawers(fronts, [1], (wide - 3.6) / count, tall - 3.6),
        at,
        under + 1.8,
        width / 2 - 3.6,
      ),
    ),
    part(frame, [corners(leg([x + 2.5, 0, z + 2], [x, under + 0.6, z], { foot: 2.2, top: 4 }))]),
  ];
}

/** Two blocks of drawers with room for the knees between them. */
function kneehole({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width } = size;
  const wide = length * 0.28;
  const foot = 12;
  const under = top - 2.4;
  const fronts: Fronts = {
    body,
    metal: frame,
    style: random.pick(['slab', 'shaker']),
    grip: random.pick(['knob', 'bow', 'cup']),
    rail: 3.5,
  };
  const at = length / 2 - wide / 2 - 1;
  const pedestal = [
    part(
      body,
      cabinetBox(wide, under - foot, width - 3, { board: 2 }).map((mesh) => move(mesh, 0, foot, 0)),
    ),
    ...moved(
      drawers(fronts, [1.2, 1.2, 1], wide - 4, under - foot - 4),
      0,
      foot + 2,
      width / 2 - 3.7,
    ),
    part(frame, [
      corners(
        leg([wide / 2 - 3, 0, width / 2 - 4.5], [wide / 2 - 4, foot + 0.5, width / 2 - 5.5], {
          foot: 2,
          top: 3.4,
        }),
      ),
    ]),
  ];
  return [
    part(body, [
      move(box(length, 2.4, width, { radius: 0.5, steps: 2 }), 0, under, 0),
      move(box(length - 2 * wide, 7, 2, { radius: 0.2 }), 0, under - 6.8, width / 2 - 4),
    ]),
    ...moved(pedestal, at, 0, 0),
    ...moved(pedestal, -at, 0, 0),
  ];
}

/** A slim drawer in a frame of steel. */
function light({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width } = size;
  const bar = 2;
  const [x, z] = [length / 2 - 2, width / 2 - 2];
  const tall = 12;
  const under = top - tall;
  const fronts: Fronts = {
    body,
    metal: frame,
    style: 'slab',
    grip: random.pick(['edge', 'none']),
  };
  return [
    part(
      body,
      cabinetBox(length, tall, width, { board: 2 }).map((mesh) => move(mesh, 0, under, 0)),
    ),
    ...places(2, length - 4.4).flatMap((at) =>
      moved(drawers(fronts, [1], (length - 4.4) / 2, tall - 4.2), at, under + 2.1, width / 2 - 2.2),
    ),
    part(frame, [
      corners(move(box(bar, under + 0.3, bar, { radius: 0.2 }), x, 0, z)),
      pair(move(box(bar * 0.9, bar * 0.9, 2 * z, { radius: 0.2, grain: 'z' }), x, 5, 0)),
      move(box(2 * x, bar * 0.9, bar * 0.9, { radius: 0.2 }), 0, 5.05, -z),
    ]),
  ];
}

/** Bottles and a small dish. */
function toiletries(random: Random): Part[] {
  const tone = random.pick(['#b98d73', '#d9cbb8', '#8a9690']);
  return [
    part({ stuff: 'glass', color: '#e6d5c0' }, [
      vessel('bottle', 3, 12),
      move(vessel('cylinder', 2.6, 8), 7, 0, 3),
    ]),
    part({ stuff: 'ceramic', color: tone }, [move(bowl(5.5, 2.4), -9, 0, 4)]),
    part({ stuff: 'brass', color: '#b8924e' }, [
      move(cylinder(1.3, 2.4, 0.3, 16), 0, 11.6, 0),
      move(cylinder(2.7, 1.6, 0.3, 18), 7, 7.8, 3),
    ]),
  ];
}

export function dressingTable(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const above = Math.max(42, height - top);
  const table = [fine, kneehole, light][recipe.design % 3] ?? fine;
  const glass = random.pick([
    () => roundMirror(above - 7, recipe.frame),
    () => archMirror(Math.min(50, above * 0.8), above, recipe.frame),
    () => foldingMirror(Math.min(length * 0.86, above * 1.7), above, recipe.body),
  ]);
  const back = -width / 2;
  return {
    parts: [
      ...table(recipe, random),
      ...moved(glass(), 0, top - 0.2, back + 7),
      ...moved(stool(recipe.frame, random), length * 0.06, 0, width / 2 - 15),
      ...moved(toiletries(random), length * 0.34, top, 2),
      ...moved(ornament(20, random, true), -length * 0.38, top, 0),
    ],
    stands: 'back-to-wall',
    setting: 'bedroom',
    detail: [-length * 0.18, top + 4, 0],
  };
}
