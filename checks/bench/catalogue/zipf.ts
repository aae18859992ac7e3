import type { Random } from '../../random.ts';

/**
 * Draws ranks with the frequencies of words, brands and shops: about 1 / (r + 1) ** exponent for the rank `r`, counted
 * from 0, by the inverse of the sum of that, taken as an integral.
 * @returns draws an integer from 0 to below `count`
 */
export function createZipf(count: number, exponent: number): (random: Random) => number {
  const power = 1 - exponent;
  const [low, high] = [0.5 ** power, (count + 0.5) ** power];
  return (random) => {
    const share = random.next();
    const place =
      power === 0 ? 0.5 * (2 * count + 1) ** share : (low + share * (high - low)) ** (1 / power);
    return Math.min(count, Math.round(place)) - 1;
  };
}

/** Splits a whole into `count` parts with the same inequality, the largest first. They add up to the whole. */
export function splitByZipf(whole: number, count: number, exponent: number): number[] {
  const shares = Array.from({ length: count }, (_, rank) => (rank + 1) ** -exponent);
  const sum = shares.reduce((all, share) => all + share, 0);
  let [passed, given] = [0, 0];
  return shares.map((share) => {
    passed += share / sum;
    const part = Math.round(passed * whole) - given;
    given += part;
    return part;
  });
}
