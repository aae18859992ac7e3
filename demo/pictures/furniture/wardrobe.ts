import type { Mesh } from '../geometry/index.ts';
import { box, extrude, flatCurve, move, pair } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { moved, places } from './arrange.ts';
import { basket } from './baskets.ts';
import { cabinetBase } from './cabinet-base.ts';
import { cabinetBox } from './cabinet-box.ts';
import type { Fronts } from './cabinet-doors.ts';
import { doors, drawers, shadowGap } from './cabinet-doors.ts';
import type { FrontStyle } from './front.ts';
import { front } from './front.ts';
import { foldedPile, hungClothes } from './hung-clothes.ts';
import type { HandleStyle } from './handle.ts';

const leaves = (width: number) => Math.max(2, Math.round(width / 50));

/** Full-height doors on a recessed plinth, slim side panels, long handles. */
function modern({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const base = 7;
  const style = random.pick<FrontStyle>(['slab', 'shaker', 'slab']);
  const grip = random.pick<HandleStyle>(['bar', 'edge']);
  return [
    part(body, moveAll(cabinetBox(length, height - base, width - 2.2, { board: 2.2 }), base, -1.1)),
    part(frame, cabinetBase('plinth', length, width - 2, base)),
    ...moved(
      doors(
        { body, metal: frame, style, grip, rail: 7 },
        leaves(length),
        length - 0.4,
        height - base,
        98 - base,
      ),
      0,
      base,
      width / 2 - 2.1,
    ),
  ];
}

const moveAll = (meshes: readonly Mesh[], y: number, z: number) =>
  meshes.map((mesh) => move(mesh, 0, y, z));

/** Wide sliding panels in a stout frame; one of them is a looking-glass. */
function sliding({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const board = 3.6;
  const count = length > 230 ? 3 : 2;
  const inner = { width: length - 2 * board, height: height - 2 * board - 4 };
  const panel = inner.width / count + 2;
  const glass = random.whole(0, count - 1);
  const style = random.pick<FrontStyle>(['slab', 'reeded', 'boarded']);
  const rim = (side: number) =>
    move(box(2.6, inner.height, 2.6, { radius: 0.25 }), side * (panel / 2 - 1.3), 0, 1.3);
  const panels = places(count, inner.width).flatMap((x, i) => {
    const z = width / 2 - (i % 2 === 0 ? 3.6 : 6.6);
    const filling =
      i === glass
        ? [
            part(
              { stuff: 'glass', color: '#dfe6e6' },
              [move(box(panel - 4, inner.height - 1, 1.4, { radius: 0.1 }), 0, 0.5, 1)],
              { look: 'mirror' },
            ),
          ]
        : front(style, panel - 4, inner.height - 0.6, body);
    return moved([...filling, part(frame, [rim(1), rim(-1)])], x, board + 2, z);
  });
  return [
    part(body, cabinetBox(length, height, width, { board })),
    part(frame, [
      move(box(inner.width, 2, 8, { radius: 0.2 }), 0, board, width / 2 - 5),
      move(box(inner.width, 2.4, 8, { radius: 0.2 }), 0, height - board - 2.4, width / 2 - 5),
    ]),
    ...moved([shadowGap(body, inner.width, inner.height)], 0, board, width / 2 - 7.5),
    ...panels,
  ];
}

/** The front board of a foot with an arch cut out of it. */
function archedApron(width: number, height: number): Mesh {
  const x = width / 2;
  const arch = flatCurve(
    [
      [x - 12, 0],
      [x - 14, height * 0.45],
      [x - 22, height * 0.6],
      [0, height * 0.66],
    ],
    4,
  );
  const outline = [
    [x, 0],
    [x, height],
    [-x, height],
    [-x, 0],
    ...arch.map(([ax, ay]): [number, number] => [-ax, ay]),
    ...arch.slice(0, -1).toReversed(),
  ] as const;
  return extrude(outline, 2, { bevel: 0.2 });
}

/** Framed doors over a row of drawers, a cornice above, an arched foot below. */
function country({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const [base, cornice, low] = [10, 7, 30];
  const [wide, deep] = [length - 6, width - 5];
  const tall = height - base - cornice;
  const count = leaves(wide);
  const grip = random.pick<HandleStyle>(['knob', 'cup']);
  const fronts: Fronts = {
    body,
    metal: frame,
    style: random.pick(['shaker', 'boarded']),
    grip,
    rail: 8,
  };
  const drawerCount = Math.max(1, Math.round(wide / 80));
  const drawer: Fronts = { ...fronts, style: 'slab' };
  const inner = wide - 3;
  return [
    part(body, [
      ...moveAll(cabinetBox(wide, tall, deep), base, -1),
      move(box(wide + 2.4, 2.4, deep + 3.4, { radius: 0.5, steps: 2 }), 0, height - cornice, -0.4),
      move(box(wide + 5.6, 2.6, deep + 5, { radius: 0.9, steps: 2 }), 0, height - cornice + 2.3, 0),
      move(box(wide + 3.6, 2.2, deep + 4, { radius: 0.3 }), 0, height - 2.2, -0.4),
      move(archedApron(wide + 2, base + 0.5), 0, 0, deep / 2),
      pair(move(box(2, base + 0.5, deep, { radius: 0.2, grain: 'z' }), wide / 2, 0, -1)),
      move(box(wide + 2, 2, 3, { radius: 0.4 }), 0, base - 0.4, deep / 2),
    ]),
    ...places(drawerCount, inner).flatMap((x) =>
      moved(drawers(drawer, [1], inner / drawerCount, low - 2), x, base + 2, deep / 2 - 0.9),
    ),
    ...moved(
      doors({ ...fronts, grip: 'knob' }, count, inner, tall - low - 2, 70),
      0,
      base + low,
      deep / 2 - 0.9,
    ),
  ];
}

/** Doors of cane or staves beside an open bay with clothes and baskets, on legs. */
function airy({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const base = 15;
  const tall = height - base;
  const bay = Math.min(70, length * 0.42);
  const closed = length - bay - 2;
  const side = random.pick([-1, 1]);
  const [bayX, closedX] = [
    side * (length / 2 - bay / 2 - 1),
    -side * (length / 2 - closed / 2 - 1),
  ];
  const shelf = 46;
  const edge = bayX - (side * bay) / 2;
  const boards = cabinetBox(length, tall, width, { uprights: [edge] });
  const low = move(box(bay, 2, width - 3, { radius: 0.2 }), bayX, base + shelf - 2, -0.5);
  const style = random.pick<FrontStyle>(['cane', 'reeded']);
  const folded = moved(foldedPile(bay * 0.44, 34, 4, random), bayX - bay * 0.24, base + 2, 0);
  return [
    part(body, [...moveAll(boards, base, 0), low]),
    part(frame, cabinetBase(random.pick(['tapered', 'trestle']), length, width, base)),
    ...moved(
      doors(
        { body, metal: frame, style, grip: 'disc', rail: 6 },
        Math.max(1, Math.round(closed / 48)),
        closed - 1.6,
        tall - 4.2,
        tall * 0.48,
      ),
      closedX - side * 0.5,
      base + 2.1,
      width / 2 - 3,
    ),
    ...moved(hungClothes(bay - 2, tall - shelf - 14, random), bayX, base + tall - 8, 0),
    ...folded,
    ...moved(basket(bay * 0.42, 20, 36), bayX + bay * 0.25, base + 2, 0),
  ];
}

export function wardrobe(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const designs = [modern, sliding, country, airy] as const;
  const design = designs[recipe.design % designs.length] ?? modern;
  return {
    parts: design(recipe, random),
    stands: 'back-to-wall',
    setting: 'bedroom',
    detail: [-length * 0.12, height * 0.5, width / 2],
  };
}
