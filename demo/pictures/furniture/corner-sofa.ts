import type { Mesh } from '../geometry/index.ts';
import { cushion, join, mirror, move, turn } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { lowBase, plushBase, slimBase } from './corner-sofa-base.ts';
import { mirrored } from './mirrored.ts';
import { throwPillow, woollenThrow } from './sofa-dressing.ts';

/** Seen from the front the long seat runs along the back; the short one comes forward on the left. */
export interface CornerPlan {
  length: number;
  depth: number;
  height: number;
  seat: number;
  /** Depth of the long seat, width of the short one, both with back rest and arm. */
  run: number;
  wing: number;
  arm: number;
  armHeight: number;
  /** The short side has a back rest (a true corner) or is a chaise to lie on. */
  isChaise: boolean;
  /** A second short side, on the right. */
  isU: boolean;
}

/** Look of the soft parts of a design, in cm. */
export interface Softness {
  seatThick: number;
  seatRadius: number;
  backThick: number;
  backRadius: number;
  backLean: number;
  piping: number;
}

export interface Base {
  cloth: Mesh[];
  frame: Mesh[];
  softness: Softness;
}

/** Seat cushions: one long over each short side, two or three along the run. */
function seats(
  plan: CornerPlan,
  { seatThick, seatRadius, piping }: Softness,
  random: Random,
): Mesh[] {
  const { length, depth, run, wing, arm, seat, isChaise, isU } = plan;
  const back = 20;
  const soft = { radius: seatRadius, crown: 2.8, slack: 0.7, dent: 1, piping };
  const y = seat - seatThick;
  const left = -length / 2 + (isChaise ? arm : back);
  const right = length / 2 - (isU ? wing : arm);
  const start = -length / 2 + wing;
  const places = right - start > 190 ? 3 : 2;
  const pitch = (right - start) / places;
  const long = cushion(start - left - 0.6, seatThick, depth - back - 1, random, soft);
  const single = cushion(pitch - 0.6, seatThick, run - back - 1, random, soft);
  return [
    move(long, (left + start) / 2, y, back / 2),
    ...Array.from({ length: places }, (_, i) =>
      move(single, start + (i + 0.5) * pitch, y, -depth / 2 + back + (run - back) / 2),
    ),
    ...(isU ? [move(mirror(long), -(left + start) / 2, y, back / 2)] : []),
  ];
}

/** Loose back cushions along the long side and, on a true corner, along the short one. */
function backs(plan: CornerPlan, softness: Softness, random: Random): Mesh[] {
  const { length, depth, height, run, arm, seat, isChaise, isU } = plan;
  const { backThick, backRadius, backLean, piping } = softness;
  const soft = { radius: backRadius, crown: 1.8, puff: 3.2, slack: 1.1, piping };
  const cushions = (span: number, wish: number) => {
    const count = Math.max(1, Math.round(span / wish));
    const pitch = span / count;
    return Array.from({ length: count }, (_, i) =>
      move(
        turn(cushion(pitch - 1.5, height - seat + 2, backThick, random, soft), 'x', -backLean),
        (i - (count - 1) / 2) * pitch,
        0,
        0,
      ),
    );
  };
  const set = 10 + backThick / 2;
  const left = -length / 2 + (isChaise ? arm : 12 + backThick);
  const right = length / 2 - (isU ? 12 + backThick : arm);
  const behind = cushions(right - left, Math.max(62, (right - left) / 4)).map((mesh) =>
    move(mesh, (left + right) / 2, seat - 3, -depth / 2 + set),
  );
  if (isChaise && !isU) return behind;
  const reach = isChaise ? run - 30 : depth - 14;
  const from = -depth / 2 + 12;
  const side = cushions(reach - 4, 74).map((mesh) =>
    move(turn(mesh, 'y', 90), -length / 2 + set, seat - 3, from + reach / 2),
  );
  return isU ? [...behind, ...side, ...side.map(mirror)] : [...behind, ...side];
}

const designs = [slimBase, lowBase, plushBase];

function planOf(recipe: PictureRecipe, random: Random): CornerPlan {
  const { length, width, height } = recipe.size;
  const isU = length > 310;
  return {
    length,
    depth: width,
    height,
    seat: Math.min(44, height * 0.52),
    run: Math.min(98, width * 0.56),
    wing: Math.min(isU ? 96 : 104, length * 0.38),
    arm: random.pick([14, 18, 24]),
    armHeight: Math.min(height - 14, 62),
    isChaise: !isU && random.chance(0.65),
    isU,
  };
}

export function cornerSofa(recipe: PictureRecipe, random: Random): Model {
  const plan = planOf(recipe, random);
  const base = (designs[recipe.design % designs.length] ?? slimBase)(plan, random);
  const cloth = join(
    ...base.cloth,
    ...seats(plan, base.softness, random),
    ...backs(plan, base.softness, random),
  );
  const dressing: Part[] = [
    throwPillow(
      recipe,
      'light',
      { x: -plan.length / 2 + plan.wing * 0.62, y: plan.seat, z: -plan.depth / 2 + 40, turned: 22 },
      random,
    ),
    ...(random.chance(0.7)
      ? [
          throwPillow(
            recipe,
            'dark',
            {
              x: plan.length / 2 - plan.arm - 24,
              y: plan.seat,
              z: -plan.depth / 2 + 41,
              turned: -16,
            },
            random,
          ),
        ]
      : []),
    ...(random.chance(0.55)
      ? [
          woollenThrow(
            {
              x: -plan.length / 2 + plan.wing * 0.56,
              y: plan.seat + 1.5,
              z: plan.depth / 2 - 1,
              width: 62,
            },
            random,
          ),
        ]
      : []),
  ];
  const parts = [part(recipe.body, [cloth]), part(recipe.frame, base.frame), ...dressing];
  const isLeft = random.chance(0.5);
  return {
    parts: isLeft ? parts : mirrored(parts),
    stands: 'floor',
    setting: 'living',
    detail: [(isLeft ? -1 : 1) * plan.length * 0.3, plan.seat + 6, 0],
  };
}
