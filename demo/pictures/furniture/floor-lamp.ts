import type { Mesh, ProfilePoint, Vector } from '../geometry/index.ts';
import { aim, ball, box, curve, cylinder, leg, move, tube, turn } from '../geometry/index.ts';
import type { Bulb, Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { bulb, carry, dome, globe, lampShade, shadeFitting } from './lamp-shade.ts';
import { onCircle } from './on-circle.ts';
import { stoneFoot } from './stone-foot.ts';

interface Lamp {
  parts: Part[];
  bulbs: Bulb[];
  detail: Vector;
}

interface Plan {
  /** Half of the smaller side of the footprint. */
  reach: number;
  length: number;
  height: number;
}

/** Cloth drum or cone between two heights, with the wire that carries it and its light. */
function clothShade(
  recipe: PictureRecipe,
  at: { bottom: number; top: number; wide: number; narrow: number; pleats?: number },
): { parts: Part[]; bulbs: Bulb[] } {
  const middle = (at.bottom + at.top) / 2;
  return {
    parts: [
      ...lampShade(
        recipe.body,
        [
          [at.wide, at.bottom],
          [at.narrow, at.top],
        ],
        at.pleats === undefined ? {} : { pleats: at.pleats },
      ),
      part(recipe.frame, shadeFitting(at.narrow - 0.3, at.top - 1.5)),
    ],
    bulbs: [{ at: [0, middle, 0], strength: 1 }],
  };
}

/** Three slender legs meet under a drum of cloth. */
function tripod(recipe: PictureRecipe, plan: Plan, random: Random): Lamp {
  const { reach, height } = plan;
  const tall = Math.min(34, height * 0.2);
  const hub = height * random.between(0.6, 0.68);
  const shade = clothShade(recipe, {
    bottom: height - tall,
    top: height,
    wide: reach * 0.97,
    narrow: reach * random.pick([0.95, 0.78]),
  });
  const legs = [0, 120, 240].map((degrees) =>
    leg(onCircle(reach * 0.98, 0, degrees + 20), onCircle(1.6, hub + 5, degrees + 20), {
      foot: 1.7,
      top: 3,
    }),
  );
  const metal = { stuff: 'brass', color: '#b08d57' } as const;
  return {
    parts: [
      part(recipe.frame, legs),
      part(metal, [
        move(cylinder(3.3, 2.2, 0.5), 0, hub - 1, 0),
        move(cylinder(1.9, 4, 0.6), 0, hub + 4, 0),
        move(cylinder(0.75, height - hub - 6, 0.2), 0, hub + 4, 0),
      ]),
      ...shade.parts,
    ],
    bulbs: shade.bulbs,
    detail: [0, hub + 12, 2],
  };
}

/** A cane of metal bows over from a heavy stone foot and lets a dome hang. */
function bow(recipe: PictureRecipe, plan: Plan): Lamp {
  const { length, reach, height } = plan;
  const shadeRadius = Math.min(20, Math.max(11, length * 0.25));
  const footRadius = Math.min(reach * 0.72, 17);
  const [from, to] = [-length / 2 + footRadius, length / 2 - shadeRadius];
  const span = to - from;
  const rise = Math.min(span / 2, height * 0.3);
  const bend = Array.from({ length: 17 }, (_, i): Vector => {
    const angle = Math.PI * (1 - i / 16);
    return [
      from + (span / 2) * (1 + Math.cos(angle)),
      height - 0.9 - rise * (1 - Math.sin(angle)),
      0,
    ];
  });
  const hang = height - 0.9 - rise;
  const path: Vector[] = [[from, 2, 0], [from, height * 0.5, 0], ...bend, [to, hang - 4, 0]];
  const tall = shadeRadius * 0.82;
  const neck = hang - 5;
  const place = (mesh: Mesh) => move(mesh, to, neck - tall, 0);
  return {
    parts: [
      part(recipe.frame, [
        tube(path, { radius: 0.9, sides: 12 }),
        move(cylinder(1.9, 4, 0.6), from, 3, 0),
        move(cylinder(1.6, 5, 0.5), to, neck - 1, 0),
      ]),
      stoneFoot(footRadius, from),
      ...carry(lampShade(recipe.body, dome(shadeRadius, tall)), place),
      ...carry(bulb(recipe.frame, 3), (mesh) => move(mesh, to, neck - tall + 5, 0)),
    ],
    bulbs: [{ at: [to, neck - tall * 0.7, 0], strength: 1 }],
    detail: [to - shadeRadius * 0.3, neck - tall * 0.4, shadeRadius * 0.5],
  };
}

/** A reading lamp: an arm with counterweight on a post, its cone turned down over the chair. */
function reading(recipe: PictureRecipe, plan: Plan): Lamp {
  const { length, height, reach } = plan;
  const foot = Math.min(reach * 0.62, 14);
  const joint: Vector = [-length * 0.16, height * 0.78, 0];
  const head: Vector = [length * 0.22, height - 2, 0];
  const tail: Vector = [-length * 0.42, height * 0.78 - (head[1] - joint[1]) * 0.68, 0];
  const tip: Vector = [head[0] + 5.5, head[1] - 15, 0];
  const cone: ProfilePoint[] = [
    [9.5, 0],
    [8.9, 2.5],
    [4.2, 13.5],
    [3.4, 15.2],
    [2.4, 16],
    [0, 16.2],
  ];
  const place = (mesh: Mesh) => aim(mesh, tip, head);
  return {
    parts: [
      part(recipe.frame, [
        move(cylinder(foot, 1.8, 0.6, 40), joint[0], 0, 0),
        move(cylinder(0.9, joint[1], 0.3), joint[0], 1, 0),
        move(cylinder(1.5, 5, 0.5), joint[0], joint[1] - 3.4, 0),
        leg(tail, head, { foot: 1.1, top: 1.1 }),
        aim(move(cylinder(2.4, 6.5, 0.9), 0, -2, 0), tail, joint),
        move(ball(1.9), head[0] - 0.3, head[1] - 2.2, 0),
      ]),
      ...carry(lampShade(recipe.body, cone), place),
      ...carry(bulb(recipe.frame, 2.8), (mesh) => place(move(mesh, 0, 4.5, 0))),
    ],
    bulbs: [{ at: [tip[0], tip[1] + 1, 0], strength: 0.9 }],
    detail: [head[0] - 2, head[1] - 6, 4],
  };
}

/** Opal balls at different heights round a thin stem. */
function globes(recipe: PictureRecipe, plan: Plan, random: Random): Lamp {
  const { reach, height } = plan;
  const radius = Math.min(9.5, reach * 0.42);
  const top = height - radius * 2;
  const lights: Vector[] = [
    [0, top, 0],
    ...[0.23, 0.43].slice(0, random.whole(1, 2)).map((drop, i): Vector => {
      const [x, , z] = onCircle(reach - radius * 0.95, 0, i === 0 ? 60 : 285);
      return [x, top - height * drop, z];
    }),
  ];
  const arms = lights.slice(1).map(([x, y, z]) =>
    tube(
      curve([
        [0, y - 15, 0],
        [x * 0.25, y - 10, z * 0.25],
        [x * 0.8, y - 8.5, z * 0.8],
        [x, y - 5, z],
        [x, y + 0.6, z],
      ]),
      { radius: 0.6, sides: 10 },
    ),
  );
  return {
    parts: [
      part(recipe.frame, [
        move(cylinder(0.85, top, 0.2), 0, 1, 0),
        ...arms,
        ...lights.map(([x, y, z]) => move(cylinder(2.6, 2.4, 0.7), x, y - 1.5, z)),
      ]),
      stoneFoot(Math.min(14, reach * 0.66), 0),
      ...lights.flatMap(([x, y, z]) => carry([globe(radius)], (mesh) => move(mesh, x, y, z))),
    ],
    bulbs: lights.map(([x, y, z]) => ({ at: [x, y + radius, z], strength: 0.6 })),
    detail: [2, top - height * 0.1, 4],
  };
}

/** A tall lantern of cloth held by four wooden posts. */
function lantern(recipe: PictureRecipe, plan: Plan): Lamp {
  const { reach, height } = plan;
  const x = reach * 0.74;
  const low = height * 0.16;
  const post = leg([x, 0, x], [x, height, x], { foot: 2, top: 2.4, square: true });
  const rail = (y: number) => [
    move(box(x * 2, 2, 1.8, { radius: 0.3 }), 0, y, x),
    move(box(x * 2, 2, 1.8, { radius: 0.3 }), 0, y, -x),
    move(box(1.8, 2, x * 2, { radius: 0.3, grain: 'z' }), x, y, 0),
    move(box(1.8, 2, x * 2, { radius: 0.3, grain: 'z' }), -x, y, 0),
  ];
  const corners = [post, ...[1, 2, 3].map((i) => turn(post, 'y', 90 * i))];
  const shade = lampShade(recipe.body, [
    [x * 0.93, low + 1],
    [x * 0.93, height - 5],
  ]);
  return {
    parts: [part(recipe.frame, [...corners, ...rail(low - 1), ...rail(height - 6)]), ...shade],
    bulbs: [
      { at: [0, height * 0.75, 0], strength: 0.7 },
      { at: [0, height * 0.35, 0], strength: 0.4 },
    ],
    detail: [-x * 0.5, height * 0.86, x],
  };
}

const designs = [tripod, bow, reading, globes, lantern] as const;

export function floorLamp(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const plan: Plan = { reach: Math.min(length, width) / 2, length, height };
  const design = designs[recipe.design % designs.length] ?? tripod;
  return { ...design(recipe, plan, random), stands: 'floor', setting: 'living' };
}
