import { boundsOf } from './camera/bounds.ts';
import type { Vector } from './geometry/index.ts';
import { move, turn } from './geometry/index.ts';
import type { Bulb, Model, Part } from './model.ts';
import type { Random } from './random.ts';
import { tableHeight } from './rooms/table-height.ts';

/** A place in the room: where the model's origin goes, after a turn in degrees about the upright axis. */
export interface Spot {
  turned: number;
  at: Vector;
}

/** A model where it stands. */
export interface Placed {
  model: Model;
  parts: readonly Part[];
  bulbs: readonly Bulb[];
  detail?: Vector;
}

export function placeModel(model: Model, { turned, at }: Spot): Placed {
  const sin = Math.sin((turned * Math.PI) / 180);
  const cos = Math.cos((turned * Math.PI) / 180);
  const carry = ([x, y, z]: Vector): Vector => [
    x * cos + z * sin + at[0],
    y + at[1],
    z * cos - x * sin + at[2],
  ];
  const parts = model.parts.map((part) => {
    const mesh = move(turn(part.mesh, 'y', turned), ...at);
    return { ...part, mesh: { ...mesh, uvs: part.mesh.uvs } };
  });
  return {
    model,
    parts,
    bulbs: (model.bulbs ?? []).map((bulb) => ({ at: carry(bulb.at), strength: bulb.strength })),
    ...(model.detail ? { detail: carry(model.detail) } : {}),
  };
}

/** The height above the floor at which a model of its kind is put. */
export function liftOf({ stands, lift }: Model): number {
  if (stands === 'on-wall') return lift ?? 110;
  if (stands === 'from-ceiling') return lift ?? 150;
  return stands === 'on-table' ? tableHeight : 0;
}

/**
 * Places a model alone in its picture and says where the wall is, as z. `side` is 1 or -1: the side to which the piece
 * shows itself on the cover.
 */
export function placeAlone(
  model: Model,
  side: number,
  random: Random,
): { placed: Placed; wallAt: number } {
  const { low, high } = boundsOf(model.parts.map(({ mesh }) => mesh));
  const wide = high[0] - low[0] > 140;
  const free = wide ? random.between(12, 20) : random.between(20, 34);
  const [turned, gap] = {
    floor: [free, random.between(16, 44)],
    'back-to-wall': [0, 1.2],
    'on-wall': [0, 0.05],
    'from-ceiling': [free, 70],
    'on-table': [free, 16],
    flat: [random.between(0, 10), 60],
  }[model.stands] as [number, number];
  const placed = placeModel(model, { turned: -side * turned, at: [0, liftOf(model), 0] });
  const back = boundsOf(placed.parts.map(({ mesh }) => mesh)).low[2];
  return { placed, wallAt: back - gap };
}
