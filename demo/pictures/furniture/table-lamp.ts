import type { Mesh, ProfilePoint } from '../geometry/index.ts';
import { ball, cylinder, flatCurve, lathe, move, shape } from '../geometry/index.ts';
import type { Bulb, Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { Finish, PictureRecipe } from '../recipe.ts';
import { bulb, dome, lampShade, shadeFitting } from './lamp-shade.ts';
import { moved } from './arrange.ts';

interface Lamp {
  parts: Part[];
  bulbs: Bulb[];
}

interface Plan {
  /** Half of the smaller side. */
  reach: number;
  height: number;
}

const brass: Finish = { stuff: 'brass', color: '#b8935a' };

/** A shade on a thin stem that rises from `base` (cm), with ring and knob on top. */
function shadeOn(
  recipe: PictureRecipe,
  { reach, height }: Plan,
  at: { base: number; bottom: number; narrow: number; pleats?: number },
): Lamp {
  const top = height - 2;
  return {
    parts: [
      ...lampShade(
        recipe.body,
        [
          [reach - 0.5, at.bottom],
          [reach * at.narrow, top],
        ],
        at.pleats === undefined ? {} : { pleats: at.pleats },
      ),
      part(brass, [
        move(cylinder(0.6, height - at.base - 1, 0.2), 0, at.base - 0.5, 0),
        move(cylinder(1.5, 3, 0.4), 0, at.base - 0.3, 0),
        move(ball(0.9), 0, height - 1.9, 0),
        ...shadeFitting(reach * at.narrow - 0.3, top - 0.8),
      ]),
    ],
    bulbs: [{ at: [0, (at.bottom + top) / 2, 0], strength: 0.8 }],
  };
}

const turnedBase = (points: readonly ProfilePoint[], wide: number, tall: number): Mesh =>
  lathe(
    flatCurve(
      points.map(([r, y]): ProfilePoint => [r * wide, y * tall]),
      5,
    ),
    { segments: 44 },
  );

/** A gourd, a jar or a bottle of one piece carries a cone of cloth. */
function jar(recipe: PictureRecipe, plan: Plan, random: Random): Lamp {
  const tall = plan.height * 0.52;
  const wide = plan.reach * random.between(0.6, 0.72);
  const forms = [
    [
      [0.55, 0],
      [0.8, 0.08],
      [1, 0.32],
      [0.86, 0.6],
      [0.36, 0.82],
      [0.22, 0.93],
      [0.26, 1],
    ],
    [
      [0.62, 0],
      [0.9, 0.1],
      [0.98, 0.28],
      [0.62, 0.52],
      [0.7, 0.68],
      [0.56, 0.86],
      [0.2, 1],
    ],
    [
      [0.6, 0],
      [0.66, 0.04],
      [0.92, 0.4],
      [1, 0.66],
      [0.84, 0.86],
      [0.4, 0.96],
      [0.22, 1],
    ],
  ] as const satisfies readonly (readonly ProfilePoint[])[];
  const form = random.pick<readonly ProfilePoint[]>([forms[0], forms[1], forms[2]]);
  const lamp = shadeOn(recipe, plan, { base: tall, bottom: tall + 1, narrow: 0.66 });
  return {
    ...lamp,
    parts: [...lamp.parts, part(recipe.frame, [turnedBase(form, wide, tall)])],
  };
}

/** A dome like the cap of a mushroom on a stem that flares at the foot. */
function mushroom(recipe: PictureRecipe, { reach, height }: Plan): Lamp {
  const capTall = Math.min(reach * 0.95, height * 0.42);
  const low = height - capTall;
  const stem = turnedBase(
    [
      [0.96, 0],
      [1, 0.02],
      [0.84, 0.07],
      [0.42, 0.22],
      [0.27, 0.5],
      [0.26, 0.8],
      [0.3, 1],
    ],
    reach * 0.66,
    low + capTall * 0.3,
  );
  return {
    parts: [
      part(recipe.frame, [stem, move(cylinder(0.8, capTall * 0.7), 0, low + capTall * 0.2, 0)]),
      ...moved(lampShade(recipe.body, dome(reach - 0.4, capTall)), 0, low, 0),
    ],
    bulbs: [{ at: [0, low + capTall * 0.5, 0], strength: 0.8 }],
  };
}

/** Balls one on another under a pleated shade. */
function stacked(recipe: PictureRecipe, plan: Plan, random: Random): Lamp {
  const count = random.whole(2, 3);
  const tall = plan.height * 0.5;
  const one = (tall - 2.4) / count;
  const radius = Math.min(plan.reach * 0.46, one * 0.66);
  const balls = Array.from({ length: count }, (_, i) =>
    move(ball(radius * (1 - 0.07 * i), one + 0.8, 36), 0, 2 + i * one, 0),
  );
  const lamp = shadeOn(recipe, plan, {
    base: tall,
    bottom: tall + 2,
    narrow: random.pick([0.62, 0.78]),
    pleats: 40,
  });
  return {
    ...lamp,
    parts: [...lamp.parts, part(recipe.frame, [...balls, cylinder(radius * 1.1, 2.3, 0.6, 40)])],
  };
}

/** A fluted column under a low, wide drum. */
function column(recipe: PictureRecipe, plan: Plan): Lamp {
  const tall = plan.height * 0.56;
  const radius = Math.max(3.6, plan.reach * 0.3);
  const shaft = shape(cylinder(radius, tall - 4, 0.4, 120), (x, y, z) => {
    const k = 1 - 0.05 * Math.abs(Math.sin(10 * Math.atan2(x, z)));
    return [x * k, y, z * k];
  });
  const lamp = shadeOn(recipe, plan, { base: tall, bottom: tall + 1.5, narrow: 0.94 });
  const bulbParts = moved(bulb(brass, 2.8), 0, tall + 8, 0);
  return {
    bulbs: lamp.bulbs,
    parts: [
      ...lamp.parts,
      ...bulbParts,
      part(recipe.frame, [
        move(shaft, 0, 2.4, 0),
        cylinder(radius * 1.55, 2.6, 0.5, 44),
        move(cylinder(radius * 1.12, 1.8, 0.5, 44), 0, tall - 1.8, 0),
      ]),
    ],
  };
}

const designs = [jar, mushroom, stacked, column] as const;

export function tableLamp(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const plan: Plan = { reach: Math.min(length, width) / 2, height };
  const design = designs[recipe.design % designs.length] ?? jar;
  return {
    ...design(recipe, plan, random),
    stands: 'on-table',
    setting: 'bedroom',
    detail: [-plan.reach * 0.2, height * 0.55, plan.reach * 0.4],
  };
}
