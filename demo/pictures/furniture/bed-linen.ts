import type { Mesh } from '../geometry/index.ts';
import { cushion, move, turn } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { Finish, PictureRecipe } from '../recipe.ts';
import { draper } from './drape.ts';
import { plumpPillow } from './plump-pillow.ts';
import { tint } from './tint.ts';

/** A mattress that lies along z, its head at -z; all in cm from the middle of the mattress on the floor plan. */
export interface Mattress {
  width: number;
  length: number;
  /** Height of its underside and its top. */
  from: number;
  top: number;
  /** The duvet is tucked in behind high rails rather than hanging over them. */
  tucked?: boolean;
}

const sheets = ['#f1ede4', '#ece7dd', '#f4f1ea', '#e6e1d8'] as const;
const covers = [
  '#efeae0',
  '#e3dccf',
  '#cfc6b6',
  '#b9c0b4',
  '#c3b5a4',
  '#a9b0b8',
  '#d9c6b4',
  '#f2efe8',
] as const;
const throws = ['#a8826a', '#7d8471', '#8b8f96', '#b59a6f', '#6f5d52', '#9c6b58'] as const;

/** Two rows of pillows leaning on the headboard, on a narrow bed one behind the other. */
function bedPillows(
  { width, length, top }: Mattress,
  random: Random,
): { back: Mesh[]; front: Mesh[] } {
  const across = width > 130 ? 2 : 1;
  const wide = Math.min(70, (width - 12) / across);
  const head = -length / 2;
  const row = (tall: number, lean: number, far: number, narrow: number) =>
    Array.from({ length: across }, (_, i) => {
      const at = (i - (across - 1) / 2) * (width / across - 1) + random.between(-1.5, 1.5);
      const leaning = turn(
        plumpPillow({ wide: wide * narrow, tall, thick: 18 }, random),
        'x',
        -lean,
      );
      return move(turn(leaning, 'y', random.between(-4, 4)), at, top - 1, head + far);
    });
  return { back: row(48, 38, 17, 1), front: row(44, 56, 36, 0.94) };
}

/** Makes the bed: sheet, duvet folded back at the head, pillows, now and then a throw over the foot end. */
export function bedLinen(recipe: PictureRecipe, mattress: Mattress, random: Random): Part[] {
  const { width, length, from, top, tucked = false } = mattress;
  const spread = tucked ? -8 : 1;
  const hang = tucked ? top - from - 4 : Math.min(top - from + 4, 30);
  const lay = draper(
    {
      width: width + spread,
      depth: length + spread,
      top: top + 0.5,
      rounding: 6,
      slack: 1.9,
      folds: tucked ? 0.3 : 1,
    },
    random,
  );
  const cover = random.pick(covers);
  const linen = (color: string): Finish => ({ stuff: 'linen', color });
  const bare = 62;
  const coverLength = length - bare + hang;
  const across = width + 2 * hang;
  const duvet = lay({
    width: across,
    depth: coverLength,
    thickness: 5,
    shift: [0, (length + spread) / 2 + hang - coverLength / 2],
  });
  const fold = lay({
    width: across - 1,
    depth: 30,
    thickness: 3.4,
    shift: [0, bare - length / 2 + 10],
    above: 4,
  });
  const runner = lay({
    width: width + 2 * Math.min(hang, 22),
    depth: 46,
    thickness: 1.2,
    shift: [random.between(-3, 3), length / 2 - 46],
    above: 4.7,
  });
  const { back, front } = bedPillows(mattress, random);
  const sheet = linen(random.pick(sheets));
  const accent = random.pick(throws);
  const oblong = move(
    turn(
      plumpPillow({ wide: Math.min(62, width * 0.6), tall: 31, thick: 16, chop: 2 }, random),
      'x',
      -48,
    ),
    random.between(-6, 6),
    top,
    52 - length / 2,
  );
  return [
    part(sheet, [
      move(
        cushion(width + Math.min(0, spread), top - from, length + Math.min(0, spread), random, {
          radius: 5,
          crown: 0.8,
          slack: 0.3,
        }),
        0,
        from,
        0,
      ),
      ...back,
    ]),
    part(linen(cover), [duvet, ...(random.chance(0.6) ? front : [])]),
    part(tint(linen(cover), 0.35), [fold]),
    ...(random.chance(0.6) ? [part({ stuff: 'wool', color: accent }, [runner])] : []),
    ...(random.chance(0.55)
      ? [
          part({ stuff: recipe.body.stuff === 'velvet' ? 'velvet' : 'linen', color: accent }, [
            oblong,
          ]),
        ]
      : []),
  ];
}
