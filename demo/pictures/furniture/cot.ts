import type { Mesh } from '../geometry/index.ts';
import {
  box,
  cushion,
  extrude,
  flatCurve,
  join,
  leg,
  move,
  pair,
  turn,
} from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { Finish, PictureRecipe } from '../recipe.ts';
import { draper } from './drape.ts';
import { handle } from './handle.ts';
import { plumpPillow } from './plump-pillow.ts';
import { tint } from './tint.ts';

/** A cot seen from its long side. */
interface Plan {
  long: number;
  deep: number;
  high: number;
  /** Height of the mattress base. */
  base: number;
}

/** Upright rods between a lower and an upper rail along the front and the back. */
function railings({ long, deep, base }: Plan, top: number, round: boolean): Mesh[] {
  const inner = long - 8;
  const count = Math.round(inner / 7.6);
  const rod = round
    ? leg([0, base - 8, 0], [0, top - 2, 0], { foot: 1.5, top: 1.5 })
    : move(box(1.2, top - base + 6, 3, { radius: 0.4, steps: 2, grain: 'y' }), 0, base - 8, 0);
  const rods = Array.from({ length: count }, (_, i) =>
    move(rod, (i - (count - 1) / 2) * (inner / count), 0, 0),
  );
  const upper = round
    ? leg([-inner / 2 - 2, top - 2, 0], [inner / 2 + 2, top - 2, 0], { foot: 4, top: 4 })
    : move(box(inner + 4, 5, 2.8, { radius: 1.1, steps: 3 }), 0, top - 5, 0);
  const lower = move(box(inner + 4, 6, 2.4, { radius: 0.6, steps: 2 }), 0, base - 11, 0);
  const side = join(...rods, upper, lower);
  return [
    move(side, 0, 0, deep / 2 - 2.4),
    move(side, 0, 0, 2.4 - deep / 2),
    move(box(long - 6, 2, deep - 4, { radius: 0.4 }), 0, base - 7, 0),
  ];
}

/** End boards of one softly curved outline on stub legs. */
function boardEnds({ long, deep, high }: Plan): Mesh[] {
  const [w, t] = [deep / 2, high];
  const outline: [number, number][] = [
    [-w, 0],
    [5 - w, 0],
    [6 - w, 12],
    [w - 6, 12],
    [w - 5, 0],
    [w, 0],
    ...flatCurve(
      [
        [w, t - 14],
        [w - 3, t - 5],
        [w - 14, t - 1.2],
        [0, t],
        [14 - w, t - 1.2],
        [3 - w, t - 5],
        [-w, t - 14],
      ],
      5,
    ),
  ];
  const board = turn(extrude(outline, 2.6, { bevel: 0.5, grain: 'y' }), 'y', 90);
  return [pair(move(board, long / 2 - 1.6, 0, 0))];
}

/** Ends of rods between turned posts. */
function rodEnds({ long, deep, high, base }: Plan): Mesh[] {
  const x = long / 2 - 2.4;
  const z = deep / 2 - 2.4;
  const count = Math.round((deep - 10) / 7.6);
  const rod = leg([x, base - 8, 0], [x, high - 6, 0], { foot: 1.5, top: 1.5 });
  const end = [
    leg([x, 0, z], [x, high, z], { foot: 3.6, top: 4.4 }),
    leg([x, 0, -z], [x, high, -z], { foot: 3.6, top: 4.4 }),
    leg([x, high - 5, -z], [x, high - 5, z], { foot: 3.6, top: 3.6 }),
    leg([x, base - 8, -z], [x, base - 8, z], { foot: 3.6, top: 3.6 }),
    ...Array.from({ length: count }, (_, i) =>
      move(rod, 0, 0, (i - (count - 1) / 2) * ((deep - 8) / count)),
    ),
  ];
  return [pair(join(...end))];
}

