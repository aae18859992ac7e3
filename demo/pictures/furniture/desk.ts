import type { Mesh } from '../geometry/index.ts';
import { box, extrude, join, leg, move, pair, turn } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { moved, places } from './arrange.ts';
import { cabinetBox } from './cabinet-box.ts';
import type { Fronts } from './cabinet-doors.ts';
import { drawers } from './cabinet-doors.ts';
import { deskThings } from './desk-things.ts';
import { roundedTop } from './table-top.ts';

const corners = (mesh: Mesh) => join(pair(mesh), turn(pair(mesh), 'y', 180));

/** A row of shallow drawers under the top, on turned splayed legs. */
function writing({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const tall = 11;
  const under = height - 2.4 - tall;
  const count = length > 125 ? 3 : 2;
  const wide = length - 6;
  const fronts: Fronts = {
    body,
    metal: frame,
    style: 'slab',
    grip: random.pick(['knob', 'disc', 'bow']),
  };
  const [x, z] = [length / 2 - 8, width / 2 - 7];
  return [
    part(body, [
      move(roundedTop(length, width, 2.4, 3, 0.8), 0, height - 2.4, 0),
      ...cabinetBox(wide, tall, width - 4, {
        board: 1.6,
        uprights: places(count, wide)
          .slice(1)
          .map((at) => at - wide / count / 2),
      }).map((mesh) => move(mesh, 0, under + 0.2, 0)),
    ]),
    ...places(count, wide - 3).flatMap((at) =>
      moved(
        drawers(fronts, [1], (wide - 3) / count - 1, tall - 3),
        at,
        under + 1.7,
        width / 2 - 4.1,
      ),
    ),
    part(frame, [corners(leg([x + 4, 0, z + 4], [x, under + 0.8, z], { foot: 2.6, top: 4.6 }))]),
  ];
}

/** A block of drawers at one side, a steel frame at the other. */
function withPedestal({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const side = random.pick([-1, 1]);
  const thick = 2.8;
  const wide = Math.min(42, length * 0.32);
  const under = height - thick;
  const fronts: Fronts = {
    body,
    metal: frame,
    style: random.pick(['slab', 'reeded']),
    grip: random.pick(['edge', 'bar', 'none']),
  };
  const at = side * (length / 2 - wide / 2 - 2);
  const bar = 3;
  const legX = -side * (length / 2 - 4);
  const post = (z: number) => move(box(bar, under + 0.2, bar, { radius: 0.25 }), legX, 0, z);
  const [near, far] = [width / 2 - 4, 4 - width / 2];
  const runner = (y: number) =>
    move(box(bar * 0.95, bar * 0.9, width - 8, { radius: 0.2, grain: 'z' }), legX, y, 0);
  return [
    part(body, [
      move(roundedTop(length, width, thick, 1.5), 0, under, 0),
      ...cabinetBox(wide, under - 4, width - 6, { board: 2 }).map((mesh) =>
        move(mesh, at, 4, -0.6),
      ),
    ]),
    ...moved(drawers(fronts, [1.7, 1, 1], wide - 0.2, under - 4.6), at, 4.2, width / 2 - 3.6),
    part(frame, [
      post(near),
      post(far),
      runner(0),
      runner(under - bar + 0.3),
      move(box(wide - 5, 4.4, width - 12, { radius: 0.2 }), at, 0, -1),
      move(box(length - wide, 4, 2, { radius: 0.25 }), -side * (wide / 2), under - 4.2, far + 6),
    ]),
  ];
}

/** A plank on two trestles, a slim shelf along the back. */
function trestles({ size, body, frame }: PictureRecipe): Part[] {
  const { length, width, height } = size;
  const thick = 3;
  const under = height - thick;
  const x = length / 2 - Math.min(24, length * 0.17);
  const half = width / 2 - 6;
  const slant = (z: number, lean: number) =>
    leg([x + lean, 0.4, z], [x, under - 3, z * 0.72], { foot: 2.6, top: 3.6, square: true });
  const spread = 9;
  return [
    part(body, [move(roundedTop(length, width, thick, 2), 0, under, 0)]),
    part(frame, [
      ...[
        slant(half, spread),
        slant(half, -spread),
        slant(-half, spread),
        slant(-half, -spread),
      ].map((mesh) => pair(mesh)),
      pair(move(box(4.4, 5, width - 8, { radius: 0.3, grain: 'z' }), x, under - 4.8, 0)),
      pair(move(box(2 * spread * 0.62, 2.4, 2, { radius: 0.2 }), x, under * 0.36, half * 0.88)),
      pair(move(box(2 * spread * 0.62, 2.4, 2, { radius: 0.2 }), x, under * 0.36, -half * 0.88)),
      pair(move(box(2, 2.4, half * 1.8, { radius: 0.2, grain: 'z' }), x, under * 0.38, 0)),
    ]),
  ];
}

/** Cheeks that grow out of the top in one bend, with a shelf between them. */
function bent({ size, body, frame }: PictureRecipe, random: Random): Part[] {
  const { length, width, height } = size;
  const [outer, thick] = [length / 2, 2.8];
  const bend = 9;
  const arc = (radius: number) =>
    Array.from({ length: 7 }, (_, i): [number, number] => {
      const angle = (i / 6) * (Math.PI / 2);
      return [outer - bend + radius * Math.cos(angle), height - bend + radius * Math.sin(angle)];
    });
  const right = [[outer, 0] as [number, number], ...arc(bend)];
  const inside = [[outer - thick, 0] as [number, number], ...arc(bend - thick)];
  const flip = (points: readonly [number, number][]) =>
    points.toReversed().map(([x, y]): [number, number] => [-x, y]);
  const outline = [...right, ...flip(right), ...flip(inside).toReversed(), ...inside.toReversed()];
  const tall = 12;
  const wide = Math.min(60, length * 0.42);
  const fronts: Fronts = { body: frame, metal: frame, style: 'slab', grip: 'none' };
  const at = random.pick([-1, 1]) * (length / 2 - wide / 2 - thick - 6);
  return [
    part(body, [extrude(outline, width, { bevel: 0.35 })]),
    part(frame, [
      ...cabinetBox(wide, tall, width - 8, { board: 1.6 }).map((mesh) =>
        move(mesh, at, height - thick - tall + 0.2, 0),
      ),
      move(
        box(length - 2 * thick + 0.4, 16, 1.8, { radius: 0.2 }),
        0,
        height - thick - 17,
        6 - width / 2,
      ),
    ]),
    ...moved(
      drawers(fronts, [1], wide - 3.6, tall - 3.4),
      at,
      height - thick - tall + 2,
      width / 2 - 6,
    ),
  ];
}

export function desk(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const designs = [writing, withPedestal, trestles, bent] as const;
  const parts = (designs[recipe.design % designs.length] ?? writing)(recipe, random);
  return {
    parts: [...parts, ...moved(deskThings(length, width, random), 0, height, 0)],
    stands: 'back-to-wall',
    setting: 'work',
    detail: [-length * 0.26, height - 8, width * 0.4],
  };
}
