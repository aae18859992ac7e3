import type { Mesh, ProfilePoint } from '../geometry/index.ts';
import { curve, flatCurve, join, lathe, move, tube } from '../geometry/index.ts';

export type VesselForm = 'bottle' | 'jar' | 'urn' | 'cylinder';

/** Outlines of half a vessel, for a height and a greatest radius of 1. */
const outlines: Record<VesselForm, readonly ProfilePoint[]> = {
  bottle: [
    [0.6, 0],
    [0.95, 0.12],
    [1, 0.3],
    [0.7, 0.52],
    [0.34, 0.68],
    [0.3, 0.85],
    [0.4, 1],
  ],
  jar: [
    [0.55, 0],
    [0.85, 0.15],
    [1, 0.45],
    [0.9, 0.75],
    [0.62, 0.92],
    [0.66, 1],
  ],
  urn: [
    [0.45, 0],
    [0.6, 0.2],
    [0.9, 0.55],
    [1, 0.75],
    [0.8, 0.92],
    [0.6, 1],
  ],
  cylinder: [
    [0.94, 0],
    [1, 0.04],
    [1, 0.5],
    [1, 0.96],
    [0.98, 1],
  ],
};

/** A hollow turned vessel standing on y = 0. */
export function vessel(form: VesselForm, radius: number, height: number): Mesh {
  const outside = flatCurve(
    outlines[form].map(([r, y]) => [r * radius, y * height]),
    2,
  );
  const [rim] = outside.at(-1) ?? [radius];
  const wall = Math.min(0.5, radius * 0.12);
  return lathe(
    [
      ...outside,
      [rim - wall, height - 0.1],
      [rim - wall, height * 0.8],
      [rim - wall, height * 0.55],
    ],
    { segments: 20 },
  );
}

/** An open bowl or plate standing on y = 0: flat ones come out as plates. */
export function bowl(radius: number, height: number): Mesh {
  const outside = flatCurve(
    [
      [radius * 0.45, 0],
      [radius * 0.62, height * 0.14],
      [radius * 0.9, height * 0.6],
      [radius, height],
    ],
    2,
  );
  const inside = outside
    .toReversed()
    .map(([r, y]): ProfilePoint => [Math.max(0.2, r - 0.5), Math.max(0.4, y - 0.1)]);
  return lathe([...outside, ...inside], { segments: 20 });
}

/** A cup with an ear at its right. */
export function cup(radius: number, height: number): Mesh {
  const ear = curve(
    [
      [radius * 0.88, height * 0.78, 0],
      [radius * 1.55, height * 0.7, 0],
      [radius * 1.5, height * 0.3, 0],
      [radius * 0.85, height * 0.24, 0],
    ],
    4,
  );
  return join(bowl(radius, height), tube(ear, { radius: 0.35, sides: 6 }));
}

/** A jug: a jar with an ear. */
export function jug(radius: number, height: number): Mesh {
  const ear = curve(
    [
      [radius * 0.6, height * 0.9, 0],
      [radius * 1.35, height * 0.86, 0],
      [radius * 1.4, height * 0.5, 0],
      [radius * 0.95, height * 0.35, 0],
    ],
    5,
  );
  return join(
    vessel('jar', radius, height),
    move(tube(ear, { radius: 0.6, sides: 8 }), -0.2, 0, 0),
  );
}
