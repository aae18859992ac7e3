import { cells, layered, noise } from './periodic-noise.ts';
import { bakeTile } from './tile.ts';

/** Small leaves over each other, dark between them: a clipped hedge. */
export const bakeFoliage = () =>
  bakeTile([64, 64], 512, (x, y) => {
    const [u, v] = [x * 26 + noise(x * 12, y * 12, 12, 12, 611), y * 26];
    const big = cells(u, v, [26, 26], 612);
    const small = cells(x * 52, y * 52, [52, 52], 613);
    const leaf = Math.max(0, 1 - big.near * 1.5) + 0.7 * Math.max(0, 0.8 - small.near * 1.3);
    const shade = layered(x, y, [5, 5], 3, 614);
    return { tone: leaf + 0.5 * (big.which - 0.5) + 0.9 * shade - 0.5, relief: 0.9 * leaf + shade };
  });
