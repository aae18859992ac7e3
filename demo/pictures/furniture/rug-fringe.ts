import type { Mesh, Vector } from '../geometry/index.ts';
import { join, mirror, move, tube } from '../geometry/index.ts';
import type { Random } from '../random.ts';

/** A knot close to the edge, then loose warp threads that thin out. */
function tassel(long: number, random: Random): Mesh {
  const [aside, end] = [random.between(-0.5, 0.5), random.between(-1, 1)];
  const path: Vector[] = [
    [-0.6, 0.5, 0],
    [0.5, 0.55, 0],
    [long * 0.6, 0.35, aside],
    [long * random.between(0.85, 1.1), 0.25, end],
  ];
  const thickness = [0.2, 0.5, 0.42, 0.16];
  return tube(path, { radius: (t) => thickness[Math.round(t * 3)] ?? 0.3, sides: 4 });
}

/** Fringes along both ends (x = +-half) of a rug that is `wide` cm from front to back. */
export function rugFringe(half: number, wide: number, random: Random): Mesh {
  const long = random.between(5, 8);
  const kinds = Array.from({ length: 9 }, () => tassel(long, random));
  const count = Math.round(wide / 2.2);
  const side = Array.from({ length: count }, (_, i) => {
    const z = ((i + 0.5) / count - 0.5) * (wide - 1);
    return move(kinds[random.whole(0, 8)] ?? (kinds[0] as Mesh), half, 0, z);
  });
  const one = join(...side);
  return join(one, mirror(one));
}
