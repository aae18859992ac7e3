import type { Mesh } from '../geometry/index.ts';
import { box, extrude, flatCurve, move, pair, turn } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { moved, places, turned } from './arrange.ts';
import { basket } from './baskets.ts';
import { bookRow } from './books.ts';
import { cabinetBase } from './cabinet-base.ts';
import { cabinetBox } from './cabinet-box.ts';
import type { Fronts } from './cabinet-doors.ts';
import { doors, drawers } from './cabinet-doors.ts';
import { bear, blocks, car, globe, ringTower } from './toys.ts';
import { tint } from './tint.ts';

const toy = (random: Random) => random.pick([bear, blocks, car, () => ringTower(), globe])(random);

/** An open box of coloured board with a hole to grip, its top edge open. */
function tub(width: number, height: number, depth: number, color: string): Part[] {
  const wall = (wide: number) => box(wide, height, 1.2, { radius: 0.4 });
  const grip = move(box(9, 2.6, 0.4, { radius: 0.15 }), 0, height * 0.64, depth / 2);
  return [
    part({ stuff: 'lacquer', color }, [
      move(wall(width), 0, 0, depth / 2 - 0.6),
      move(wall(width), 0, 0, 0.6 - depth / 2),
      pair(move(turn(wall(depth - 1), 'y', 90), width / 2 - 0.6, 0, 0)),
      move(box(width - 1, height * 0.55, depth - 1, { radius: 0.2 }), 0, 0.1, 0),
    ]),
    part({ stuff: 'lacquer', color: '#4a443c' }, [grip]),
  ];
}

const paints = ['#c9d3c4', '#e3c7b4', '#b9c6d2', '#e6d6ae', '#d8d2c8'] as const;

/** Compartments with tubs below and toys and books above. */
function cubes({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const foot = 4;
  const tall = height - foot;
  const columns = Math.max(2, Math.round(length / 36));
  const rows = Math.max(2, Math.round(tall / 34));
  const pitch = { x: (length - 2) / columns, y: (tall - 2) / rows };
  const inside = { width: pitch.x - 3.4, height: pitch.y - 3 };
  const boards = cabinetBox(length, tall, width, {
    board: 2,
    shelves: Array.from({ length: rows - 1 }, (_, i) => (i + 1) * pitch.y + 1),
    uprights: places(columns, length - 2)
      .slice(1)
      .map((x) => x - pitch.x / 2),
  });
  const cell = (row: number): Part[] => {
    if (row === 0) return tub(inside.width, inside.height * 0.72, width - 5, random.pick(paints));
    const kind = random.pick(['books', 'toy', 'basket', 'toy']);
    if (kind === 'books')
      return moved(
        bookRow(inside.width - 1, inside.height - 2, width - 6, random),
        -inside.width / 2,
        0,
        width / 2 - 4,
      );
    if (kind === 'basket') return basket(inside.width - 2, inside.height * 0.6, width - 6);
    return toy(random);
  };
  return [
    part(
      body,
      boards.map((mesh) => move(mesh, 0, foot, 0)),
    ),
    part(frame, cabinetBase('plinth', length, width, foot)),
    ...Array.from({ length: rows }).flatMap((_, row) =>
      places(columns, length - 2).flatMap((x) => moved(cell(row), x, foot + row * pitch.y + 2, 0)),
    ),
    ...moved(toy(random), -length * 0.28, height, 0),
    ...moved(toy(random), length * 0.24, height, 0),
  ];
}

/** Tubs that slope to the front in a frame of two cheeks. */
function sloping({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const rows = Math.max(2, Math.min(4, Math.round(height / 26)));
  const columns = Math.max(2, Math.round(length / 30));
  const inner = length - 4;
  const outline = flatCurve(
    [
      [width / 2, 0],
      [width / 2, height * 0.3],
      [width * 0.1, height * 0.86],
      [-width * 0.2, height],
      [-width / 2 + 1, height],
    ],
    5,
  );
  const cheek = turn(
    extrude([...outline, [-width / 2, 0]], 2.2, { bevel: 0.4, grain: 'y' }),
    'y',
    -90,
  );
  const pitch = (height - 12) / rows;
  const wide = inner / columns;
  const rung = (y: number, z: number): Mesh => move(box(inner + 1, 2, 2, { radius: 0.6 }), 0, y, z);
  const levels = Array.from({ length: rows }, (_, i) => ({
    y: 7 + i * pitch,
    z: width * (0.08 - (0.16 * i) / rows),
  }));
  const tilted = (color: string) =>
    turned(tub(wide - 2, Math.min(15, pitch * 0.62), width * 0.62, color), 'x', 14);
  return [
    part(body, [
      pair(move(cheek, length / 2 - 1.1, 0, 0)),
      move(box(inner + 1, height * 0.94, 1, { radius: 0.1 }), 0, 2, 1.4 - width / 2),
    ]),
    part(
      frame,
      levels.flatMap(({ y, z }) => [
        rung(y - 3.4, z + width * 0.24),
        rung(y + 1.8, z - width * 0.26),
      ]),
    ),
    ...levels.flatMap(({ y, z }, row) =>
      places(columns, inner).flatMap((x, i) =>
        moved(tilted(paints[(row * 2 + i) % paints.length] ?? '#d8d2c8'), x, y, z),
      ),
    ),
    ...moved(random.pick([car, blocks])(random), -length * 0.22, 7 + (rows - 1) * pitch + 9, -3),
  ];
}

/** A bench with lids to sit on, framed front, a bear on top. */
function chest({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const foot = 6;
  const tall = height - foot - 2.4;
  const fronts: Fronts = {
    body,
    metal: frame,
    style: random.pick(['boarded', 'shaker']),
    grip: 'disc',
  };
  const count = Math.max(1, Math.round(length / 48));
  const isTall = height > 62;
  return [
    part(
      body,
      cabinetBox(length - 2, tall, width - 2, { board: 2 }).map((mesh) =>
        move(mesh, 0, foot, -0.6),
      ),
    ),
    part(frame, [
      move(box(length, 2.6, width, { radius: 0.8, steps: 2 }), 0, height - 2.6, 0),
      ...cabinetBase('block', length - 2, width - 2, foot),
    ]),
    ...moved(
      isTall
        ? [
            ...doors(fronts, count * 2, length - 2.6, tall * 0.6, tall * 0.45),
            ...moved(
              drawers({ ...fronts, style: 'slab' }, [1], length - 2.6, tall * 0.4 - 0.6),
              0,
              tall * 0.6,
              0,
            ),
          ]
        : drawers({ ...fronts, body: tint(body, 0) }, [1], length - 2.6, tall - 0.4),
      0,
      foot + 0.2,
      width / 2 - 2.4,
    ),
    ...moved(bear(random), -length * 0.26, height - 0.4, -2),
    ...moved(blocks(random), length * 0.2, height, 4),
  ];
}

export function toyStorage(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const designs = [cubes, sloping, chest] as const;
  return {
    parts: (designs[recipe.design % designs.length] ?? cubes)(recipe, random),
    stands: 'back-to-wall',
    setting: 'child',
    detail: [-length * 0.22, height * 0.7, width / 2],
  };
}
