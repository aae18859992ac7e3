import type { Mesh } from '../geometry/index.ts';
import { box, cushion, join, leg, move, pair, shape, turn } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { frameLegs, taperedLegs } from './seat-legs.ts';
import { foldedBlanket, throwPillow, woollenThrow } from './sofa-dressing.ts';

interface Plan {
  long: number;
  deep: number;
  high: number;
  seat: number;
}

interface Build {
  cloth: Mesh[];
  frame: Mesh[];
  others?: Part[];
  /** Width of an arm, for what is laid beside it. */
  arm: number;
}

/** A pad with lines of stitching across it, `pitch` cm apart, on its upper side. */
const stitched = (mesh: Mesh, pitch: number, top: number): Mesh =>
  shape(mesh, (x, y, z) => {
    const groove = Math.abs(Math.sin((Math.PI * x) / pitch)) ** 0.35;
    return [x, y - (y > top * 0.6 ? 1.7 * (1 - groove) : 0), z];
  });

/** Seat and back are two equal pads that fold flat: no arms, on steel frames. */
function clickClack({ long, deep, high, seat }: Plan, random: Random): Build {
  const thick = 17;
  const pads = random.whole(7, 9);
  const pad = (tall: number) =>
    stitched(
      box(long, thick, tall, { radius: 6, steps: 3, spans: [pads * 8, 2, 8], grain: 'x' }),
      long / pads,
      thick,
    );
  const back = turn(pad(high - seat + 16), 'x', 90 - 14);
  const bolster = turn(
    cushion(17, 52, 17, random, { radius: 8, crown: 0.4, puff: 0.6, slack: 0.3, piping: 0.35 }),
    'x',
    90,
  );
  return {
    cloth: [
      move(pad(deep - 12), 0, seat - thick, 6),
      move(back, 0, seat + (high - seat) / 2 - 7, -deep / 2 + 5),
      pair(move(bolster, long / 2 - 10, seat + 8.5, -22)),
    ],
    frame: [
      frameLegs({ x: long / 2 - 24, z: deep / 2 - 14, height: seat - thick }, 2),
      pair(move(box(long * 0.7, 3, 3, { radius: 0.4 }), 0, seat - thick - 2, deep / 2 - 30)),
    ],
    arm: 20,
  };
}

/** A slatted wooden frame with a folded futon, its two layers in view. */
function futon({ long, deep, high, seat }: Plan, random: Random): Build {
  const inner = long - 14;
  const soft = { radius: 5, crown: 1.6, puff: 1.4, slack: 0.9, piping: 0.35 };
  const layer = cushion(inner - 3, 11.5, deep - 18, random, soft);
  const back = cushion(inner - 3, high - seat + 9, 15, random, { ...soft, crown: 1.2, puff: 2.4 });
  const x = long / 2 - 3;
  const arm = seat + 19;
  const side = [
    leg([x, 0, deep / 2 - 5], [x, arm, deep / 2 - 5], { foot: 5, top: 5, square: true }),
    leg([x, 0, 9 - deep / 2], [x, arm, 9 - deep / 2], { foot: 5, top: 5, square: true }),
    move(box(8, 2.8, deep - 2, { radius: 0.7, steps: 2, grain: 'z' }), x, arm - 0.2, 0),
    move(box(3, 10, deep - 16, { radius: 0.4, grain: 'z' }), x, seat - 33, 0),
    ...[-0.3, -0.1, 0.1, 0.3].map((at) =>
      move(box(1.8, arm - seat + 26, 3.4, { radius: 0.3, grain: 'y' }), x, seat - 25, at * deep),
    ),
  ];
  const slats = Array.from({ length: 11 }, (_, i) =>
    move(box(4.5, 2, deep - 14, { radius: 0.4, grain: 'z' }), (i - 5) * (inner / 11), seat - 26, 2),
  );
  const backSlats = Array.from({ length: 15 }, (_, i) =>
    move(
      turn(box(4.5, high - seat + 8, 2, { radius: 0.4, grain: 'y' }), 'x', -14),
      (i - 7) * (inner / 15.5),
      seat - 12,
      12 - deep / 2,
    ),
  );
  return {
    cloth: [
      move(layer, 0, seat - 24, 6),
      move(layer, 0, seat - 12.2, 5.4),
      move(turn(back, 'x', -15), 0, seat - 4, 25 - deep / 2),
    ],
    frame: [
      pair(join(...side)),
      ...slats,
      ...backSlats,
      move(box(inner, 10, 2.6, { radius: 0.5, steps: 2 }), 0, seat - 33, deep / 2 - 5),
      move(box(inner, 6, 2.6, { radius: 0.5, steps: 2 }), 0, high - 7, -deep / 2 + 1.4),
    ],
    arm: 10,
  };
}

