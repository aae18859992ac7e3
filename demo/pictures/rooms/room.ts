import type { Bounds } from '../camera/bounds.ts';
import type { Mesh } from '../geometry/index.ts';
import { box, move } from '../geometry/index.ts';
import { add, cross, dot, times, unit } from '../geometry/vector.ts';
import type { Light } from '../materials/colour.ts';
import { surfaceOf } from '../materials/surface-of.ts';
import type { Bulb, Model } from '../model.ts';
import type { Random } from '../random.ts';
import type { Backdrop } from '../render/backdrop.ts';
import type { Daylight } from '../render/daylight.ts';
import type { Piece } from '../render/scene.ts';
import { dressRoom } from './dress-room.ts';
import { hedge } from './garden.ts';
import { groundOf, plaster, sky } from './ground.ts';
import { foliage, panes } from './light-patterns.ts';
import type { Scheme } from './schemes.ts';
import { indoorSchemes, outdoorSchemes } from './schemes.ts';
import { wallPanels } from './wall-panels.ts';

export interface Room {
  backdrop: Backdrop;
  daylight: Daylight;
  pieces: readonly Piece[];
}

/** What the room is built round. */
export interface Guest {
  model: Model;
  /** Of the piece where it stands. */
  bounds: Bounds;
  /** Of it and all that stands beside it. */
  group: Bounds;
  wallAt: number;
}

function wallPieces({ wall, panels }: Scheme, wallAt: number): Piece[] {
  const surface = plaster(wall);
  const before = (mesh: Mesh): Piece => ({ mesh: move(mesh, 0, 0, wallAt), surface, casts: false });
  const relief = wallPanels(panels);
  return [
    before(box(3000, 8, 2.6, { radius: 0.9, steps: 2 })),
    ...(relief ? [before(relief)] : []),
  ];
}

const scaled = ([red, green, blue]: Light, by: number): Light => [red * by, green * by, blue * by];

/** The window on the left or right; its light plain, through panes or through twigs. */
function lightOf(
  outdoor: boolean,
  { model, bounds, wallAt }: Guest,
  bulbs: Bulb[],
  random: Random,
): Daylight {
  const side = random.chance(0.62) ? 1 : -1;
  const towards = unit([-0.66 * side, outdoor ? 0.85 : 0.62, 0.55]);
  const right = unit(cross([0, 1, 0], towards));
  const up = cross(towards, right);
  const lit = [
    (bounds.low[0] + bounds.high[0]) / 2 + side * random.between(-30, 40),
    bounds.high[1] * 0.6 + 70,
    wallAt,
  ] as const;
  const middle = [dot(lit, right), dot(lit, up)] as const;
  // A burning lamp is shown towards evening.
  const evening = model.bulbs?.length ? 0.66 : 1;
  const distance = outdoor ? 3000 : 480 + (bounds.high[0] - bounds.low[0]) * 0.35;
  const kind = random.pick(
    outdoor
      ? (['plain', 'plain', 'twigs'] as const)
      : (['plain', 'plain', 'panes', 'twigs'] as const),
  );
  return {
    towards,
    from: add(
      [(bounds.low[0] + bounds.high[0]) / 2, bounds.high[1] * 0.5, 0],
      times(towards, distance),
    ),
    distance,
    spread: outdoor ? 0.05 : kind === 'plain' ? 0.22 : 0.13,
    window: scaled(outdoor ? [1.2, 1.13, 1.02] : [1.17, 1.15, 1.115], evening),
    around: scaled(outdoor ? [0.4, 0.43, 0.47] : [0.335, 0.34, 0.35], evening),
    bulbs,
    ...(kind === 'panes' ? { pattern: panes(middle, 9) } : {}),
    ...(kind === 'twigs' ? { pattern: foliage(middle, random) } : {}),
  };
}

/** A wall, a floor, their light and a few quiet things beside the piece, all by chance. */
export function buildRoom(guest: Guest, random: Random): Room {
  const outdoor = guest.model.setting === 'outdoor';
  const scheme = random.pick(outdoor ? outdoorSchemes : indoorSchemes);
  const { parts, bulbs } = dressRoom(guest, random);
  const open = scheme.panels === 'hedge';
  const hedgeAt = guest.wallAt - 110;
  return {
    backdrop: {
      ...groundOf(scheme.floor),
      wall: open ? sky(scheme.wall) : plaster(scheme.wall),
      wallAt: open ? hedgeAt - 400 : guest.wallAt,
    },
    daylight: lightOf(outdoor, guest, bulbs, random),
    pieces: [
      ...parts.map((item) => ({ mesh: item.mesh, surface: surfaceOf(item), casts: true })),
      ...(outdoor ? [] : wallPieces(scheme, guest.wallAt)),
      ...(open ? hedge(hedgeAt, random) : []),
    ],
  };
}
