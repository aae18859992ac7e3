import type { Mesh } from '../geometry/index.ts';
import { box, cushion, join, leg, move, pair, turn } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { moved } from './arrange.ts';
import type { Mattress } from './bed-linen.ts';
import { bedLinen } from './bed-linen.ts';
import { isCloth } from './is-cloth.ts';
import { caneBed, panelBed, spindleBed } from './wooden-bed.ts';

export interface BedPlan {
  wide: number;
  long: number;
  /** Top of the headboard. */
  high: number;
}

export interface BedFrame {
  parts: Part[];
  mattress: Mattress;
  /** Where the middle of the mattress lies. */
  at: number;
}

const lyingSides = (mesh: Mesh) => turn(mesh, 'y', 90);

/** Upholstered rails round the mattress, as one band with soft edges. */
function rails({ wide, long }: BedPlan, from: number, tall: number, random: Random): Mesh[] {
  const thick = 6;
  const soft = { radius: 2.6, crown: 0.3, puff: 0.4, slack: 0.12 };
  return [
    pair(
      move(lyingSides(cushion(long - 6, tall, thick, random, soft)), wide / 2 - thick / 2, from, 3),
    ),
    move(cushion(wide, tall, thick, random, soft), 0, from, long / 2 - thick / 2),
  ];
}

const feet = ({ wide, long }: BedPlan, height: number) => {
  const foot = (z: number, splay: number) =>
    pair(leg([wide / 2 - 9 + splay, 0, z], [wide / 2 - 11, height + 1, z], { foot: 3, top: 5 }));
  return [foot(long / 2 - 11, 1), foot(14 - long / 2, 1)];
};

/** A padded headboard in upright channels, on low wooden feet. */
function channelled(recipe: PictureRecipe, plan: BedPlan, random: Random): BedFrame {
  const { wide, long, high } = plan;
  const count = Math.round(wide / random.pick([15, 20, 26]));
  const pitch = wide / count;
  const roll = box(pitch + 0.5, high - 12, 9, { radius: 4.3, steps: 4 });
  const channels = Array.from({ length: count }, (_, i) =>
    move(roll, (i - (count - 1) / 2) * pitch, 12, 7.5 - long / 2),
  );
  const board = move(box(wide - 2, high - 14, 5, { radius: 1.5, steps: 2 }), 0, 12, 2.6 - long / 2);
  return {
    parts: [
      part(recipe.body, [...channels, board, ...rails(plan, 12, 22, random)]),
      part(recipe.frame, feet(plan, 13)),
    ],
    mattress: { width: wide - 11, length: long - 19, from: 24, top: 48, tucked: true },
    at: 3,
  };
}

/** A hotel bed: upholstered base in two halves, thick mattress with a topper, a tall plain or stitched headboard. */
function boxSpring(recipe: PictureRecipe, plan: BedPlan, random: Random): BedFrame {
  const { wide, long, high } = plan;
  const base = cushion(wide / 2 - 0.3, 26, long - 11, random, {
    radius: 3,
    crown: 0.2,
    puff: 0.4,
    slack: 0.12,
    piping: 0.4,
  });
  const head = cushion(wide + 6, high - 2, 10, random, {
    radius: 4,
    crown: 0.4,
    puff: 0.4,
    slack: 0.15,
  });
  const panes = random.chance(0.5) ? 2 : 3;
  const pane = cushion((wide - 4) / panes - 1.4, high - 62, 6, random, {
    radius: 2.8,
    crown: 0.4,
    puff: 0.8,
    slack: 0.25,
    piping: 0.35,
  });
  const panels = Array.from({ length: panes }, (_, i) =>
    move(pane, ((i - (panes - 1) / 2) * (wide - 4)) / panes, 55, 11.5 - long / 2),
  );
  return {
    parts: [
      part(recipe.body, [
        pair(move(base, wide / 4, 6, 5.5)),
        move(head, 0, 1, 5 - long / 2),
        ...panels,
      ]),
      part(recipe.frame, feet({ ...plan, long: long - 4 }, 6)),
    ],
    mattress: { width: wide - 1, length: long - 13, from: 31.5, top: 57 },
    at: 6,
  };
}

/** A headboard of one soft curve with side wings, buttoned; the rails reach the floor. */
function winged(recipe: PictureRecipe, plan: BedPlan, random: Random): BedFrame {
  const { wide, long, high } = plan;
  const soft = { radius: 4.4, crown: 0.4, puff: 0.5, slack: 0.2 };
  const wing = lyingSides(cushion(24, high, 9, random, soft));
  const rows = 3;
  const tall = (high - 50) / rows;
  const band = cushion(wide - 8, tall - 0.2, 11, random, {
    radius: 5,
    crown: 0.5,
    puff: 1.6,
    slack: 0.4,
  });
  return {
    parts: [
      part(recipe.body, [
        pair(move(wing, wide / 2 - 1.5, 2, 12 - long / 2)),
        move(box(wide - 4, high - 5, 6, { radius: 2.5, steps: 2 }), 0, 2, 3.2 - long / 2),
        ...Array.from({ length: rows }, (_, i) => move(band, 0, 47 + i * tall, 8 - long / 2)),
        ...rails(plan, 3, 30, random),
      ]),
      part(recipe.frame, [join(...feet(plan, 4))]),
    ],
    mattress: { width: wide - 11, length: long - 20, from: 24, top: 50, tucked: true },
    at: 3.5,
  };
}

export function bed(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const plan = { wide: length, long: width, high: Math.max(height, 70) };
  const designs = isCloth(recipe.body)
    ? [channelled, boxSpring, winged]
    : [spindleBed, panelBed, caneBed];
  const frame = (designs[recipe.design % designs.length] ?? channelled)(recipe, plan, random);
  const linen = moved(bedLinen(recipe, frame.mattress, random), 0, 0, frame.at);
  return {
    parts: [...frame.parts, ...linen],
    stands: 'back-to-wall',
    setting: 'bedroom',
    detail: [-length * 0.25, frame.mattress.top + 8, -width * 0.28],
  };
}
