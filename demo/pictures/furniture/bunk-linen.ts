import { cushion, move, turn } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { Finish } from '../recipe.ts';
import type { BunkPlan } from './bunk-bed.ts';
import { draper } from './drape.ts';
import { plumpPillow } from './plump-pillow.ts';

const duvets = ['#b9c2b4', '#d8c1a8', '#a9b6c2', '#d9c48f', '#e6ddcf', '#c99f86'] as const;

/** Mattress, duvet tucked in behind the rails, and pillow of one of the two beds; the head is on the left. */
function oneBed(
  { long, deep, post }: BunkPlan,
  base: number,
  cover: string,
  random: Random,
): Part[] {
  const [length, width] = [long - 2 * post + 4, deep - 2 * post];
  const thick = 15;
  const top = base + thick - 3;
  const white: Finish = { stuff: 'linen', color: '#f0ebe1' };
  const lay = draper(
    { width: length - 4, depth: width - 9, top: top - 0.5, rounding: 4, slack: 1.4, folds: 0.2 },
    random,
  );
  const duvet = lay({
    width: length * 0.7,
    depth: width + 2,
    thickness: 4,
    shift: [length * 0.16, 0],
  });
  const turned = lay({
    width: 20,
    depth: width + 1,
    thickness: 2.6,
    shift: [length * (0.16 - 0.35) + 7, 0],
    above: 3.4,
  });
  const pillow = turn(
    turn(plumpPillow({ wide: 62, tall: 42, thick: 15 }, random), 'x', -58),
    'y',
    90,
  );
  return [
    part(white, [
      move(
        cushion(length - 3, thick, width - 4, random, { radius: 4, crown: 0.6, slack: 0.2 }),
        0,
        base - 3,
        0,
      ),
      move(pillow, 46 - length / 2, top - 1, 0),
    ]),
    part({ stuff: 'linen', color: cover }, [duvet]),
    part({ stuff: 'linen', color: '#f3efe6' }, [turned]),
  ];
}

/** Both beds made, in two muted colours. */
export function bunkLinen(plan: BunkPlan, random: Random): Part[] {
  const first = random.whole(0, duvets.length - 1);
  const second = (first + random.whole(1, duvets.length - 1)) % duvets.length;
  return [
    ...oneBed(plan, plan.lower, duvets[first] ?? duvets[0], random),
    ...oneBed(plan, plan.upper, duvets[second] ?? duvets[1], random),
  ];
}