/** A sofa to the floor whose front pulls out: the seam, two cloth loops, slim arms, thick back cushions. */
function pullOut({ long, deep, high, seat }: Plan, random: Random): Build {
  const arm = 12;
  const inner = long - 2 * arm;
  const places = inner > 150 ? 3 : 2;
  const pitch = inner / places;
  const soft = { radius: 5, crown: 1.8, slack: 0.6, piping: 0.4 };
  const armSide = cushion(arm, 60 - 5, deep - 1, random, {
    radius: 4,
    crown: 0.4,
    puff: 0.5,
    slack: 0.2,
    piping: 0.4,
  });
  const back = cushion(pitch - 1, high - seat + 2, 19, random, {
    ...soft,
    radius: 7,
    puff: 3.2,
    slack: 1,
  });
  const loop = box(3, 0.5, 9, { radius: 0.2 });
  return {
    cloth: [
      pair(move(armSide, long / 2 - arm / 2, 5, 0)),
      move(box(inner + 2, seat - 20, deep - 6, { radius: 1.8, steps: 3 }), 0, 5, 1.2),
      move(box(inner + 2, high - 16, 10, { radius: 4, steps: 3 }), 0, 6, 6 - deep / 2),
      ...Array.from({ length: places }, (_, i) => {
        const at = (i - (places - 1) / 2) * pitch;
        return join(
          move(
            cushion(pitch - 0.5, 16, deep - 22, random, { ...soft, dent: 0.8 }),
            at,
            seat - 16,
            10.4,
          ),
          move(turn(back, 'x', -10), at, seat - 3, 21 - deep / 2),
        );
      }),
    ],
    frame: [taperedLegs({ x: long / 2 - 9, z: deep / 2 - 10, height: 6 }, 5, 0)],
    others: [
      part({ stuff: 'leather', color: '#8a6242' }, [
        pair(move(turn(loop, 'x', 90), inner * 0.27, seat - 22, deep / 2 - 1.6)),
      ]),
    ],
    arm,
  };
}

export function sofaBed(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const plan: Plan = { long: length, deep: width, high: height, seat: Math.min(44, height * 0.52) };
  const designs = [pullOut, clickClack, futon];
  const {
    cloth,
    frame,
    others = [],
    arm,
  } = (designs[recipe.design % designs.length] ?? pullOut)(plan, random);
  const side = random.pick([-1, 1]);
  const edge = length / 2 - arm;
  const pillow = (tone: 'light' | 'dark', at: number, turned: number) =>
    throwPillow(recipe, tone, { x: at, y: plan.seat, z: 42 - width / 2, turned }, random);
  return {
    parts: [
      part(recipe.body, [join(...cloth)]),
      part(recipe.frame, frame),
      ...others,
      pillow('light', side * (edge - 26), -side * 14),
      ...(random.chance(0.5) ? [pillow('dark', side * (edge - 66), -side * 4)] : []),
      random.chance(0.5)
        ? foldedBlanket({ x: -side * (edge - 34), y: plan.seat + 0.6, z: 8 }, random)
        : woollenThrow(
            { x: -side * (edge - 42), y: plan.seat + 1, z: width / 2 - 2, width: 52 },
            random,
          ),
    ],
    stands: 'floor',
    setting: 'living',
    detail: [-length * 0.28, plan.seat + 2, width * 0.25],
  };
}
