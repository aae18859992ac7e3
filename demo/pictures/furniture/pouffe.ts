import type { Mesh } from '../geometry/index.ts';
import { ball, box, cushion, cylinder, lathe, move, shape, tube } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { bentPath } from './bent-path.ts';
import { blockFeet, taperedLegs } from './seat-legs.ts';

interface Plan {
  wide: number;
  deep: number;
  high: number;
}

/** A round drum in upright channels under a smooth domed top, on a slim ring. */
function channelledDrum(recipe: PictureRecipe, { wide, high }: Plan, random: Random): Part[] {
  const radius = wide / 2 - 0.8;
  const ribs = random.pick([20, 26, 32]);
  const body = lathe(
    [
      [radius - 2, 2],
      [radius - 0.4, 3.4],
      [radius, 6],
      [radius, high * 0.35],
      [radius, high * 0.6],
      [radius, high - 12],
      [radius - 0.5, high - 9.6],
      [radius - 2.5, high - 8.4],
    ],
    { segments: ribs * 6 },
  );
  const ribbed = shape(body, (x, y, z) => {
    const wave = Math.abs(Math.sin((Math.atan2(x, z) * ribs) / 2)) ** 0.6;
    const grow = 1 + 0.045 * (wave - 0.5);
    return [x * grow, y, z * grow];
  });
  const top = lathe(
    [
      [radius - 1.5, high - 10],
      [radius + 0.7, high - 8.6],
      [radius + 1, high - 6],
      [radius, high - 3],
      [radius - 3.4, high - 1],
      [radius * 0.6, high + 0.4],
      [0, high + 0.9],
    ],
    { segments: 48, smooth: 70 },
  );
  return [part(recipe.body, [ribbed, top]), part(recipe.frame, [cylinder(radius - 2, 3, 0.5, 48)])];
}

/** A box with a lid to lift: the seam under the lid, a button in the middle, four legs. */
function chest(recipe: PictureRecipe, { wide, deep, high }: Plan, random: Random): Part[] {
  const legs = random.pick([5, 12]);
  const lid = cushion(wide, 10, deep, random, {
    radius: 3.6,
    crown: 2.4,
    slack: 0.3,
    puff: 0.4,
    piping: 0.35,
  });
  const quilt = (mesh: Mesh) =>
    shape(mesh, (x, y, z) => {
      const pinch = Math.exp(-((Math.abs(x) - wide * 0.22) ** 2 + z * z) / 26);
      return [x, y - (y > 6 ? 2.6 * pinch : 0), z];
    });
  const button = ball(1.1, 1.2, 12);
  const y = high - 1.6;
  return [
    part(recipe.body, [
      move(quilt(lid), 0, high - 11.5, 0),
      move(box(wide - 1.6, high - legs - 11, deep - 1.6, { radius: 1.6, steps: 3 }), 0, legs, 0),
      move(button, wide * 0.22, y, 0),
      move(button, -wide * 0.22, y, 0),
    ]),
    part(recipe.frame, [
      legs > 8
        ? taperedLegs({ x: wide / 2 - 6, z: deep / 2 - 6, height: legs }, 3.4, 1.5)
        : blockFeet({ x: wide / 2 - 6, z: deep / 2 - 6, height: legs }, 2.4),
    ]),
  ];
}

/** A low soft block with a cord on its seams, as one sits on by the fire. */
function softBlock(recipe: PictureRecipe, { wide, deep, high }: Plan, random: Random): Part[] {
  const block = cushion(wide - 3, high - 3, deep - 3, random, {
    radius: 7,
    crown: 3,
    puff: 2,
    slack: 1,
    dent: 0.6,
    piping: 0.5,
  });
  const loop = tube(
    bentPath(
      [
        [-6, high * 0.62, deep / 2 - 1.5],
        [-6, high * 0.62, deep / 2 + 2],
        [6, high * 0.62, deep / 2 + 2],
        [6, high * 0.62, deep / 2 - 1.5],
      ],
      2,
    ),
    { radius: 0.8, sides: 8 },
  );
  return [
    part(recipe.body, [move(block, 0, 0.6, 0)]),
    part({ stuff: 'leather', color: '#7b573c' }, [loop]),
  ];
}

/** A ball of knitted cord, flattened by its own weight. */
function knitted(recipe: PictureRecipe, { wide, high }: Plan): Part[] {
  const radius = wide / 2 - 1.5;
  const courses = 11;
  const profile = Array.from({ length: courses * 6 + 1 }, (_, i): [number, number] => {
    const t = i / (courses * 6);
    const angle = Math.PI * (0.1 + 0.86 * t);
    return [radius * Math.sin(angle) ** 0.62, (high * (1 - Math.cos(angle))) / 2 - 0.9];
  });
  const body = lathe(profile, { segments: 120, smooth: 80 });
  const stitches = 30;
  const knit = shape(body, (x, y, z) => {
    const around = (Math.atan2(x, z) * stitches) / (2 * Math.PI);
    const course = (y / high) * courses;
    const row = Math.abs(Math.sin(Math.PI * course));
    const slant = Math.abs(Math.sin(Math.PI * (around + 0.35 * Math.abs(2 * (course % 1) - 1))));
    const grow = 1 + 0.055 * (row ** 0.6 * 0.55 + slant ** 0.6 * 0.45 - 0.5);
    return [x * grow, Math.max(0, y), z * grow];
  });
  return [part(recipe.body, [knit])];
}

export function pouffe(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const isRound = Math.abs(length - width) < 3 && length < 60;
  const designs = isRound
    ? [channelledDrum, recipe.body.stuff === 'leather' ? channelledDrum : knitted]
    : [chest, softBlock];
  const make = designs[recipe.design % designs.length] ?? chest;
  return {
    parts: make(recipe, { wide: length, deep: width, high: height }, random),
    stands: 'floor',
    setting: 'living',
    detail: [-length * 0.2, height * 0.8, width * 0.3],
  };
}
