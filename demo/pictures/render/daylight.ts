import type { Vector } from '../geometry/index.ts';
import type { Light } from '../materials/colour.ts';
import type { Bulb } from '../model.ts';

/** A pattern in the window's light: panes, leaves. `a` and `b` are cm across and up, seen from the light. */
export type Pattern = (a: number, b: number) => number;

/** The light in a room: a window, the brightness all round, burning lamps. */
export interface Daylight {
  /** Direction to the middle of the window, of length 1. */
  towards: Vector;
  /** Where the window is; the farther from the piece, the less its light fades over the room. */
  from: Vector;
  /** Distance in cm from the window at which its light is as strong as stated. */
  distance: number;
  /** Half the window's extent as a tangent: 0.05 is the sun, 0.4 a large window near by. */
  spread: number;
  window: Light;
  around: Light;
  pattern?: Pattern;
  bulbs: readonly Bulb[];
}
