import type { Mesh } from '../geometry/index.ts';
import { box, cylinder, join, leg, move, pair, turn } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { moved, places } from './arrange.ts';
import type { Bay } from './bookcase-bays.ts';
import { between, filled, shelfHeights } from './bookcase-bays.ts';
import { cabinetBase } from './cabinet-base.ts';
import { cabinetBox } from './cabinet-box.ts';
import { doors } from './cabinet-doors.ts';
import { roundedTop } from './table-top.ts';
import type { FrontStyle } from './front.ts';
import type { HandleStyle } from './handle.ts';

const raised = (meshes: readonly Mesh[], y: number, z = 0) =>
  meshes.map((mesh) => move(mesh, 0, y, z));

/** Shelves between solid sides, with doors at the foot when it is tall. */
function classic({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const base = 6;
  const board = 2.4;
  const tall = height - base;
  const foot = height > 165 ? 52 : 0;
  const columns = Math.max(1, Math.round(length / 85));
  const ups = places(columns, length)
    .slice(1)
    .map((x) => x - length / columns / 2);
  const heights = shelfHeights(foot + (foot === 0 ? board : 0), tall - board, 35);
  const inner = length / columns - board;
  const bays = places(columns, length).flatMap((x) =>
    between(heights).map(({ y, tall: free }) => ({
      x,
      y: base + y + board / 2,
      width: inner - 1,
      tall: free - board,
    })),
  );
  const style = random.pick<FrontStyle>(['shaker', 'reeded', 'slab']);
  const grip = random.pick<HandleStyle>(['knob', 'disc']);
  const closed =
    foot === 0
      ? []
      : moved(
          doors(
            { body, metal: frame, style, grip },
            columns * 2,
            length - 1,
            foot - 1,
            foot * 0.72,
          ),
          0,
          base + 0.4,
          width / 2 - 2,
        );
  return [
    part(body, [
      ...raised(
        cabinetBox(length, tall, width - 1.6, {
          board,
          shelves: heights.slice(foot === 0 ? 1 : 0, -1),
          uprights: ups,
        }),
        base,
        -0.8,
      ),
      ...raised(cabinetBase('plinth', length, width, base), 0),
    ]),
    ...closed,
    ...filled(bays, width - 3, random, width / 2 - 2.5),
  ];
}

/** Thick shelves in a slender steel frame, open to the wall. */
function steel({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const bar = 2;
  const heights = shelfHeights(12, height - 2.6, 36);
  const columns = length > 130 ? 2 : 1;
  const xs = Array.from({ length: columns + 1 }, (_, i) => (i / columns - 0.5) * (length - bar));
  const post = box(bar, height, bar, { radius: 0.2 });
  const ladder = join(
    move(post, 0, 0, width / 2 - bar / 2),
    move(post, 0, 0, bar / 2 - width / 2),
    ...heights.map((y) =>
      move(box(bar * 0.8, bar, width - 2 * bar, { radius: 0.15, grain: 'z' }), 0, y - bar, 0),
    ),
  );
  const shelf = box(length - 2 * bar - 0.2, 2.6, width - 1, { radius: 0.3, grain: 'x' });
  const reach = (length - bar) / 2;
  const cross = (sign: number) =>
    leg(
      [sign * reach, heights[0] ?? 0, -width / 2 + 0.6],
      [-sign * reach, heights[2] ?? height, -width / 2 + 0.6],
      {
        foot: 0.9,
        top: 0.9,
      },
    );
  const bays = xs.slice(1).flatMap((x) =>
    between(heights).map(({ y, tall }) => ({
      x: x - (length - bar) / columns / 2,
      y: y + 0.6,
      width: length / columns - 2 * bar - 3,
      tall: tall - 3,
    })),
  );
  return [
    part(
      body,
      heights.map((y) => move(shelf, 0, y - 2, 0)),
    ),
    part(frame, [
      ...xs.map((x) => move(ladder, x, 0, 0)),
      ...(columns === 1 ? [cross(1), cross(-1)] : []),
    ]),
    ...filled(bays, width - 1, random),
  ];
}

/** Long shelves with uprights that change place from row to row, on legs. */
function staggered({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const base = 12;
  const board = 2.6;
  const tall = height - base;
  const rows = Math.max(2, Math.round(tall / 37));
  const pitch = (tall - board) / rows;
  const ups: Mesh[] = [];
  const bays: Bay[] = [];
  for (let row = 0; row < rows; row++) {
    const share = row % 2 === 0 ? random.between(0.34, 0.42) : random.between(0.58, 0.66);
    const edges = [-length / 2 + board, (share - 0.5) * length, length / 2 - board] as const;
    const y = base + row * pitch + board;
    ups.push(move(box(2, pitch - board, width - 1, { radius: 0.2, grain: 'y' }), edges[1], y, 0));
    for (const [left, right] of [
      [edges[0], edges[1]],
      [edges[1], edges[2]],
    ] as const) {
      bays.push({ x: (left + right) / 2, y, width: right - left - 5, tall: pitch - board });
    }
  }
  const shelves = Array.from({ length: rows - 1 }, (_, i) => (i + 1) * pitch + board / 2);
  const walls = cabinetBox(length, tall, width, { board, shelves });
  return [
    part(body, [...raised(walls, base), ...ups]),
    part(frame, cabinetBase(random.pick(['tapered', 'sled', 'trestle']), length, width, base)),
    ...filled(bays, width - 2, random, width / 2 - 0.5),
  ];
}

/** Round-cornered shelves threaded on turned posts. */
function posts({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const heights = shelfHeights(14, height - 9, 37);
  const shelf = roundedTop(length, width, 2.6, width * 0.34);
  const [x, z] = [length / 2 - 6, width / 2 - 5];
  const post = cylinder(1.5, height, 0.8, 18);
  const posted = pair(move(post, x, 0, z));
  const middle = length > 115 ? [move(post, 0, 0, z), move(post, 0, 0, -z)] : [];
  const columns = middle.length > 0 ? 2 : 1;
  const wide = (2 * x) / columns;
  const bays = between([...heights.slice(0, -1), heights.at(-1) ?? height]).flatMap(({ y, tall }) =>
    places(columns, 2 * x).map((at) => ({ x: at, y, width: wide - 8, tall: tall - 2.6 })),
  );
  return [
    part(
      body,
      heights.map((y) => move(shelf, 0, y - 2.6, 0)),
    ),
    part(frame, [posted, turn(posted, 'y', 180), ...middle]),
    ...filled(bays, width, random, width / 2 - 1),
  ];
}

export function bookcase(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const designs = [classic, steel, staggered, posts] as const;
  return {
    parts: (designs[recipe.design % designs.length] ?? classic)(recipe, random),
    stands: 'back-to-wall',
    setting: 'living',
    detail: [-length * 0.2, height * 0.62, width * 0.3],
  };
}
