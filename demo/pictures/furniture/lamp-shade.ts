import type { Mesh, ProfilePoint } from '../geometry/index.ts';
import { ball, lathe, leg, move, shape, tube } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Finish, Stuff } from '../recipe.ts';
import { tint } from './tint.ts';

/** What lets the light of a bulb through; all else only throws it down on a pale inside. */
const glowing = new Set<Stuff>(['fabric', 'linen', 'wool', 'boucle', 'velvet', 'rattan', 'glass']);

export const letsLightThrough = (finish: Finish): boolean => glowing.has(finish.stuff);

const liner: Finish = { stuff: 'lacquer', color: '#fbf0d8' };

/** Shades of glass are of white glass through which one does not see the bulb. */
const opal = (finish: Finish): Finish =>
  finish.stuff === 'glass' ? { ...tint(finish, 0.6), stuff: 'ceramic' } : finish;

/** The same line moved inwards, its lower end staying at its height. */
function inset(profile: readonly ProfilePoint[], by: number): ProfilePoint[] {
  return profile.map(([radius, y], i): ProfilePoint => {
    const [r0, y0] = profile[i - 1] ?? [radius, y];
    const [r1, y1] = profile[i + 1] ?? [radius, y];
    const length = Math.hypot(r1 - r0, y1 - y0) || 1;
    const inward = Math.max(0, radius - (by * (y1 - y0)) / length);
    return i === 0 ? [inward, y] : [radius === 0 ? 0 : inward, y - (by * (r0 - r1)) / length];
  });
}

/** A shell with its outside along the profile (bottom to top), its inside `from` to `to` cm behind it. */
function shell(profile: readonly ProfilePoint[], from: number, to: number, segments: number): Mesh {
  const outside = from === 0 ? [...profile] : inset(profile, from);
  const inside = inset(profile, to).toReversed();
  const start = outside[0] ?? [0, 0];
  return lathe([...outside, ...inside, start], { segments, open: true, smooth: 35 });
}

/** Cloth laid in folds about the axis; every fold is drawn by four segments. */
const pleated = (mesh: Mesh, folds: number, depth: number): Mesh =>
  shape(mesh, (x, y, z) => {
    const k = 1 + (depth / Math.max(6, Math.hypot(x, z))) * Math.cos(folds * Math.atan2(x, z));
    return [x * k, y, z * k];
  });

/** Outside of a round metal shade, as wide as two `radius` at y = 0, closed on top. */
export const dome = (radius: number, tall: number): ProfilePoint[] =>
  Array.from({ length: 9 }, (_, i): ProfilePoint => {
    const angle = (i / 8) * (Math.PI / 2);
    const wide = i === 8 ? 0 : Math.cos(angle) ** 0.85 * radius;
    return [wide, Math.sin(angle) * tall];
  });

export interface ShadeDetail {
  /** Number of pleats round the shade. */
  pleats?: number;
  /** In cm. */
  thickness?: number;
}

/**
 * A shade whose outside follows the profile from its lower to its upper edge. Cloth, cane and glass are lit from
 * within; metal, wood and ceramic stay dark outside and show a pale, lit inside.
 */
export function lampShade(
  finish: Finish,
  profile: readonly ProfilePoint[],
  detail: ShadeDetail = {},
): Part[] {
  const { pleats = 0, thickness = 0.4 } = detail;
  const segments = pleats > 0 ? pleats * 4 : 40;
  const fold = (mesh: Mesh) => (pleats > 0 ? pleated(mesh, pleats, 0.35) : mesh);
  const outer = fold(shell(profile, 0, thickness, segments));
  if (letsLightThrough(finish)) return [part(opal(finish), [outer], { look: 'shade' })];
  return [
    part(finish, [outer]),
    part(liner, [fold(shell(profile, thickness - 0.1, thickness + 0.15, segments))], {
      look: 'shade',
    }),
  ];
}

/** The same shade, turned or moved. */
export const carry = (parts: readonly Part[], place: (mesh: Mesh) => Mesh): Part[] =>
  parts.map((one) => ({ ...one, mesh: place(one.mesh) }));

/** An opal glass ball, lit from within, standing on y = 0. */
export const globe = (radius: number): Part =>
  part({ stuff: 'ceramic', color: '#fdf4e3' }, [ball(radius, radius * 2, 36)], { look: 'shade' });

/** A small frosted bulb with its socket above it; its middle is at the origin. */
export function bulb(frame: Finish, radius = 3): Part[] {
  return [
    part(
      { stuff: 'ceramic', color: '#fff3d9' },
      [
        move(
          lathe(
            [
              [0, 0],
              [radius * 0.7, radius * 0.25],
              [radius, radius],
              [radius * 0.8, radius * 1.7],
              [radius * 0.42, radius * 2.4],
              [radius * 0.42, radius * 2.7],
            ],
            { segments: 18, smooth: 70 },
          ),
          0,
          -radius,
          0,
        ),
      ],
      { look: 'shade' },
    ),
    part(frame, [
      leg([0, radius * 1.5, 0], [0, radius * 3, 0], { foot: radius * 1.05, top: radius * 0.9 }),
    ]),
  ];
}

/** Wire ring and three spokes that hold a cloth shade on its stem. */
export function shadeFitting(radius: number, y: number): Mesh[] {
  const spokes = [0, 1, 2].map((i) => {
    const angle = (i * 2 * Math.PI) / 3 + 0.4;
    return leg([0, y, 0], [radius * Math.sin(angle), y, radius * Math.cos(angle)], {
      foot: 0.35,
      top: 0.35,
    });
  });
  const ring = Array.from({ length: 36 }, (_, i): [number, number, number] => {
    const angle = (i / 36) * 2 * Math.PI;
    return [radius * Math.sin(angle), y, radius * Math.cos(angle)];
  });
  return [...spokes, tube(ring, { radius: 0.2, sides: 5, closed: true })];
}
