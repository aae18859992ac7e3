import type { Mesh } from '../geometry/index.ts';
import { box, extrude, flatCurve, leg, move, pair } from '../geometry/index.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import type { BedFrame, BedPlan } from './bed.ts';

const railTop = 34;

/** Side and foot boards on four legs; the head end is left to the design. */
function base({ wide, long }: BedPlan, round: boolean): Mesh[] {
  const thick = 3;
  const tall = 16;
  const [x, z] = [wide / 2 - 4, long / 2 - 5];
  const upright = (at: number) =>
    pair(
      leg(
        [x, 0, at],
        [x, railTop + 2, at],
        round ? { foot: 4.4, top: 6 } : { foot: 5, top: 6, square: true },
      ),
    );
  return [
    pair(
      move(
        box(thick, tall, long - 8, { radius: 0.5, steps: 2, grain: 'z' }),
        wide / 2 - 2.5,
        railTop - tall,
        0,
      ),
    ),
    move(box(wide - 5, tall, thick, { radius: 0.5, steps: 2 }), 0, railTop - tall, long / 2 - 3.2),
    upright(z),
  ];
}

const lying = ({ wide, long }: BedPlan) => ({
  mattress: { width: wide - 9, length: long - 14, from: 26, top: 47 },
  at: 2,
});

/** Turned posts with a row of slim spindles between two rails. */
export function spindleBed(recipe: PictureRecipe, plan: BedPlan, random: Random): BedFrame {
  const { wide, long, high } = plan;
  const z = 4 - long / 2;
  const count = 2 * Math.round(wide / random.between(15, 20)) + 1;
  const pitch = (wide - 16) / (count - 1);
  const spindle = leg([0, 48, z], [0, high - 5, z], { foot: 1.9, top: 1.7 });
  const end = wide / 2 - 4;
  const bow = (y: number) =>
    flatCurve(
      [
        [-end, y],
        [0, y + 3],
        [end, y],
      ],
      10,
    );
  const arch = extrude([...bow(0), ...bow(6).toReversed()], 3.2, { bevel: 0.9 });
  return {
    parts: [
      part(recipe.body, [
        ...base(plan, true),
        pair(leg([wide / 2 - 4, 0, z], [wide / 2 - 4, high - 1, z], { foot: 4.6, top: 5 })),
        move(box(wide - 8, 6, 3, { radius: 0.9, steps: 2 }), 0, 43, z),
        move(arch, 0, high - 9, z),
        ...Array.from({ length: count }, (_, i) =>
          move(spindle, (i - (count - 1) / 2) * pitch, 0, 0),
        ),
      ]),
    ],
    ...lying(plan),
  };
}

/** A plain panel of broad boards, rounded at its upper corners, slightly wider than the bed. */
export function panelBed(recipe: PictureRecipe, plan: BedPlan, random: Random): BedFrame {
  const { wide, long, high } = plan;
  const boards = random.whole(3, 4);
  const tall = (high - 40) / boards;
  const board = (i: number) =>
    move(box(wide, tall - 0.35, 3.2, { radius: 0.6, steps: 2 }), 0, 40 + i * tall, 3.5 - long / 2);
  return {
    parts: [
      part(recipe.body, [
        ...base(plan, false),
        ...Array.from({ length: boards }, (_, i) => board(i)),
        pair(
          move(
            box(7, high - 3, 2.6, { radius: 0.5, steps: 2, grain: 'y' }),
            wide * 0.32,
            0,
            1.4 - long / 2,
          ),
        ),
      ]),
    ],
    ...lying(plan),
  };
}

/** A rounded frame filled with open cane. */
export function caneBed(recipe: PictureRecipe, plan: BedPlan): BedFrame {
  const { wide, long, high } = plan;
  const z = 4 - long / 2;
  const bottom = 42;
  const stile = 6;
  const bays = wide > 130 ? 3 : 2;
  const bay = (wide - stile) / bays;
  const stiles = Array.from({ length: bays + 1 }, (_, i) => {
    const isEnd = i === 0 || i === bays;
    return move(
      box(isEnd ? stile : 3.4, high - (isEnd ? 0 : bottom + 3), isEnd ? 4.4 : 2.6, {
        radius: isEnd ? 1.6 : 0.8,
        steps: 3,
        grain: 'y',
      }),
      (i - bays / 2) * bay,
      isEnd ? 0 : bottom,
      z,
    );
  });
  return {
    parts: [
      part(recipe.body, [
        ...base(plan, false),
        ...stiles,
        move(box(wide - 4, stile, 3.6, { radius: 1.4, steps: 3 }), 0, high - stile - 1, z),
        move(box(wide - 4, stile, 3.2, { radius: 0.9, steps: 2 }), 0, bottom, z),
      ]),
      part(
        { stuff: 'rattan', color: '#d6b98a' },
        [move(box(wide - 8, high - bottom - 10, 0.5, { radius: 0.1 }), 0, bottom + 4, z)],
        {
          look: 'cane',
        },
      ),
    ],
    ...lying(plan),
  };
}
