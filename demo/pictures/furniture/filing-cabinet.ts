import type { Mesh } from '../geometry/index.ts';
import { box, move } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { moved, places } from './arrange.ts';
import { storageBox } from './baskets.ts';
import { cabinetBase } from './cabinet-base.ts';
import { cabinetBox } from './cabinet-box.ts';
import type { Fronts } from './cabinet-doors.ts';
import { doors, drawers, shadowGap } from './cabinet-doors.ts';
import type { HandleStyle } from './handle.ts';
import { handle } from './handle.ts';
import { shelfFilling } from './shelf-filling.ts';
import { twigs } from './twigs.ts';
import { vessel } from './vessel.ts';

const rowsFor = (height: number) => Math.max(2, Math.round(height / 33));

/** A steel cabinet: drawers with a bowed pull and a card in a holder each. */
function steelDrawers({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const foot = 4;
  const rows = rowsFor(height - foot);
  const [wide, tall] = [length - 3, (height - foot - 3) / rows];
  const columns = length > 70 ? 2 : 1;
  const pitch = wide / columns;
  const grip = random.pick<HandleStyle>(['cup', 'bar', 'bow']);
  const holder: Mesh = box(8, 3.6, 0.5, { radius: 0.15 });
  const card: Mesh = box(6.8, 2.4, 0.3, { radius: 0 });
  const face = width / 2 - 2;
  const cells = places(columns, wide).flatMap((x) =>
    Array.from({ length: rows }, (_, row) => ({ x, y: foot + 1.6 + row * tall })),
  );
  return [
    part(body, [
      move(box(length, height - foot, width - 2, { radius: 0.8, steps: 2 }), 0, foot, -1),
      ...cells.map(({ x, y }) =>
        move(box(pitch - 0.8, tall - 0.8, 2.2, { radius: 0.6, steps: 2 }), x, y + 0.4, face + 0.9),
      ),
    ]),
    part({ stuff: 'metal', color: '#242628' }, [
      move(box(length - 3, foot + 0.4, width - 5, { radius: 0.2 }), 0, 0, -1),
    ]),
    part(
      frame,
      cells.flatMap(({ x, y }) => [
        move(handle(grip, 13), x, y + tall * 0.48, face + 1.9),
        move(holder, x, y + tall * 0.66, face + 2),
      ]),
    ),
    part(
      { stuff: 'linen', color: '#f1ebdf' },
      cells.map(({ x, y }) => move(card, x, y + tall * 0.66 + 0.6, face + 2.15)),
    ),
    ...moved([shadowGap(body, wide, height - foot - 3)], 0, foot + 1.5, face + 0.3),
  ];
}

/** A wooden drawer cabinet on wheels or a plinth, long grips. */
function wooden({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const foot = 6;
  const fronts: Fronts = {
    body,
    metal: frame,
    style: 'slab',
    grip: random.pick(['edge', 'bar', 'cup']),
  };
  const columns = length > 70 ? 2 : 1;
  const tall = height - foot;
  const wide = length - 4.6;
  return [
    part(
      body,
      cabinetBox(length, tall, width, { board: 2.2 }).map((mesh) => move(mesh, 0, foot, 0)),
    ),
    part(frame, cabinetBase('plinth', length, width, foot)),
    ...places(columns, wide).flatMap((x) =>
      moved(
        drawers(
          fronts,
          Array.from({ length: rowsFor(tall) }, (_, i) =>
            i === rowsFor(tall) - 1 && random.chance(0.6) ? 0.6 : 1,
          ),
          wide / columns,
          tall - 4.6,
        ),
        x,
        foot + 2.3,
        width / 2 - 2.2,
      ),
    ),
  ];
}

/** Doors below, open shelves with files above. */
function withShelves({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const foot = 8;
  const tall = height - foot;
  const low = Math.min(74, tall * 0.56);
  const fronts: Fronts = {
    body,
    metal: frame,
    style: random.pick(['slab', 'reeded']),
    grip: random.pick(['bar', 'bow']),
  };
  const board = 2;
  const free = tall - low;
  const levels = free > 62 ? [low, low + free / 2] : [low];
  return [
    part(
      body,
      cabinetBox(length, tall, width, { board, shelves: levels }).map((mesh) =>
        move(mesh, 0, foot, 0),
      ),
    ),
    part(frame, cabinetBase('trestle', length, width, foot)),
    ...moved(
      doors(fronts, length > 50 ? 2 : 1, length - 4.2, low - board - 1.2, low * 0.7),
      0,
      foot + board,
      width / 2 - 2.2,
    ),
    ...levels.flatMap((y) =>
      moved(
        shelfFilling(length - 8, free / levels.length - 4, width - 4, random),
        0,
        foot + y + 1,
        width / 2 - 2,
      ),
    ),
  ];
}

/** A pot with something green, or boxes for papers. */
function officeThings(length: number, random: Random): Part[] {
  const green = [
    part({ stuff: 'ceramic', color: random.pick(['#d8cbb9', '#7d8780', '#b08469']) }, [
      vessel('cylinder', 7.5, 13),
    ]),
    ...moved(twigs(30, random), 0, 10, 0),
  ];
  const boxes = storageBox(24, 16, 30, random.pick(['#cfc6b6', '#8d9690', '#b4a08a']));
  return length > 60
    ? [...moved(green, length * 0.28, 0, 0), ...moved(boxes, -length * 0.22, 0, 0)]
    : random.pick([green, boxes]);
}

export function filingCabinet(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const designs = [steelDrawers, wooden, withShelves] as const;
  const design = designs[recipe.design % designs.length] ?? steelDrawers;
  return {
    parts: [
      ...(height < 85 && design === withShelves ? wooden : design)(recipe, random),
      ...moved(officeThings(length, random), 0, height, -2),
    ],
    stands: 'back-to-wall',
    setting: 'work',
    detail: [0, height * 0.74, width / 2],
  };
}
