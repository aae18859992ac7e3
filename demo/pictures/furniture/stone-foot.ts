import { cylinder, move } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';

/** The heavy marble disc under a lamp, its middle at x. */
export const stoneFoot = (radius: number, x = 0, height = 2.6): Part =>
  part({ stuff: 'marble', color: '#e8e3da' }, [move(cylinder(radius, height, 0.7, 44), x, 0, 0)]);
