import { cells, layered, noise, scatter } from './periodic-noise.ts';
import { bakeTile } from './tile.ts';

/** Fine lines along u, left by the brush. */
export const bakeBrushed = () =>
  bakeTile([30, 6], 256, (x, y) => {
    const line = noise(x * 3, y * 128, 3, 128, 501) + 0.5 * noise(x * 7, y * 64, 7, 64, 502);
    return { tone: line * 0.5, relief: line * 0.0012 };
  });

/** Thin dark veins and broad clouds. */
export const bakeMarble = () =>
  bakeTile([90, 90], 512, (x, y) => {
    const bend = layered(x, y, [3, 3], 4, 511);
    const vein = (seed: number, sharp: number) =>
      Math.max(0, 1 - Math.abs(layered(x + 0.11 * bend, y + 0.09 * bend, [2, 3], 4, seed)) * sharp);
    const cloud = layered(x, y, [3, 2], 4, 513);
    return {
      tone: -0.9 * vein(514, 22) ** 1.5 - 0.4 * vein(519, 9) ** 2 + 0.5 * cloud,
      relief: 0,
    };
  });

/** Lime plaster: the slow marks of the trowel. */
export const bakePlaster = () =>
  bakeTile([240, 240], 256, (x, y) => {
    const strokes = layered(x + 0.05 * layered(x, y, [4, 4], 2, 521), y, [5, 9], 5, 522);
    return { tone: strokes + 0.3 * layered(x, y, [2, 2], 2, 523), relief: strokes * 0.5 };
  });

export const bakeConcrete = () =>
  bakeTile([260, 260], 512, (x, y) => {
    const cloud = layered(x, y, [4, 4], 6, 531);
    const speck = layered(x, y, [90, 90], 2, 532);
    return { tone: 1.1 * cloud + 0.3 * speck, relief: 0.1 * cloud };
  });

/** Chips of stone of several tones and sizes in a smooth ground. */
export const bakeTerrazzo = () =>
  bakeTile([64, 64], 512, (x, y) => {
    const big = cells(x * 26, y * 26, [26, 26], 541);
    const small = cells(x * 60, y * 60, [60, 60], 542);
    const chip = (near: number, which: number, size: number) =>
      near < size * (0.4 + 0.6 * scatter(Math.floor(which * 4096), 5, 543))
        ? (which - 0.45) * 2.1
        : 0;
    const tone = chip(big.near, big.which, 0.42) || chip(small.near, small.which, 0.4);
    return { tone: tone + 0.12 * layered(x, y, [5, 5], 3, 544), relief: 0 };
  });

/** Paint and glaze: next to nothing, so that a large face is not dead. */
export const bakeEven = () =>
  bakeTile([120, 120], 128, (x, y) => ({ tone: layered(x, y, [3, 3], 3, 551), relief: 0 }));
