import type { Mesh, Vector } from '../geometry/index.ts';
import { join, lathe, move, shape, tube, turn } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import type { PillowPlan } from './plump-pillow.ts';
import { pillowSeam, plumpPillow } from './plump-pillow.ts';
import { tint } from './tint.ts';

/** Cushions lean back against whatever stands behind. */
const leaning = (mesh: Mesh, degrees = 17) => turn(mesh, 'x', -degrees);

/** Two cloths with a cord round the seam. */
function corded(recipe: PictureRecipe, plan: PillowPlan, random: Random): Part[] {
  const cord = tube(pillowSeam(plan), { radius: 0.55, sides: 8, closed: true });
  return [
    part(recipe.body, [leaning(plumpPillow(plan, random))]),
    part(tint(recipe.body, random.pick([-0.3, 0.35])), [leaning(cord)]),
  ];
}

/** A fringe of short threads on the two sides, or all round. */
function fringed(recipe: PictureRecipe, plan: PillowPlan, random: Random): Part[] {
  const all = random.chance(0.4);
  const inner = pillowSeam(plan);
  const outer = pillowSeam(plan, 3.2);
  const threads: Mesh[] = [];
  inner.forEach((from, i) => {
    const next = inner[(i + 1) % inner.length] ?? from;
    const to = outer[i] ?? from;
    const after = outer[(i + 1) % outer.length] ?? to;
    const edge = Math.floor(i / 14);
    // The lower edge is sat upon: its threads are out of sight.
    if (edge === 0 || (edge === 2 && !all)) return;
    for (const t of [0, 0.25, 0.5, 0.75]) {
      const mix = (a: Vector, b: Vector, z: number): Vector => [
        a[0] + (b[0] - a[0]) * t,
        a[1] + (b[1] - a[1]) * t,
        z,
      ];
      const droop = random.between(-0.9, 0.9);
      threads.push(tube([mix(from, next, 0), mix(to, after, droop)], { radius: 0.24, sides: 4 }));
    }
  });
  return [
    part(recipe.body, [leaning(plumpPillow(plan, random))]),
    part(tint(recipe.body, 0.4), [leaning(join(...threads))]),
  ];
}

/** A pillow with a broad woven stripe, before a plain one in a lighter tone. */
function striped(recipe: PictureRecipe, plan: PillowPlan, random: Random): Part[] {
  const front = plumpPillow(plan, random);
  const pitch = plan.wide / random.pick([5, 7]);
  const fine = random.chance(0.5);
  const amount = (u: number) => {
    const t = (((u / pitch) % 1) + 1) % 1;
    return fine
      ? Math.abs(t - 0.5) < 0.1 || Math.abs(t - 0.15) < 0.05
        ? 0.8
        : 0
      : t < 0.5
        ? 0.75
        : 0;
  };
  return [
    part(recipe.body, [leaning(front)], {
      paint: {
        color: tint(recipe.body, recipe.body.color > '#999999' ? -0.4 : 0.55).color,
        amount,
      },
    }),
  ];
}

/** A round cushion gathered to a covered button in its middle. */
function roundGathered(recipe: PictureRecipe, { wide, thick }: PillowPlan): Part[] {
  const radius = wide / 2;
  const half = thick / 2;
  const bulge = (r: number, side: number): [number, number] => [
    radius * r,
    half * (1 + side * Math.sqrt(Math.max(0, 1 - r ** 3.2)) * (0.45 + 0.55 * Math.min(1, r * 2.6))),
  ];
  const rings = [0, 0.06, 0.13, 0.24, 0.4, 0.58, 0.74, 0.86, 0.94, 0.985];
  const profile = [
    ...rings.map((r) => bulge(r, -1)),
    bulge(1, 0),
    ...rings.toReversed().map((r) => bulge(r, 1)),
  ];
  const folds = 22;
  const body = shape(lathe(profile, { segments: 132, smooth: 80 }), (x, y, z) => {
    const r = Math.hypot(x, z) / radius;
    const wave = Math.sin(Math.atan2(x, z) * folds) * 0.55 * Math.min(1, 4 * r * (1.05 - r));
    return [x, y + Math.sign(y - half) * wave, z];
  });
  const button = lathe(
    [
      [1.9, 0],
      [2.1, 0.6],
      [1.4, 1.3],
      [0, 1.6],
    ],
    { segments: 20, smooth: 70 },
  );
  const stand = (mesh: Mesh) => move(turn(mesh, 'x', 90 - 15), 0, radius - 1.4, -4);
  return [
    part(recipe.body, [stand(body)]),
    part(tint(recipe.body, -0.2), [stand(move(button, 0, half * 1.42, 0))]),
  ];
}

/** A second cushion of another size behind the first, half hidden. */
function companion(recipe: PictureRecipe, { wide, tall, thick }: PillowPlan, random: Random): Part {
  const side = random.pick([-1, 1]);
  const large = Math.max(wide, tall) * 1.02;
  const mesh = plumpPillow({ wide: large, tall: large, thick }, random);
  const placed = move(turn(leaning(mesh, 13), 'y', side * 9), side * wide * 0.3, 0, -thick * 0.85);
  return part(tint({ stuff: 'linen', color: recipe.body.color }, random.pick([0.6, 0.45])), [
    placed,
  ]);
}

export function cushion(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  // Cushions are sold by their two sides; the least of the three measures is how full they are.
  const thick = Math.min(width, height);
  const tall = Math.max(width, height);
  const plan: PillowPlan = {
    wide: length,
    tall,
    thick: Math.min(20, thick * 1.15),
    chop: random.chance(0.5) ? 2.6 : 0,
  };
  const isSquare = Math.abs(length - tall) < 6;
  const designs = isSquare ? [corded, fringed, striped, roundGathered] : [corded, fringed, striped];
  const make = designs[recipe.design % designs.length] ?? corded;
  return {
    parts: [
      ...make(recipe, plan, random),
      ...(random.chance(0.5) ? [companion(recipe, plan, random)] : []),
    ],
    stands: 'on-table',
    setting: 'living',
    detail: [-length * 0.25, tall * 0.7, 2],
  };
}
