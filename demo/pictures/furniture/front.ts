import type { Mesh } from '../geometry/index.ts';
import { box, move, pair, tube } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Finish } from '../recipe.ts';
import { atEach, places } from './arrange.ts';

export type FrontStyle = 'slab' | 'shaker' | 'reeded' | 'boarded' | 'cane' | 'glass';

export interface FrontDetail {
  grain?: 'x' | 'y';
  /** Width of the frame round a panel, in cm. */
  rail?: number;
}

const thick = 2;

/** Two uprights and two rails between them. */
export function frameOf(width: number, height: number, rail: number): Mesh[] {
  const across = box(width - 2 * rail, rail, thick, { radius: 0.15, grain: 'x' });
  return [
    pair(
      move(box(rail, height, thick, { radius: 0.2, grain: 'y' }), (width - rail) / 2, 0, thick / 2),
    ),
    move(across, 0, 0, thick / 2 - 0.05),
    move(across, 0, height - rail, thick / 2 - 0.05),
  ];
}

const panel = (width: number, height: number, deep: number, grain: 'x' | 'y' = 'y') =>
  move(box(width, height, deep, { radius: 0, grain }), 0, 0, deep / 2);

/** Half-round staves side by side. */
function reeded(width: number, height: number): Mesh[] {
  const count = Math.max(4, Math.round(width / (height > 120 ? 3.6 : 2.6)));
  const radius = width / count / 2;
  const stave = tube(
    [
      [0, 0.1, 0],
      [0, height - 0.1, 0],
    ],
    { radius: radius * 0.98, sides: 8 },
  );
  return [
    panel(width - 0.2, height, 0.8),
    ...atEach(places(count, width), () => move(stave, 0, 0, thick - radius)),
  ];
}

/** Upright boards with a groove between. */
function boarded(width: number, height: number): Mesh[] {
  const count = Math.max(3, Math.round(width / 8));
  const board = move(
    box(width / count - 0.15, height, 1.2, { radius: 0.3, grain: 'y' }),
    0,
    0,
    1.3,
  );
  return [panel(width - 0.4, height - 0.2, 1), ...atEach(places(count, width), () => board)];
}

/**
 * A door or the front of a drawer: centred on x, standing on y = 0, its back at z = 0 and its face about 2 cm before
 * it. A panel of cane or glass is a part of its own.
 */
export function front(
  style: FrontStyle,
  width: number,
  height: number,
  finish: Finish,
  { grain = 'y', rail = 6 }: FrontDetail = {},
): Part[] {
  const inside = { width: width - 2 * rail + 1, height: height - 2 * rail + 1 };
  const filled = (deep: number, at: number) =>
    move(panel(inside.width, inside.height, deep, grain), 0, rail - 0.5, at);
  switch (style) {
    case 'slab':
      return [
        part(finish, [move(box(width, height, thick, { radius: 0.25, grain }), 0, 0, thick / 2)]),
      ];
    case 'reeded':
      return [part(finish, reeded(width, height))];
    case 'boarded':
      return [part(finish, boarded(width, height))];
    case 'shaker':
      return [part(finish, [...frameOf(width, height, rail), filled(0.8, 0.2)])];
    case 'cane':
      return [
        part(finish, frameOf(width, height, rail)),
        part({ stuff: 'rattan', color: '#d3b483' }, [filled(0.4, 0.8)], { look: 'cane' }),
      ];
    default:
      return [
        part(finish, frameOf(width, height, rail)),
        part({ stuff: 'glass', color: '#e4ecea' }, [filled(0.4, 0.8)]),
      ];
  }
}
