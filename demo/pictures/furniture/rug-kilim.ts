import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { RugColours } from './rug-colours.ts';
import { borderBand, figure, ground, slide } from './rug-layer.ts';
import { type Pattern, steppedRings, teeth } from './rug-patterns.ts';

type Point = [number, number];

/** A lozenge with stairs for sides, as slit weaving makes it. */
function steppedLozenge(reachX: number, reachY: number, steps: number): Point[] {
  const quarter = Array.from({ length: steps }, (_, i): Point[] => [
    [reachX * (1 - i / steps), (reachY * i) / steps],
    [reachX * (1 - i / steps), (reachY * (i + 1)) / steps],
  ])
    .flat()
    .slice(1);
  const half = [...quarter, ...quarter.map(([x, y]): Point => [-x, y]).reverse()];
  return [...half, ...half.map(([x, y]): Point => [-x, -y])];
}

/** Small stars on the ground where lozenges leave corners free. */
function cornerStars(pitch: number, reach: number, offset: number): Pattern {
  const step = 1.8;
  return (s, t) => {
    const x = s + offset - pitch * Math.round((s + offset) / pitch);
    const y = Math.abs(t) - reach;
    const [a, b] = [Math.floor(Math.abs(x) / step) * step, Math.floor(Math.abs(y) / step) * step];
    const size = a + b;
    const arms = Math.min(a, b) < step && Math.max(a, b) < 9;
    if (size < 3) return 0;
    return size < 6.5 || arms ? 1 : 0;
  };
}

/**
 * Kilim of the mountains: a row of stepped lozenges along x, each with smaller ones inside, in a toothed border; in
 * four colours.
 */
export function kilim(
  size: { length: number; width: number; height: number },
  colours: RugColours,
  random: Random,
): Part[] {
  const { length, width, height } = size;
  const border = Math.max(9, width * random.between(0.09, 0.12));
  const field = { s: length / 2 - border - 3.5, t: width / 2 - border - 3.5 };
  const count = Math.max(1, Math.round((field.s / field.t) * random.pick([1.6, 2.3])));
  const pitch = (2 * field.s) / count;
  const [reachX, reachY] = [pitch / 2, field.t * 0.92];
  const steps = Math.max(5, Math.round(reachY / 5.2));
  const middles = Array.from({ length: count }, (_, i) => (i + 0.5) * pitch - field.s);
  const wool = (color: string) => ({ ...colours.ground, color });
  /** One lozenge of the row, smaller by a share and woven over the one before. */
  const lozenges = (share: number, level: number) => {
    const rim = Math.max(4, Math.round(steps * share));
    const one = figure(steppedLozenge(reachX * share, reachY * share, rim), height, level);
    return middles.map((x) => slide(one, x));
  };
  const inner = 0.62;
  return [
    part(colours.ground, [ground(length, width, height)], {
      paint: {
        color: colours.figure,
        amount: cornerStars(pitch, field.t * 0.8, count % 2 === 0 ? 0 : pitch / 2),
      },
    }),
    part(wool(colours.second), [borderBand(size, 2.2, border)], {
      paint: { color: colours.figure, amount: teeth(border, border * 1.05, 1.1) },
    }),
    part(wool(colours.third), [
      borderBand(size, 0.8, 1.4, 1.3),
      borderBand(size, border + 2, 1.4, 1.3),
    ]),
    part(wool(colours.figure), lozenges(1, 1)),
    part(wool(colours.second), lozenges(0.88, 1.5)),
    part(wool(colours.third), lozenges(inner, 2), {
      paint: {
        color: random.chance(0.5) ? colours.figure : colours.ground.color,
        amount: steppedRings(
          reachX * inner,
          reachY * inner,
          (reachY / steps) * 0.6,
          random.pick([1.6, 2.1, 2.6]),
        ),
      },
    }),
  ];
}
