import type { Mesh } from '../geometry/index.ts';
import { box, cushion, join, move, pair, shape, turn } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { Finish, PictureRecipe } from '../recipe.ts';
import { draper } from './drape.ts';
import { plumpPillow } from './plump-pillow.ts';
import { tint } from './tint.ts';

interface Plan {
  wide: number;
  long: number;
  high: number;
}

interface Build {
  cover: Mesh[];
  /** Border, cords and handles, in a deeper tone. */
  trim: Mesh[];
}

/** A layer of cloth quilted in diamonds or squares. */
function quilted(
  wide: number,
  thick: number,
  long: number,
  pitch: number,
  diamonds: boolean,
): Mesh {
  const spans = (side: number) => Math.min(60, Math.round((side / pitch) * 4));
  const layer = box(wide, thick, long, {
    radius: Math.min(3, thick * 0.45),
    steps: 3,
    spans: [spans(wide), 1, spans(long)],
    grain: 'x',
  });
  const across = Math.round(wide / pitch);
  const along = Math.round(long / pitch);
  return shape(layer, (x, y, z) => {
    const [a, b] = [(x / wide) * across, (z / long) * along];
    const [p, q] = diamonds ? [(a + b) / 2, (a - b) / 2] : [a, b];
    const bump = Math.abs(Math.sin(Math.PI * p) * Math.sin(Math.PI * q)) ** 0.45;
    const inner = Math.min(1, (wide / 2 - Math.abs(x)) / 4, (long / 2 - Math.abs(z)) / 4);
    return [x, y + (y > thick / 2 ? 1.3 * bump * Math.max(0, inner) : 0), z];
  });
}

const cord = (wide: number, long: number, y: number) =>
  move(box(wide + 0.7, 0.9, long + 0.7, { radius: 0.44, steps: 2 }), 0, y, 0);

/** Upright loops of webbing on the long sides. */
const handles = (wide: number, long: number, y: number) =>
  [-0.25, 0.25].map((at) =>
    pair(move(box(1, 3, 22, { radius: 0.45 }), wide / 2 + 0.1, y, at * long)),
  );

/** A quilted top over a firm border in a deeper tone. */
function classic({ wide, long, high }: Plan, random: Random): Build {
  return {
    cover: [
      move(quilted(wide, 8, long, random.pick([13, 17]), true), 0, high - 9.4, 0),
      move(box(wide, 5, long, { radius: 2, steps: 3 }), 0, 0, 0),
    ],
    trim: [
      move(box(wide - 0.4, high - 9, long - 0.4, { radius: 1, steps: 2 }), 0, 2, 0),
      cord(wide, long, high - 9.2),
      cord(wide, long, 4),
      ...handles(wide, long, high * 0.42),
    ],
  };
}

/** A soft pillow top, set off from the body by a deep seam. */
function pillowTop({ wide, long, high }: Plan, random: Random): Build {
  return {
    cover: [
      move(quilted(wide - 1, 7, long - 1, 22, false), 0, high - 8.4, 0),
      move(
        cushion(wide, high - 8, long, random, { radius: 3, crown: 0, puff: 0.4, slack: 0.15 }),
        0,
        0,
        0,
      ),
    ],
    trim: [
      move(box(wide - 3, 2.5, long - 3, { radius: 0.8 }), 0, high - 9.4, 0),
      cord(wide, long, high - 10),
      cord(wide, long, 2.6),
      ...handles(wide, long, high * 0.3),
    ],
  };
}

/** Foam in a knitted cover: soft edges, a band of another knit round the foot. */
function foam({ wide, long, high }: Plan, random: Random): Build {
  return {
    cover: [
      move(
        cushion(wide, high * 0.6, long, random, { radius: 5, crown: 1.2, puff: 0.3, slack: 0.3 }),
        0,
        high * 0.4 - 1,
        0,
      ),
    ],
    trim: [move(box(wide - 0.6, high * 0.62, long - 0.6, { radius: 2.5, steps: 3 }), 0, 0, 0)],
  };
}

/** A pillow at the head and a folded blanket at the foot. */
function dressing({ wide, long, high }: Plan, random: Random): Part[] {
  const across = wide > 130 ? 2 : 1;
  const linen: Finish = { stuff: 'linen', color: random.pick(['#f3efe7', '#e9e3d8']) };
  const pillows = Array.from({ length: across }, (_, i) =>
    move(
      turn(
        turn(plumpPillow({ wide: 66, tall: 46, thick: 18 }, random), 'x', -86),
        'y',
        random.between(-4, 4),
      ),
      (i - (across - 1) / 2) * (wide * 0.46),
      high + 7,
      -long / 2 + 51,
    ),
  );
  const lay = draper(
    { width: wide, depth: long, top: high, rounding: 4, slack: 0.6, folds: 0.8 },
    random,
  );
  const blanket = lay({
    width: wide * random.between(0.46, 0.56),
    depth: 52,
    thickness: 2.2,
    shift: [wide * random.pick([-0.27, 0.27]), long / 2 - 42],
    above: 2,
  });
  const wool: Finish = {
    stuff: 'wool',
    color: random.pick(['#b9a78f', '#98a193', '#c7b3a0', '#8e8a86']),
  };
  return [part(linen, pillows), part(wool, [blanket])];
}

export function mattress(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const plan: Plan = { wide: length, long: width, high: height };
  const designs = [classic, pillowTop, foam];
  const { cover, trim } = (designs[recipe.design % designs.length] ?? classic)(plan, random);
  const light = tint({ ...recipe.body }, 0.72);
  return {
    parts: [
      part(light, [join(...cover)]),
      part(tint(recipe.body, -0.12), trim),
      ...dressing(plan, random),
    ],
    stands: 'floor',
    setting: 'bedroom',
    detail: [-length * 0.42, height * 0.7, width * 0.4],
  };
}
