import type { Random } from '../random.ts';
import type { Finish, PictureRecipe } from '../recipe.ts';
import type { Fronts } from './cabinet-doors.ts';
import { tint } from './tint.ts';

/** How a kitchen is finished. */
export interface KitchenStyle {
  fronts: Fronts;
  /** The tall and the wall units may be in another finish. */
  upper: Fronts;
  top: Finish;
  /** Open boards instead of wall units. */
  open: boolean;
}

const stones = ['#e9e5dd', '#d8d3c9', '#55524e'] as const;
export const oak: Finish = { stuff: 'oak', color: '#bd9565' };

export function kitchenStyle({ body, frame, design }: PictureRecipe, random: Random): KitchenStyle {
  const isMetal = frame.stuff === 'metal' || frame.stuff === 'brass' || frame.stuff === 'steel';
  const metal: Finish = isMetal
    ? frame
    : random.pick<Finish>([
        { stuff: 'metal', color: '#2f2f30' },
        { stuff: 'brass', color: '#b8924e' },
      ]);
  const stone: Finish = { stuff: 'marble', color: random.pick(stones) };
  const top = isMetal ? stone : frame;
  const plain: Fronts = { body, metal, style: 'slab', grip: 'edge' };
  switch (design % 3) {
    case 0:
      return {
        fronts: plain,
        upper: {
          ...plain,
          body: body.stuff === 'lacquer' ? body : tint({ stuff: 'lacquer', color: '#e9e4da' }, 0),
        },
        top,
        open: false,
      };
    case 1: {
      const framed: Fronts = {
        ...plain,
        style: 'shaker',
        grip: random.pick(['knob', 'cup', 'bar']),
        rail: 6.5,
      };
      return {
        fronts: framed,
        upper: framed,
        top: isMetal && body.stuff === 'lacquer' ? oak : top,
        open: false,
      };
    }
    default: {
      const boarded: Fronts = {
        ...plain,
        style: random.pick(['boarded', 'slab', 'reeded']),
        grip: 'bar',
      };
      return { fronts: boarded, upper: boarded, top, open: true };
    }
  }
}
