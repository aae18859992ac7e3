import type { Mesh, ProfilePoint, Vector } from '../geometry/index.ts';
import { flatCurve, join, tube } from '../geometry/index.ts';

type Weave = 'plaited' | 'upright';

/** How far round a cane has gone when it reaches the top. */
const twist = { plaited: 1.15, upright: 0 } as const;

function ring(radius: number, y: number, thick: number): Mesh {
  const points = Array.from({ length: 48 }, (_, i): Vector => {
    const angle = (i / 48) * 2 * Math.PI;
    return [radius * Math.sin(angle), y, radius * Math.cos(angle)];
  });
  return tube(points, { radius: thick, sides: 6, closed: true });
}

/** One cane that climbs along the profile, going round by `turned` radians on its way. */
function cane(profile: readonly ProfilePoint[], start: number, turned: number): Mesh {
  const points = profile.map(([radius, y], i): Vector => {
    const angle = start + turned * (i / (profile.length - 1));
    return [radius * Math.sin(angle), y, radius * Math.cos(angle)];
  });
  return tube(points, { radius: 0.28, sides: 5 });
}

/** An open shade of cane, from the lower to the upper edge of the profile: canes that cross, or that stand upright. */
export function basketShade(outline: readonly ProfilePoint[], weave: Weave): Mesh {
  const profile = flatCurve(outline, 3);
  const widest = Math.max(...profile.map(([radius]) => radius));
  const count = Math.round((2 * Math.PI * widest) / (weave === 'plaited' ? 5.2 : 2.3));
  const starts = Array.from({ length: count }, (_, i) => (i / count) * 2 * Math.PI);
  const way = twist[weave];
  const canes = starts.flatMap((start) =>
    way === 0 ? [cane(profile, start, 0)] : [cane(profile, start, way), cane(profile, start, -way)],
  );
  const bands = profile.filter((_, i) => i % (weave === 'plaited' ? 5 : 3) === 0);
  const [bottom, top] = [profile[0], profile.at(-1)];
  return join(
    ...canes,
    ...bands.map(([radius, y]) => ring(radius, y, 0.3)),
    ...[bottom, top].flatMap((end) => (end ? [ring(end[0], end[1], 0.6)] : [])),
  );
}
