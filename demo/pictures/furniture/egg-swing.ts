import type { Mesh, Vector } from '../geometry/index.ts';
import { curve, cushion, cylinder, join, leg, move, tube } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { Finish, PictureRecipe } from '../recipe.ts';
import { gardenFinishes } from './garden-seat.ts';
import type { SwingPlan } from './garden-swing.ts';
import { plumpPillow } from './plump-pillow.ts';

/** An egg with its front cut away: the place at a height (0 to 1) and an angle from the back, in degrees. */
function onEgg(radius: number, tall: number, t: number, degrees: number): Vector {
  const wide = radius * Math.sin(Math.PI * (0.06 + 0.9 * t)) ** 0.75;
  const angle = (degrees * Math.PI) / 180;
  return [wide * Math.sin(angle), tall * t, -wide * Math.cos(angle) * 0.92];
}

/** How far round from the back the weave reaches at a height. */
const reach = (t: number) =>
  172 - 84 * Math.sin(Math.PI * Math.min(1, Math.max(0, (t - 0.1) / 0.8))) ** 0.6;

/** Canes round the egg and upright ones that cross them. */
function weave(radius: number, tall: number): Mesh {
  const steps = Array.from({ length: 22 }, (_, i) => 0.02 + (0.95 * i) / 21);
  const hoops = steps.map((t) => {
    const end = reach(t);
    const path = Array.from({ length: 25 }, (_, i) =>
      onEgg(radius, tall, t, -end + (2 * end * i) / 24),
    );
    return tube(path, { radius: 0.75, sides: 5 });
  });
  const uprights = Array.from({ length: 19 }, (_, i) => {
    const share = -1 + (2 * i) / 18;
    const path = Array.from({ length: 20 }, (_, k) => {
      const t = 0.02 + (0.95 * k) / 19;
      return onEgg(radius * 1.012, tall, t, share * reach(t));
    });
    return tube(path, {
      radius: Math.abs(share) > 0.99 ? 1.8 : 0.8,
      sides: Math.abs(share) > 0.99 ? 8 : 5,
    });
  });
  return join(...hoops, ...uprights);
}

/** A hanging egg of cane on one bent stand. */
export function eggSwing(
  recipe: PictureRecipe,
  { wide, deep, high }: SwingPlan,
  random: Random,
): Part[] {
  const { structure, legs, cushions } = gardenFinishes(recipe, random);
  const radius = Math.min(wide, deep) * 0.45;
  const tall = high * 0.6;
  const from = 34;
  const middle = 4;
  const stand = curve(
    [
      [0, 2, -deep / 2 + 8],
      [0, high * 0.5, -deep / 2 + 3],
      [0, high * 0.86, -deep / 2 + 14],
      [0, high - 3, -deep * 0.16],
      [0, high - 8, middle],
    ],
    8,
  );
  const cane: Finish =
    structure.stuff === 'rattan' ? structure : { stuff: 'rattan', color: '#a58257' };
  const pad = cushion(radius * 1.36, 14, radius * 1.3, random, {
    radius: 6,
    crown: 4,
    slack: 0.6,
    dent: 1,
  });
  const behind = cushion(radius * 1.4, 46, 13, random, {
    radius: 6,
    crown: 1.2,
    puff: 2.6,
    slack: 0.7,
  });
  return [
    part(legs, [
      tube(stand, { radius: 2.8, sides: 14 }),
      cylinder(Math.min(wide, deep) * 0.46, 3, 1, 48),
      leg([0, from + tall - 3, middle], [0, high - 8, middle], { foot: 1, top: 1 }),
    ]),
    part(cane, [move(weave(radius, tall), 0, from, middle)]),
    part(cushions, [
      move(pad, 0, from + 15, middle + 2),
      move(behind, 0, from + 26, middle - radius * 0.62),
    ]),
    part({ stuff: 'linen', color: '#d9cdb8' }, [
      move(
        plumpPillow({ wide: 40, tall: 40, thick: 15, chop: 2 }, random),
        random.between(-6, 6),
        from + 30,
        middle - radius * 0.28,
      ),
    ]),
  ];
}
