import { box, move } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import { moved } from './arrange.ts';
import type { KitchenStyle } from './kitchen-style.ts';
import { boardsAndSpoons, pot } from './kitchen-things.ts';
import {
  baseUnit,
  hob,
  plinth,
  rowOf,
  sink,
  tallUnit,
  worktop,
  worktopWithHole,
} from './kitchen-units.ts';
import { aboveWorktop } from './kitchen-wall.ts';
import { tint } from './tint.ts';

/** The middle of the unit beside the hob that has no sink, else the one away from it. */
const besideHob = (hobX: number, pitch: number, right: number) =>
  hobX + pitch * 1.3 < right ? hobX + pitch * 0.75 : hobX - pitch * 1.15;

/** The run along the wall, its back at z = 0: tall unit, base units with sink and hob, something above. */
export function wallRun(
  style: KitchenStyle,
  length: number,
  height: number,
  random: Random,
): Part[] {
  const depth = 60;
  const tall = length > 200 ? 60 : 0;
  const ovenIsHigh = length > 270;
  const [left, right] = [-length / 2 + tall, length / 2];
  const row = rowOf(right - left);
  const pitch = row[0]?.width ?? 60;
  const middle = (i: number) => left + (i + 0.5) * pitch;
  const ovenAt = Math.max(
    0,
    row.findIndex(({ kind }) => kind === 'oven'),
  );
  const hobX = row.length > 2 ? middle(ovenAt) : middle(1);
  const sinkX = row.length > 4 ? middle(row.length - 1) - pitch * 0.3 : middle(0);
  const thick = worktop - plinth - 76;
  const hole = { x: sinkX - (left + right) / 2, z: 1, width: Math.min(46, pitch - 10), depth: 36 };
  return [
    ...(tall > 0
      ? moved(
          tallUnit(tall, height, depth, style.upper, ovenIsHigh),
          -length / 2 + tall / 2,
          0,
          depth / 2,
        )
      : []),
    part(tint(style.fronts.body, -0.45), [
      move(box(length - 1, plinth + 0.4, depth - 8, { radius: 0.1 }), 0, 0, depth / 2 - 4),
    ]),
    ...row.flatMap(({ kind, width }, i) =>
      moved(
        baseUnit(kind === 'oven' && ovenIsHigh ? 'drawers' : kind, width, depth, style.fronts),
        middle(i),
        0,
        depth / 2,
      ),
    ),
    part(style.top, [
      ...worktopWithHole(right - left + 0.6, depth + 2, thick, hole).map((mesh) =>
        move(mesh, (left + right) / 2, worktop, depth / 2 + 1),
      ),
      move(
        box(right - left, 143 - worktop, 1.2, { radius: 0.1 }),
        (left + right) / 2,
        worktop - 0.3,
        0.6,
      ),
    ]),
    ...moved(
      sink(hole.width, hole.depth, { stuff: 'steel', color: '#b4b7b9' }, style.fronts.metal),
      sinkX,
      worktop,
      depth / 2 + 2,
    ),
    ...moved(hob(), hobX, worktop, depth / 2 + 1),
    ...moved(
      pot(random.pick(['#a5563f', '#e5ded0', '#4d5a58'])),
      hobX - 14,
      worktop + 0.6,
      depth / 2 - 10,
    ),
    ...moved(boardsAndSpoons(random), besideHob(hobX, pitch, right), worktop, 1.2),
    ...aboveWorktop(style, left, right, height, hobX, random),
  ];
}
