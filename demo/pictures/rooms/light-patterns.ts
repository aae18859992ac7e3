import type { Random } from '../random.ts';
import type { Pattern } from '../render/daylight.ts';

const ease = (t: number) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));

/** Two sashes of panes; cm round the given middle, seen from the light. */
export function panes(middle: readonly [a: number, b: number], soft: number): Pattern {
  const pane = (value: number, count: number, size: number, bar: number) => {
    const whole = count * size;
    const at = value + whole / 2;
    if (at < -soft || at > whole + soft) return 0;
    const inside = Math.min(1, Math.max(0, at / size));
    const cell = at - Math.floor(Math.min(count - 1e-6, Math.max(0, at / size))) * size;
    return inside < 0 ? 0 : ease((Math.min(cell, size - cell) - bar + soft / 2) / soft);
  };
  return (a, b) => 0.66 + 0.56 * pane(a - middle[0], 2, 62, 3) * pane(b - middle[1], 3, 58, 2.5);
}

/** The shadow of twigs before the window. */
export function foliage(middle: readonly [a: number, b: number], random: Random): Pattern {
  const twigs = Array.from({ length: 5 }, (_, i) => ({
    a: middle[0] - 105 + i * 48 + random.between(-14, 14),
    b: middle[1] + random.between(70, 130),
    lean: random.between(-0.35, 0.5),
  }));
  const leaves = Array.from({ length: 46 }, (_, i) => {
    const twig = twigs[i % twigs.length] ?? { a: 0, b: 0, lean: 0 };
    const along = random.between(0.05, 1) * 165;
    const lean = twig.lean + 0.002 * along;
    const angle = lean + (random.chance(0.5) ? 1 : -1) * random.between(0.5, 1.1);
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const long = random.between(11, 24);
    return {
      a: twig.a + along * Math.sin(lean) + long * sin,
      b: twig.b - along * Math.cos(lean) - long * cos,
      sin: -sin,
      cos,
      long,
      wide: long * random.between(0.24, 0.36),
    };
  });
  const shadows: Pattern = (a, b) => {
    let light = 1.1;
    for (const leaf of leaves) {
      const [x, y] = [a - leaf.a, b - leaf.b];
      if (x > 40 || x < -40 || y > 40 || y < -40) continue;
      const u = (x * leaf.cos + y * leaf.sin) / leaf.wide;
      const v = (y * leaf.cos - x * leaf.sin) / leaf.long;
      const near = u * u + v * v;
      if (near < 2.2) light *= 1 - 0.3 * ease(1.5 - near * 0.7);
    }
    return Math.max(0.6, light);
  };
  return drawnOnce(shadows, middle, 200);
}

/** A costly pattern worked out on a grid of `reach` cm round the middle and read off from there; 1.1 beyond it. */
function drawnOnce(
  pattern: Pattern,
  [middleA, middleB]: readonly [a: number, b: number],
  reach: number,
): Pattern {
  const side = 112;
  const step = (2 * reach) / (side - 1);
  const grid = Float32Array.from({ length: side * side }, (_, i) =>
    pattern(middleA - reach + (i % side) * step, middleB - reach + Math.floor(i / side) * step),
  );
  return (a, b) => {
    const x = (a - middleA + reach) / step;
    const y = (b - middleB + reach) / step;
    if (!(x >= 0 && y >= 0 && x < side - 1 && y < side - 1)) return 1.1;
    const [ix, iy] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - ix, y - iy];
    const i = iy * side + ix;
    const above = (grid[i] as number) * (1 - fx) + (grid[i + 1] as number) * fx;
    const below = (grid[i + side] as number) * (1 - fx) + (grid[i + side + 1] as number) * fx;
    return above * (1 - fy) + below * fy;
  };
}
