import type { Mesh } from './mesh.ts';
import { MeshBuilder } from './mesh.ts';

export type ProfilePoint = readonly [radius: number, y: number];

export interface LatheDetail {
  /** Around the whole turn. */
  segments?: number;
  /** Leaves the ends without a lid; right only where profile ends meet the axis or each other. */
  open?: boolean;
  /** Degrees of bend up to which the profile is rounded over; sharper ones stay edges. */
  smooth?: number;
}

interface Facing {
  radius: number;
  y: number;
  along: number;
  /** The outward direction in the plane of the profile. */
  out: readonly [number, number];
}

/** Each stretch of the profile with the outward direction at both of its ends. */
function stretches(profile: readonly ProfilePoint[], smooth: number): [Facing, Facing][] {
  const flats = profile.slice(1).map(([radius, y], i): [number, number] => {
    const [r0, y0] = profile[i] ?? [0, 0];
    const length = Math.hypot(radius - r0, y - y0) || 1;
    return [(y - y0) / length, (r0 - radius) / length];
  });
  const limit = Math.cos((smooth * Math.PI) / 180);
  const meet = (i: number, j: number): [number, number] => {
    const here = flats[i] ?? [1, 0];
    const there = flats[j] ?? here;
    if (here[0] * there[0] + here[1] * there[1] < limit) return here;
    const sum: [number, number] = [here[0] + there[0], here[1] + there[1]];
    const length = Math.hypot(...sum) || 1;
    return [sum[0] / length, sum[1] / length];
  };
  let along = 0;
  return profile.slice(1).map(([radius, y], i) => {
    const [r0, y0] = profile[i] ?? [0, 0];
    const start = { radius: r0, y: y0, along, out: meet(i, i - 1) };
    along += Math.hypot(radius - r0, y - y0);
    return [start, { radius, y, along, out: meet(i, i + 1) }];
  });
}

/**
 * A turned shape about the y axis. The profile runs from the bottom to the top of the outside; for a shell (shade,
 * bowl) it goes on over the rim and down the inside. Grain runs along the profile.
 */
export function lathe(profile: readonly ProfilePoint[], detail: LatheDetail = {}): Mesh {
  const { segments = 28, open = false, smooth = 50 } = detail;
  const [firstRadius, firstY] = profile[0] ?? [0, 0];
  const [lastRadius, lastY] = profile.at(-1) ?? [0, 0];
  const closed: ProfilePoint[] = [
    ...(open || firstRadius === 0 ? [] : ([[0, firstY]] as const)),
    ...profile,
    ...(open || lastRadius === 0 ? [] : ([[0, lastY]] as const)),
  ];
  const builder = new MeshBuilder();
  const widest = Math.max(...profile.map(([radius]) => radius));
  const ring = ({ radius, y, along, out }: Facing, flat: boolean) =>
    Array.from({ length: segments + 1 }, (_, i) => {
      const angle = (i / segments) * 2 * Math.PI;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      const u = flat ? radius * sin : along;
      const v = flat ? radius * cos : angle * widest;
      return builder.vertex(
        [radius * sin, y, radius * cos],
        [out[0] * sin, out[1], out[0] * cos],
        u,
        v,
      );
    });
  for (const [start, end] of stretches(closed, smooth)) {
    // One grain for the whole stretch: two kinds of it at its ends would smear the pattern between.
    const flat = Math.abs(start.out[0] + end.out[0]) < 0.4;
    const low = ring(start, flat);
    const high = ring(end, flat);
    for (let i = 0; i < segments; i++) {
      const [a, b, c, d] = [low[i], low[i + 1], high[i + 1], high[i]] as [
        number,
        number,
        number,
        number,
      ];
      if (start.radius > 0) builder.triangle(a, b, c);
      if (end.radius > 0) builder.triangle(a, c, d);
    }
  }
  return builder.build();
}

/** A round bar or disc standing on y = 0, its edges rounded by `round` cm. */
export function cylinder(radius: number, height: number, round = 0.3, segments = 28): Mesh {
  const r = Math.min(round, radius * 0.5, height * 0.5);
  const k = r * 0.293;
  const profile: ProfilePoint[] = [
    [radius - r, 0],
    [radius - k, k],
    [radius, r],
    [radius, height - r],
    [radius - k, height - k],
    [radius - r, height],
  ];
  return lathe(profile, { segments });
}

/** A ball, or an egg, standing on y = 0. */
export function ball(radius: number, height = 2 * radius, segments = 24): Mesh {
  const profile = Array.from({ length: 13 }, (_, i): ProfilePoint => {
    const angle = (i / 12) * Math.PI;
    const wide = i === 0 || i === 12 ? 0 : Math.sin(angle) * radius;
    return [wide, (1 - Math.cos(angle)) * (height / 2)];
  });
  return lathe(profile, { segments });
}
