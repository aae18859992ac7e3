import type { Mesh } from '../geometry/index.ts';
import {
  box,
  curve,
  cylinder,
  join,
  lathe,
  move,
  pair,
  surface,
  tube,
  turn,
} from '../geometry/index.ts';

export type HandleStyle = 'bar' | 'knob' | 'disc' | 'cup' | 'bow' | 'edge';

/** A round bar on two short posts. */
function bar(length: number): Mesh {
  const half = length / 2;
  const at = half - Math.min(2.4, length * 0.18);
  const rod = tube(
    [
      [-half, 0, 2.9],
      [half, 0, 2.9],
    ],
    { radius: 0.55, sides: 12 },
  );
  const post = tube(
    [
      [at, 0, 0],
      [at, 0, 2.8],
    ],
    { radius: 0.45, sides: 8 },
  );
  return join(rod, pair(post));
}

/** A turned button on a neck. */
function knob(): Mesh {
  const turnedKnob = lathe(
    [
      [1.0, 0],
      [1.0, 0.25],
      [0.6, 0.5],
      [0.55, 1.2],
      [1.0, 1.6],
      [1.5, 2.1],
      [1.55, 2.6],
      [1.2, 3.0],
      [0.6, 3.15],
    ],
    { segments: 20 },
  );
  return turn(turnedKnob, 'x', 90);
}

const disc = (): Mesh =>
  turn(join(cylinder(0.8, 1.6, 0.1, 14), move(cylinder(2.2, 1.3, 0.4, 26), 0, 1.5, 0)), 'x', 90);

/** A half shell that one reaches into from below. */
function cup(length: number): Mesh {
  const [reach, deep, tall] = [length / 2, 2.6, 3.2];
  const shell = surface(
    (u, v) => {
      const round = Math.max(0.06, Math.sin(Math.PI * u) ** 0.6);
      const angle = v * Math.PI * 0.5;
      return [
        -reach * Math.cos(Math.PI * u),
        tall * (round * Math.sin(angle) - 0.45),
        0.1 + deep * round * Math.cos(angle),
      ];
    },
    { columns: 14, rows: 6, thickness: 0.25 },
  );
  return join(
    shell,
    move(box(length + 1, tall + 0.6, 0.25, { radius: 0.1 }), 0, -tall * 0.45, 0.12),
  );
}

/** A slender bow. */
function bow(length: number): Mesh {
  const half = length / 2;
  const path = curve(
    [
      [-half, 0, -0.3],
      [-half + 0.5, 0, 1.6],
      [-half * 0.5, 0, 2.9],
      [0, 0, 3.1],
      [half * 0.5, 0, 2.9],
      [half - 0.5, 0, 1.6],
      [half, 0, -0.3],
    ],
    4,
  );
  return tube(path, { radius: (t) => 0.4 + 0.22 * Math.sin(Math.PI * t), sides: 10 });
}

/** A folded strip that grips the edge of a front; the edge lies at y = 0. */
const edge = (length: number): Mesh =>
  join(
    move(box(length, 0.3, 2.4, { radius: 0.1 }), 0, -0.05, 0.9),
    move(box(length, 1.3, 0.3, { radius: 0.1 }), 0, -1.05, 2),
  );

/**
 * A handle on the plane z = 0 with its middle at the origin, along x; `length` in cm does not matter to round ones.
 * Turn it about z by 90 degrees for a door.
 */
export function handle(style: HandleStyle, length: number): Mesh {
  const make = { bar, knob, disc, cup, bow, edge }[style];
  return make(length);
}
