import { box, move } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import { moved, turned } from './arrange.ts';
import type { KitchenStyle } from './kitchen-style.ts';
import { baseUnit, plinth, rowOf, wallUnit, worktop } from './kitchen-units.ts';
import { bouquet, fruitBowl } from './tableware.ts';
import { tint } from './tint.ts';

/** A free block with drawers to the cooks' side and an overhanging top, for stools, to the other. */
export function island(style: KitchenStyle, length: number, depth: number, random: Random): Part[] {
  const body = depth - 22;
  const row = rowOf(length - 4);
  const pitch = row[0]?.width ?? 60;
  const thick = worktop - plinth - 76;
  const cheek = box(2.4, worktop - thick, depth - 4, { radius: 0.2, grain: 'y' });
  const units = row.flatMap(({ kind, width }, i) =>
    moved(
      baseUnit(kind === 'oven' ? 'drawers' : kind, width, body, style.fronts),
      (i - (row.length - 1) / 2) * pitch,
      0,
      0,
    ),
  );
  const clad = {
    ...style.fronts,
    grip: 'none' as const,
    style: style.fronts.style === 'slab' ? ('reeded' as const) : style.fronts.style,
  };
  return [
    ...moved(turned(units, 'y', 180), 0, 0, -9),
    ...moved(wallUnit(length - 4, 76 + plinth - 0.4, 8, clad), 0, 0.2, body / 2 - 11),
    part(style.fronts.body, [
      move(cheek, length / 2 - 1.4, 0, 0),
      move(cheek, 1.4 - length / 2, 0, 0),
    ]),
    part(style.top, [move(box(length, thick, depth, { radius: 0.3 }), 0, worktop - thick, 0)]),
    ...moved(
      random.chance(0.5) ? fruitBowl(random) : bouquet(50, random),
      length * 0.12,
      worktop,
      0,
    ),
  ];
}

/** A second run that comes forward along the left. */
export function sideRun(style: KitchenStyle, length: number, random: Random): Part[] {
  const depth = 60;
  const row = rowOf(length);
  const pitch = row[0]?.width ?? 60;
  const thick = worktop - plinth - 76;
  const units = row.flatMap(({ width }, i) =>
    moved(
      baseUnit(i % 2 === 0 ? 'drawers' : 'doors', width, depth, style.fronts),
      (i - (row.length - 1) / 2) * pitch,
      0,
      0,
    ),
  );
  const straight = [
    ...units,
    part(tint(style.fronts.body, -0.45), [
      move(box(length - 1, plinth + 0.4, depth - 8, { radius: 0.1 }), 0, 0, -4),
    ]),
    part(style.fronts.body, [
      move(box(2, worktop - thick, depth, { radius: 0.2, grain: 'y' }), -length / 2 + 1, 0, 0),
    ]),
    part(style.top, [
      move(box(length + 0.6, thick, depth + 2, { radius: 0.15 }), 0, worktop - thick, 1),
    ]),
    ...moved(fruitBowl(random), 0, worktop, 0),
  ];
  return turned(straight, 'y', 90);
}
