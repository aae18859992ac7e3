import type { Mesh } from '../geometry/index.ts';
import { box, move, turn } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Finish } from '../recipe.ts';
import { moved, places } from './arrange.ts';
import type { FrontStyle } from './front.ts';
import { front } from './front.ts';
import type { HandleStyle } from './handle.ts';
import { handle } from './handle.ts';
import { tint } from './tint.ts';

export interface Fronts {
  body: Finish;
  metal: Finish;
  style: FrontStyle;
  grip: HandleStyle | 'none';
  /** Width of the frame round a panel, in cm. */
  rail?: number;
}

const gap = 0.4;
const face = 2;

/** Dark inside behind the joints of fronts that fill this rectangle. */
export const shadowGap = (body: Finish, width: number, height: number): Part =>
  part(tint({ stuff: 'lacquer', color: body.color }, -0.75), [
    move(box(width - 0.8, height - 0.8, 0.3, { radius: 0 }), 0, 0.4, -0.25),
  ]);

function doorGrip(
  grip: HandleStyle,
  side: number,
  width: number,
  height: number,
  at: number,
): Mesh {
  const length = height > 150 && grip !== 'bow' ? 54 : grip === 'bar' ? 24 : 14;
  const inset = grip === 'disc' ? 5 : 3.2;
  const upright =
    grip === 'edge' ? turn(handle('edge', length), 'z', 90) : turn(handle(grip, length), 'z', -90);
  return move(upright, side * (width / 2 - (grip === 'edge' ? 0.2 : inset)), at, face);
}

/**
 * Doors side by side that fill a rectangle: centred on x, standing on y = 0, their back at z = 0. Handles are at
 * `gripAt` above y = 0, where two doors meet.
 */
export function doors(
  fronts: Fronts,
  count: number,
  width: number,
  height: number,
  gripAt: number,
): Part[] {
  const { body, metal, style, rail = 6 } = fronts;
  // A cup is pulled from below: a door has a knob instead.
  const grip = fronts.grip === 'cup' ? 'knob' : fronts.grip;
  const pitch = width / count;
  const xs = places(count, width);
  const leaves = xs.flatMap((x) =>
    moved(front(style, pitch - gap, height - gap, body, { rail }), x, gap / 2, 0),
  );
  if (grip === 'none') return [shadowGap(body, width, height), ...leaves];
  const grips = xs.map((x, i) =>
    move(doorGrip(grip, i % 2 === 0 ? 1 : -1, pitch - gap, height, gripAt), x, 0, 0),
  );
  return [shadowGap(body, width, height), ...leaves, part(metal, grips)];
}

function drawerGrips(grip: HandleStyle, width: number, height: number): Mesh[] {
  const isRound = grip === 'knob' || grip === 'disc';
  const length =
    grip === 'edge' ? Math.min(width * 0.5, 30) : grip === 'cup' ? 9 : Math.min(width * 0.32, 20);
  const xs = isRound && width > 55 ? [-width * 0.28, width * 0.28] : [0];
  const y = grip === 'edge' ? height : grip === 'cup' ? height * 0.62 : height * 0.55;
  return xs.map((x) => move(handle(grip, length), x, y, face));
}

/** Drawers above each other that fill a rectangle as `doors` do; `heights` from the lowest up, as shares. */
export function drawers(
  fronts: Fronts,
  heights: readonly number[],
  width: number,
  height: number,
): Part[] {
  const { body, metal, style, grip, rail = 5 } = fronts;
  const sum = heights.reduce((total, share) => total + share, 0);
  let y = 0;
  const rows = heights.map((share) => {
    const row = { y, tall: (share / sum) * height };
    y += row.tall;
    return row;
  });
  const leaves = rows.flatMap(({ y: at, tall }) =>
    moved(
      front(style, width - gap, tall - gap, body, {
        grain: 'x',
        rail: Math.min(rail, tall * 0.24),
      }),
      0,
      at + gap / 2,
      0,
    ),
  );
  if (grip === 'none') return [shadowGap(body, width, height), ...leaves];
  const grips = rows.flatMap(({ y: at, tall }) =>
    drawerGrips(grip, width, tall - gap).map((mesh) => move(mesh, 0, at + gap / 2, 0)),
  );
  return [shadowGap(body, width, height), ...leaves, part(metal, grips)];
}