/** Panel ends on slanted legs: a cot that later is a small sofa. */
function panelEnds({ long, deep, high, base }: Plan): { panels: Mesh[]; legs: Mesh[] } {
  const x = long / 2 - 2;
  const panel = move(
    turn(box(deep, high - base + 14, 3.2, { radius: 1.4, steps: 3, grain: 'x' }), 'y', 90),
    x,
    base - 14,
    0,
  );
  const foot = (side: number) =>
    leg([x + 1.4, 0, side * (deep / 2 - 5)], [x - 3, base - 8, side * (deep / 2 - 9)], {
      foot: 2.6,
      top: 4.4,
    });
  return { panels: [pair(panel)], legs: [pair(join(foot(1), foot(-1)))] };
}

/** Mattress, a small pillow, and a quilt hung over the rail. */
function linen({ long, deep, base }: Plan, rail: number, random: Random): Part[] {
  const cloth = (color: string): Finish => ({ stuff: 'linen', color });
  const quilt = random.pick(['#c9b7a1', '#a9b5a6', '#d8b9a6', '#b4bcc4', '#d9c48f']);
  const over = draper(
    { width: long, depth: 5.4, top: rail + 0.4, rounding: 2.4, slack: 0.1, folds: 0.9 },
    random,
  );
  const side = random.pick([-1, 1]);
  const throwOver = over({
    width: 42,
    depth: 66,
    thickness: 1.2,
    shift: [side * long * 0.2, 6],
    above: 0.5,
  });
  const pillow = turn(
    turn(plumpPillow({ wide: 38, tall: 28, thick: 10 }, random), 'x', -62),
    'y',
    90 * side,
  );
  return [
    part(cloth('#f1ece2'), [
      move(
        cushion(long - 7, 11, deep - 8, random, { radius: 3.5, crown: 0.8, slack: 0.3 }),
        0,
        base - 5.4,
        0,
      ),
    ]),
    part(cloth(random.pick(['#ffffff', '#e7dccb', '#dfe3dc'])), [
      move(pillow, -side * (long / 2 - 33), base + 5, 0),
    ]),
    part({ stuff: 'wool', color: quilt }, [move(throwOver, 0, 0, deep / 2 - 2.4)]),
  ];
}

/** A wide drawer below, for linen. */
function drawer(recipe: PictureRecipe, { long, deep, base }: Plan): Part[] {
  const tall = base - 17;
  const knob = move(handle('knob', 3), long * 0.22, tall * 0.5 + 4, deep / 2 - 0.4);
  return [
    part(recipe.body, [
      move(box(long - 9, tall, 2, { radius: 0.4, steps: 2 }), 0, 4, deep / 2 - 1.4),
      move(box(long - 12, tall - 3, deep - 6, { radius: 0.4 }), 0, 4.4, -0.4),
    ]),
    part(recipe.frame, [pair(knob)]),
  ];
}

export function cot(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const plan: Plan = {
    long: Math.max(length, width),
    deep: Math.min(length, width),
    high: height,
    base: random.pick([34, 42]),
  };
  const rail = Math.min(height - 8, plan.base + 48);
  const variants = [
    (): Part[] => [
      part(recipe.body, [...boardEnds(plan), ...railings(plan, rail, false)]),
      ...(plan.base > 36 ? drawer(recipe, plan) : []),
    ],
    (): Part[] => [part(recipe.body, [...rodEnds(plan), ...railings(plan, rail, true)])],
    (): Part[] => {
      const { panels, legs } = panelEnds(plan);
      const light = recipe.body.stuff === 'lacquer' ? recipe.body : tint(recipe.body, 0.15);
      return [part(light, [...panels, ...railings(plan, rail, false)]), part(recipe.frame, legs)];
    },
  ];
  return {
    parts: [...(variants[recipe.design % variants.length]?.() ?? []), ...linen(plan, rail, random)],
    stands: 'floor',
    setting: 'child',
    detail: [plan.long * 0.2, rail - 4, plan.deep / 2],
  };
}
