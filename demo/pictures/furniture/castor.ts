import type { Mesh } from '../geometry/index.ts';
import { box, cylinder, join, move, turn } from '../geometry/index.ts';

/** How high a castor is, in cm. */
export const castorHeight = 7;

/** A swivel castor standing on y = 0: rubber wheel, fork and pin in one. */
export function castor(): { wheel: Mesh; fork: Mesh } {
  const wheel = turn(cylinder(2.8, 1.8, 0.6, 22), 'x', 90);
  const cheek = box(2, 4.4, 0.35, { radius: 0.1 });
  return {
    wheel: move(wheel, 0.9, 2.8, -0.9),
    fork: join(
      move(cheek, 0.7, 2.4, 1.2),
      move(cheek, 0.7, 2.4, -1.2),
      move(box(2.6, 0.6, 3, { radius: 0.15 }), 0.4, 6.2, 0),
      move(cylinder(0.9, 1, 0.1, 14), 0, 6.5, 0),
    ),
  };
}
