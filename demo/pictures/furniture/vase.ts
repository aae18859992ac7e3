import type { Mesh, ProfilePoint } from '../geometry/index.ts';
import { curve, flatCurve, join, lathe, pair, shape, tube } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { moved } from './arrange.ts';
import { budded, hareTails, plumes } from './dried-stems.ts';
import { twigs } from './twigs.ts';

interface Plan {
  radius: number;
  height: number;
}

/** A turned hollow pot: its outside for radius and height 1, smoothed. */
function thrown(
  outline: readonly ProfilePoint[],
  { radius, height }: Plan,
  segments = 56,
  steps = 5,
): Mesh {
  const outside = flatCurve(
    outline.map(([r, y]): ProfilePoint => [r * radius, y * height]),
    steps,
  );
  const wall = Math.min(0.6, radius * 0.08);
  const inside = outside
    .toReversed()
    .map(([r, y]): ProfilePoint => [Math.max(0.3, r - wall), Math.max(wall * 1.5, y - 0.15)]);
  return lathe([...outside, ...inside], { segments });
}

/** A round belly with a short neck. */
const moon = (plan: Plan): Mesh =>
  thrown(
    [
      [0.34, 0],
      [0.5, 0.015],
      [0.86, 0.18],
      [1, 0.42],
      [0.9, 0.66],
      [0.55, 0.84],
      [0.27, 0.9],
      [0.25, 0.96],
      [0.3, 1],
    ],
    plan,
  );

/** Slender below, with broad shoulders and two ears. */
function amphora(plan: Plan): Mesh {
  const { radius: r, height: h } = plan;
  const pot = thrown(
    [
      [0.36, 0],
      [0.42, 0.03],
      [0.62, 0.24],
      [0.86, 0.48],
      [0.9, 0.6],
      [0.66, 0.74],
      [0.32, 0.82],
      [0.3, 0.93],
      [0.42, 1],
    ],
    plan,
  );
  const ear = tube(
    curve(
      [
        [r * 0.3, h * 0.93, 0],
        [r * 0.72, h * 0.95, 0],
        [r * 0.9, h * 0.82, 0],
        [r * 0.76, h * 0.68, 0],
      ],
      6,
    ),
    { radius: Math.min(1, r * 0.085), sides: 10 },
  );
  return join(pot, pair(ear));
}

/** A tall tumbler with flutes all round. */
function fluted(plan: Plan): Mesh {
  const count = 22;
  const pot = thrown(
    [
      [0.6, 0],
      [0.68, 0.02],
      [0.78, 0.3],
      [0.9, 0.7],
      [0.96, 0.97],
      [0.97, 1],
    ],
    plan,
    count * 6,
    3,
  );
  return shape(pot, (x, y, z) => {
    const k = 1 + 0.035 * Math.cos(count * Math.atan2(x, z));
    return [x * k, y, z * k];
  });
}

/** Three swellings, each smaller than the one below. */
const gourds = (plan: Plan): Mesh =>
  thrown(
    [
      [0.6, 0],
      [0.86, 0.05],
      [1, 0.2],
      [0.84, 0.36],
      [0.5, 0.43],
      [0.62, 0.54],
      [0.66, 0.6],
      [0.52, 0.7],
      [0.28, 0.76],
      [0.34, 0.86],
      [0.32, 0.94],
      [0.24, 1],
    ],
    plan,
  );

/** A bottle with a long neck. */
const bottle = (plan: Plan): Mesh =>
  thrown(
    [
      [0.62, 0],
      [0.74, 0.02],
      [0.82, 0.16],
      [0.76, 0.34],
      [0.44, 0.5],
      [0.2, 0.62],
      [0.16, 0.8],
      [0.18, 0.96],
      [0.24, 1],
    ],
    plan,
  );

const forms = [moon, amphora, fluted, gourds, bottle] as const;

type Filling = (height: number, random: Random) => Part[];
const fillings: readonly [Filling, ...Filling[]] = [twigs, hareTails, budded, plumes, () => []];

export function vase(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const plan: Plan = { radius: Math.min(length, width) / 2, height };
  const form = forms[recipe.design % forms.length] ?? moon;
  const filling = random.pick(fillings);
  // In glass one sees the stems down to their ends.
  const stemFoot = height * (recipe.body.stuff === 'glass' ? 0.3 : 0.72);
  return {
    parts: [
      part(recipe.body, [form(plan)]),
      ...moved(filling(Math.min(46, height * 1.2) + height - stemFoot, random), 0, stemFoot, 0),
    ],
    stands: 'on-table',
    setting: 'living',
    detail: [-plan.radius * 0.3, height * 0.75, plan.radius * 0.5],
  };
}
