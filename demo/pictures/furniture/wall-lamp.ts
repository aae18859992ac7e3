import type { Mesh, ProfilePoint, Vector } from '../geometry/index.ts';
import { ball, box, curve, cylinder, move, surface, tube, turn } from '../geometry/index.ts';
import type { Bulb, Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { moved } from './arrange.ts';
import { bentPath } from './bent-path.ts';
import { globe, lampShade, letsLightThrough, shadeFitting } from './lamp-shade.ts';

interface Lamp {
  parts: Part[];
  bulbs: Bulb[];
}

/** A round plate on the wall, its middle at a height. */
const plate = (radius: number, y: number): Mesh =>
  move(turn(cylinder(radius, 2.2, 0.6, 40), 'x', 90), 0, y, 0);

interface Box {
  length: number;
  /** From the wall to the front. */
  reach: number;
  height: number;
}

/** A cloth cone on an arm that swings out of the wall in a bow. */
function armed(recipe: PictureRecipe, { length, reach, height }: Box): Lamp {
  const radius = Math.min(length, reach * 1.2) / 2;
  const z = reach - radius;
  const tall = Math.min(height * 0.55, radius * 1.7);
  const low = height - tall;
  const from = Math.max(4, height * 0.24);
  const arm: Vector[] = curve([
    [0, from, 1],
    [0, from - 1.5, z * 0.45],
    [0, from - 0.5, z * 0.85],
    [0, from + 4, z],
    [0, low + tall * 0.4, z],
  ]);
  const cone: ProfilePoint[] = [
    [radius - 0.3, 0],
    [radius * 0.58, tall],
  ];
  return {
    parts: [
      part(recipe.frame, [
        plate(Math.min(5.2, length * 0.3), from),
        tube(arm, { radius: 0.75, sides: 12 }),
        move(cylinder(1.7, 4, 0.5), 0, low + 0.5, z),
        move(ball(1.3), 0, from - 1.3, 0.8),
        ...shadeFitting(radius * 0.58, low + tall * 0.85).map((mesh) => move(mesh, 0, 0, z)),
      ]),
      ...moved(lampShade(recipe.body, cone), 0, low, z),
    ],
    bulbs: [{ at: [0, low + tall * 0.5, z], strength: 0.7 }],
  };
}

/** An opal ball in a cup on a bent arm. */
function ballOnArm(recipe: PictureRecipe, { length, reach, height }: Box): Lamp {
  const radius = Math.min(length / 2, reach * 0.42, height * 0.32);
  const z = reach - radius;
  const low = height - 2 * radius;
  const from = Math.max(4, low * 0.42);
  const path = bentPath(
    [
      [0, from, 0.8],
      [0, from, z],
      [0, low + 0.4, z],
    ],
    Math.min(4, low - from + 1),
  );
  return {
    parts: [
      part(recipe.frame, [
        plate(Math.min(5.5, length * 0.32), from),
        tube(path, { radius: 0.8, sides: 12 }),
        move(cylinder(radius * 0.42, 2.4, 0.6), 0, low - 0.9, z),
      ]),
      ...moved([globe(radius)], 0, low, z),
    ],
    bulbs: [{ at: [0, low + radius, z], strength: 0.7 }],
  };
}

/** A plain tube that washes the wall upwards and downwards. */
function upAndDown(recipe: PictureRecipe, { length, reach, height }: Box): Lamp {
  const radius = Math.min(length * 0.34, reach * 0.34, 6);
  const z = Math.min(reach - radius, radius + 5);
  const straight: ProfilePoint[] = [
    [radius, 0],
    [radius, height],
  ];
  const rim = cylinder(radius + 0.25, 1.4, 0.3, 44);
  return {
    parts: [
      ...moved(lampShade(recipe.body, straight), 0, 0, z),
      part(recipe.frame, [
        plate(Math.min(4.6, length * 0.26), height * 0.5),
        move(turn(cylinder(1.2, z, 0.2), 'x', 90), 0, height * 0.5, 0.4),
        ...[height * 0.24, height * 0.72].map((y) => move(rim, 0, y, z)),
      ]),
    ],
    bulbs: [
      { at: [0, height + 3, z], strength: 0.45 },
      { at: [0, -3, z], strength: 0.45 },
    ],
  };
}

/** Half a fluted bowl against the wall, open at the top: its light goes up the wall. */
function shell(recipe: PictureRecipe, { length, reach, height }: Box): Lamp {
  const flutes = 11;
  const bowl = surface(
    (u, v) => {
      const angle = (u - 0.5) * Math.PI;
      const swell = 0.12 + 0.88 * Math.sin((0.08 + 0.92 * v) * (Math.PI / 2)) ** 1.3;
      const ridge = 1 - 0.06 * v * (1 - Math.abs(Math.cos(u * flutes * Math.PI)));
      const scallop = 0.035 * height * Math.abs(Math.cos(u * flutes * Math.PI)) * v ** 3;
      return [
        (length / 2 - 0.5) * swell * ridge * Math.sin(angle),
        2 + (height * 0.92 - 2) * v + scallop,
        0.6 + (reach - 1) * 0.8 * swell * ridge * Math.cos(angle),
      ];
    },
    { columns: flutes * 8, rows: 12, thickness: 0.5 },
  );
  return {
    parts: [
      part(recipe.body, [bowl], letsLightThrough(recipe.body) ? { look: 'shade' } : {}),
      part(recipe.frame, [
        move(ball(1.9, 3.4), 0, 0, 2),
        move(box(length * 0.34, height * 0.6, 1.2, { radius: 0.5 }), 0, 1.5, 0.6),
      ]),
    ],
    bulbs: [{ at: [0, height + 1, reach * 0.4], strength: 0.6 }],
  };
}

const designs = [armed, ballOnArm, upAndDown, shell] as const;

export function wallLamp(recipe: PictureRecipe, _random: Random): Model {
  const { length, width, height } = recipe.size;
  const design = designs[recipe.design % designs.length] ?? armed;
  return {
    ...design(recipe, { length, reach: width, height }),
    stands: 'on-wall',
    setting: 'bedroom',
    lift: 155 - height / 2,
    detail: [0, height * 0.45, width * 0.5],
  };
}
