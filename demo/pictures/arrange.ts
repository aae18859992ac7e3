import { boundsOf } from './camera/bounds.ts';
import type { Model } from './model.ts';
import type { Placed } from './place-model.ts';
import { liftOf, placeModel } from './place-model.ts';
import type { Random } from './random.ts';

interface Extent {
  wide: number;
  deep: number;
  tall: number;
}

function extentOf(model: Model): Extent {
  const { low, high } = boundsOf(model.parts.map(({ mesh }) => mesh));
  return { wide: high[0] - low[0], deep: high[2] - low[2], tall: high[1] - low[1] };
}

const standsOnFloor = ({ stands }: Model) => stands === 'floor' || stands === 'back-to-wall';

/** The piece that the others are arranged round: the widest that stands on the floor. */
function mainOf(models: readonly Model[]): Model {
  const standing = models.filter(standsOnFloor);
  const from = standing.length > 0 ? standing : models;
  const [first, ...rest] = from;
  if (!first) throw new Error('a room needs at least one piece');
  return rest.reduce(
    (best, model) => (extentOf(model).wide > extentOf(best).wide ? model : best),
    first,
  );
}

/**
 * Puts two to four models into one room: the widest before the wall, low things in front of it, others at its sides
 * turned towards the middle, rugs below, lamps above.
 * @throws Error without any model
 */
export function arrange(
  models: readonly Model[],
  random: Random,
): { placed: Placed[]; main: Placed; wallAt: number } {
  const main = mainOf(models);
  const size = extentOf(main);
  const wallAt = -size.deep / 2 - (main.stands === 'back-to-wall' ? 1 : random.between(14, 26));
  const front = size.deep / 2;
  let side = random.chance(0.5) ? 1 : -1;
  const reach = { '1': size.wide / 2, '-1': size.wide / 2 };
  let before = front + 34;
  const placed = models.map((model): Placed => {
    const { wide, deep, tall } = extentOf(model);
    const lift = liftOf(model);
    if (model === main) return placeModel(model, { turned: 0, at: [0, lift, 0] });
    if (model.stands === 'flat') {
      return placeModel(model, { turned: 90, at: [0, 0, front + wide * 0.3] });
    }
    if (standsOnFloor(model) && tall < 52 && wide < size.wide * 0.8) {
      const z = before + deep / 2;
      before += deep + 22;
      return placeModel(model, { turned: 0, at: [random.between(-14, 14), 0, z] });
    }
    side = -side;
    const key = side === 1 ? '1' : '-1';
    const x = side * (reach[key] + 24 + wide / 2);
    reach[key] += 24 + wide;
    if (model.stands === 'on-wall')
      return placeModel(model, { turned: 0, at: [x, lift, wallAt + 0.05] });
    if (model.stands === 'from-ceiling')
      return placeModel(model, { turned: 0, at: [x * 0.9, lift, 30] });
    const tight = model.stands === 'back-to-wall' || wide > 120;
    const z = tight ? wallAt + 4 + deep / 2 : wallAt + 46 + deep / 2 + random.between(0, 26);
    const turned = tight ? 0 : -side * random.between(22, 36);
    return placeModel(model, { turned, at: [x, lift, z] });
  });
  const found = placed.find(({ model }) => model === main);
  if (!found) throw new Error('the main piece was not placed');
  return { placed, main: found, wallAt };
}
