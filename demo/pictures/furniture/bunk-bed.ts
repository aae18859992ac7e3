import type { Mesh } from '../geometry/index.ts';
import { box, join, leg, move, pair } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { moved } from './arrange.ts';
import { bunkLinen } from './bunk-linen.ts';
import { handle } from './handle.ts';
import { tint } from './tint.ts';

/** Seen from its long side; all in cm. */
export interface BunkPlan {
  long: number;
  deep: number;
  high: number;
  /** Tops of the two slatted bases. */
  lower: number;
  upper: number;
  post: number;
}

const board = (length: number, tall: number) => box(length, tall, 2.4, { radius: 0.6, steps: 2 });

/** Four square posts, the rails that carry the two beds, and their slatted bases. */
function skeleton({ long, deep, high, lower, upper, post }: BunkPlan): Mesh[] {
  const [x, z] = [long / 2 - post / 2, deep / 2 - post / 2];
  const upright = box(post, high, post, { radius: 0.8, steps: 2, grain: 'y' });
  const level = (base: number) => [
    ...[1, -1].map((side) => move(board(long - 2 * post + 2, 14), 0, base - 10, side * z)),
    pair(
      move(
        box(2.4, 14, deep - 2 * post + 2, { radius: 0.6, steps: 2, grain: 'z' }),
        x,
        base - 10,
        0,
      ),
    ),
    move(box(long - post, 2, deep - post, { radius: 0.3 }), 0, base - 4, 0),
  ];
  return [
    pair(move(upright, x, 0, z)),
    pair(move(upright, x, 0, -z)),
    ...level(lower),
    ...level(upper),
  ];
}

/** Boards along the ends, and along the back of the upper bed. */
function endsAndBack({ long, deep, high, lower, upper, post }: BunkPlan): Mesh[] {
  const [x, z] = [long / 2 - post / 2, deep / 2 - post / 2];
  const across = (y: number, tall: number) =>
    pair(move(box(2.2, tall, deep - 2 * post + 2, { radius: 0.6, steps: 2, grain: 'z' }), x, y, 0));
  return [
    across(lower + 20, 9),
    across(lower + 34, 9),
    across(upper + 13, 9),
    across(high - 11, 9),
    move(board(long - 2 * post + 2, 9), 0, upper + 13, -z),
    move(board(long - 2 * post + 2, 9), 0, high - 11, -z),
  ];
}

/** A guard rail along the front of the upper bed that leaves room to climb in. */
function guard({ long, deep, high, upper, post }: BunkPlan, gap: number): Mesh[] {
  const z = deep / 2 - post / 2;
  const length = long - 2 * post - gap + 1;
  const at = -long / 2 + post + length / 2 - 1;
  const end = at + length / 2;
  return [
    move(board(length, 9), at, upper + 13, z),
    move(board(length, 9), at, high - 11, z),
    move(
      box(5, high - upper + 6, 3.4, { radius: 0.6, steps: 2, grain: 'y' }),
      end - 1,
      upper - 8,
      z,
    ),
  ];
}

/** A ladder that leans a little on the front at the right. */
function ladder({ long, deep, high, upper, post }: BunkPlan, gap: number): Mesh[] {
  const middle = long / 2 - post - gap / 2;
  const half = gap / 2 - 1.5;
  const foot = deep / 2 + 9;
  const top = deep / 2 + 1.6;
  const rise = upper + 18;
  const stiles = [-1, 1].map((side) =>
    leg([middle + side * half, 0, foot], [middle + side * half, Math.min(rise, high), top], {
      foot: 4.4,
      top: 4,
      square: true,
    }),
  );
  const count = Math.floor((upper - 6) / 25);
  const rungs = Array.from({ length: count }, (_, i) => {
    const y = ((i + 1) * upper) / (count + 0.6);
    const z = foot + ((top - foot) * y) / rise;
    return move(box(2 * half, 2.6, 6.4, { radius: 0.9, steps: 2 }), middle, y, z);
  });
  return [...stiles, ...rungs];
}

/** Two drawers on the floor below. */
function drawers(recipe: PictureRecipe, { long, deep, lower, post }: BunkPlan): Part[] {
  const tall = lower - 13;
  const wide = (long - 2 * post) / 2 - 1;
  const front = join(
    move(box(wide, tall, 2, { radius: 0.5, steps: 2 }), wide / 2 + 0.6, 2, deep / 2 - 2.4),
    move(box(wide - 4, tall - 4, deep - 12, { radius: 0.4 }), wide / 2 + 0.6, 2.4, -1),
  );
  const pull = move(handle('cup', 9), wide / 2, tall * 0.62 + 2, deep / 2 - 1.5);
  return [
    part(tint(recipe.body, 0.12), [pair(front)]),
    part({ stuff: 'metal', color: '#6b675f' }, [pair(pull)]),
  ];
}

/** Gables over both ends and a ridge between them, as children draw a house. */
function house({ long, deep, high, post }: BunkPlan, eaves: number): Mesh[] {
  const [x, z] = [long / 2 - post / 2, deep / 2 - post / 2];
  const bar = { foot: post * 0.8, top: post * 0.8, square: true };
  const rafter = (side: number) => leg([x, eaves - 2, side * z], [x, high - 2, 0], bar);
  return [
    pair(join(rafter(1), rafter(-1))),
    move(box(long - 2, post * 0.8, post * 0.8, { radius: 0.6, steps: 2 }), 0, high - 5, 0),
    ...[1, -1].map((side) =>
      move(box(long - 2 * post, 4, 3, { radius: 0.6, steps: 2 }), 0, eaves - 4, side * z),
    ),
  ];
}

export function bunkBed(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const plan: BunkPlan = {
    long: Math.max(length, width),
    deep: Math.min(length, width) - 8,
    high: height,
    lower: 32,
    upper: Math.min(122, height - 42),
    post: 6.5,
  };
  const gap = 42;
  const isHouse = recipe.design % 3 === 2;
  const eaves = isHouse ? { ...plan, high: height - 30, upper: Math.min(104, height - 62) } : plan;
  const wood = [
    ...skeleton(eaves),
    ...endsAndBack(eaves),
    ...guard(eaves, gap),
    ...(isHouse ? house(plan, eaves.high) : []),
  ];
  const isTwoTone = recipe.body.stuff === 'lacquer' || random.chance(0.3);
  const steps = ladder(eaves, gap);
  const parts = [
    part(recipe.body, wood),
    part(isTwoTone ? recipe.frame : recipe.body, steps),
    ...(recipe.design % 3 === 1 ? drawers(recipe, plan) : []),
    ...bunkLinen(eaves, random),
  ];
  return {
    parts: moved(parts, 0, 0, -4),
    stands: 'back-to-wall',
    setting: 'child',
    detail: [length * 0.25, eaves.upper + 4, 30],
  };
}
