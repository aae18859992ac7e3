import type { Mesh } from '../geometry/index.ts';
import { box, cushion, join, move, shape, turn } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { draper } from './drape.ts';
import { gardenFinishes } from './garden-seat.ts';
import { isWood } from './is-cloth.ts';
import { plumpPillow } from './plump-pillow.ts';
import { raised, strungLounger, teakLounger, wovenLounger } from './sun-lounger-frames.ts';

/** The head is at the back; all in cm. */
export interface LoungerPlan {
  wide: number;
  long: number;
  /** Height of the lying surface without a mattress. */
  low: number;
  /** Place of the hinge along z, length of the part that lifts, and its angle. */
  hinge: number;
  back: number;
  lift: number;
}

/** A mattress in two parts with stitched rolls across, and a head roll. */
function pad(plan: LoungerPlan, random: Random): Mesh[] {
  const { wide, long, low, hinge, back } = plan;
  const thick = 7;
  const rolls = (length: number) => {
    const pitch = length / Math.round(length / random.pick([13, 13.2]));
    const soft = box(wide - 9, thick, length, {
      radius: 3.2,
      steps: 3,
      spans: [6, 2, Math.round(length / 2.2)],
    });
    return shape(soft, (x, y, z) => {
      const wave = Math.abs(Math.sin((Math.PI * (z + length / 2)) / pitch)) ** 0.4;
      return [x, y > thick / 2 ? y - 1.5 * (1 - wave) : y, z];
    });
  };
  const front = long / 2 - 3 - hinge;
  const head = cushion(wide - 16, 8, 20, random, { radius: 3.8, crown: 1, puff: 0.8, slack: 0.3 });
  return [
    move(rolls(front), 0, low + 0.6, hinge + front / 2),
    raised(join(move(rolls(back - 2), 0, 0.8, -back / 2), move(head, 0, 6.4, 13 - back)), plan),
  ];
}

/** A striped towel over the foot end. */
function towel({ wide, long, low }: LoungerPlan, hasPad: boolean, random: Random): Part {
  const top = low + (hasPad ? 8 : 2);
  const lay = draper(
    { width: wide - 4, depth: long, top, rounding: 3, slack: 0.4, folds: 0.8 },
    random,
  );
  const cloth = lay({
    width: wide + 22,
    depth: 48,
    thickness: 1.2,
    shift: [random.between(-5, 5), long / 2 - 42],
    above: 0.6,
  });
  const color = random.pick(['#f0ebe0', '#e2d8c6']);
  const stripe = random.pick(['#7c8f97', '#b98a64', '#8b9a82']);
  const amount = (u: number) => (((u % 9) + 9) % 9 < 3 ? 1 : 0);
  return part({ stuff: 'linen', color }, [cloth], { paint: { color: stripe, amount } });
}

export function sunLounger(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const finishes = gardenFinishes(recipe, random);
  const back = Math.min(78, width * 0.39);
  const low = Math.min(33, Math.max(27, height * 0.36));
  // Makers measure loungers lying flat or raised; in a picture the back is always up.
  const top = Math.max(height - 6, 70);
  const lift = Math.min(52, (Math.asin(Math.min(0.8, (top - low) / back)) * 180) / Math.PI);
  const plan: LoungerPlan = {
    wide: length,
    long: width,
    low,
    back,
    lift,
    hinge: 6 - width / 2 + back * Math.cos((lift * Math.PI) / 180),
  };
  const { stuff } = finishes.structure;
  const isStrung = !isWood(finishes.structure) && stuff !== 'rattan';
  const hasPad = !isStrung || random.chance(0.3);
  const parts = isWood(finishes.structure)
    ? teakLounger(plan, finishes)
    : stuff === 'rattan'
      ? wovenLounger(plan, finishes)
      : strungLounger(
          plan,
          finishes,
          hasPad ? { stuff: 'fabric', color: '#8d8b84' } : finishes.cushions,
        );
  const rest = raised(
    move(
      turn(
        turn(plumpPillow({ wide: length * 0.62, tall: 26, thick: 12 }, random), 'x', -90),
        'y',
        0,
      ),
      0,
      6,
      6 - back + 26,
    ),
    plan,
  );
  return {
    parts: [
      ...parts,
      ...(hasPad
        ? [part(finishes.cushions, pad(plan, random))]
        : [part(finishes.cushions, [rest])]),
      ...(random.chance(0.7) ? [towel(plan, hasPad, random)] : []),
    ],
    stands: 'floor',
    setting: 'outdoor',
    detail: [-length * 0.2, low + 8, plan.hinge],
  };
}
