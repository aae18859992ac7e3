import { cells, layered, noise, scatter } from './periodic-noise.ts';
import type { Spot } from './tile.ts';
import { bakeTile } from './tile.ts';

/** A power of two, so that coarser versions of the tile average whole threads. */
const threads = 64;

/** Warp and weft over and under each other; every thread a little lighter or darker, as in melange yarn. */
function woven(x: number, y: number, count: number, slub: number): Spot {
  const wander = 0.25 * layered(x, y, [6, 6], 2, 5);
  const [u, v] = [x * count + wander, y * count + wander];
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const [a, b] = [Math.sin((u - column) * Math.PI), Math.sin((v - row) * Math.PI)];
  const over = (column + row) % 2 === 0;
  const along = over ? a * (0.55 + 0.45 * b) : b * (0.55 + 0.45 * a);
  const wrap = (i: number) => ((i % count) + count) % count;
  const yarn = over ? scatter(wrap(column), 1, 11) : scatter(wrap(row), 2, 12);
  const thick = noise(over ? x * 4 : y * 4, wrap(over ? column : row), 4, count, 13);
  const tone =
    (along - 0.6) * 0.5 +
    (yarn - 0.5) * 0.12 +
    slub * thick * 0.25 +
    0.35 * layered(x, y, [28, 28], 3, 15) +
    0.25 * layered(x, y, [4, 4], 4, 14);
  return { tone, relief: along * 0.05 };
}

export const bakeFabric = () => bakeTile([18, 18], 512, (x, y) => woven(x, y, threads, 0.35));

export const bakeLinen = () => bakeTile([24, 24], 512, (x, y) => woven(x, y, threads, 0.9));

/** Loops of yarn of about a centimetre, dark in the gaps between them. */
export const bakeBoucle = () =>
  bakeTile([20, 20], 256, (x, y) => {
    const warpX = x * 24 + 0.8 * noise(x * 9, y * 9, 9, 9, 21);
    const warpY = y * 24 + 0.8 * noise(x * 9, y * 9, 9, 9, 22);
    const { near, next, which } = cells(warpX, warpY, [24, 24], 23);
    const bulge = Math.min(1, (next - near) * 1.6);
    const curl = 0.15 * Math.sin(near * 22 + which * 6);
    return {
      tone: (bulge - 0.55) * 0.9 + (which - 0.5) * 0.25 + curl,
      relief: (bulge + curl) * 0.22 + 0.1 * which,
    };
  });

/** Short pile, stroked this way and that. */
export const bakeVelvet = () =>
  bakeTile([60, 60], 256, (x, y) => {
    const stroked = layered(x, y, [4, 3], 3, 31);
    return { tone: stroked * 1.1 + 0.15 * layered(x, y, [60, 60], 2, 33), relief: stroked * 0.5 };
  });

/** Grain of small soft pebbles, a few creases, colour that is not quite even. */
export const bakeLeather = () =>
  bakeTile([24, 24], 512, (x, y) => {
    const { near, next } = cells(
      x * 90 + 0.6 * noise(x * 40, y * 40, 40, 40, 41),
      y * 90,
      [90, 90],
      42,
    );
    const pebble = Math.min(1, (next - near) * 2.4);
    const crease = 1 - Math.min(1, Math.abs(layered(x, y, [5, 7], 4, 43)) * 14);
    const patch = layered(x, y, [2, 2], 5, 44);
    return {
      tone: 0.9 * patch + 0.2 * (pebble - 0.7) - 0.25 * crease * crease,
      relief: 0.022 * pebble - 0.03 * crease + 0.05 * patch,
    };
  });

/** Felted, a little hairy. */
export const bakeWool = () =>
  bakeTile([14, 14], 256, (x, y) => {
    const hair = layered(x, y, [18, 18], 4, 51);
    return { tone: 1.1 * hair + 0.5 * layered(x, y, [3, 3], 2, 52), relief: 0.16 * hair };
  });

/** Tufts standing upright, as in rugs and carpets. */
export const bakePile = () =>
  bakeTile([52, 52], 256, (x, y) => {
    const { near, which } = cells(x * 64, y * 64, [64, 64], 61);
    const stroked = layered(x, y, [3, 2], 3, 62);
    return { tone: 0.35 - near * 0.9 + (which - 0.5) * 0.5 + 0.3 * stroked, relief: -0.25 * near };
  });
