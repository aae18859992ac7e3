import type { Mesh } from '../geometry/index.ts';
import { box, cylinder, join, leg, move, turn } from '../geometry/index.ts';

const wheel = 2.8;

/** A castor of two wheels on its fork, standing at the origin. */
function castor(): Mesh {
  const tyre = turn(cylinder(wheel, 2, 0.5, 18), 'z', 90);
  return join(
    move(tyre, 2.5, wheel, 1),
    move(tyre, -0.5, wheel, 1),
    move(box(1.2, 3.4, 3.6, { radius: 0.5 }), 0, 2.6, 0.8),
    move(cylinder(0.7, 2.4, 0.2, 10), 0, 4.4, 0),
  );
}

export interface FiveStarBase {
  /** Spokes and column. */
  star: Mesh[];
  /** Castors and the sleeve of the gas spring. */
  dark: Mesh[];
}

/** The foot of an office chair: five spokes on castors and a column up to `height` cm. */
export function fiveStarBase(radius: number, height: number): FiveStarBase {
  const spokes = Array.from({ length: 5 }, (_, i) => {
    const spoke = leg([0, 6.4, radius - 2], [0, 10.5, 1], { foot: 3, top: 5.4, square: true });
    return turn(spoke, 'y', i * 72 + 20);
  });
  const castors = Array.from({ length: 5 }, (_, i) =>
    turn(move(turn(castor(), 'y', 35 * ((i % 3) - 1)), 0, 0, radius - 3.2), 'y', i * 72 + 20),
  );
  return {
    star: [...spokes, move(cylinder(3.8, 6, 0.8), 0, 7.4, 0)],
    dark: [...castors, move(cylinder(2.5, height - 12, 0.2), 0, 12, 0)],
  };
}
