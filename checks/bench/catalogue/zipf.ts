import type { Random } from '@orendi/demo/catalogue/random';

/** Draws ranks, counted from 0, with the frequencies of words and shops: rank r weighs 1 / (r + 1) ** exponent. */
export function createZipf(count: number, exponent: number): (random: Random) => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank += 1) sums[rank] = sum += (rank + 1) ** -exponent;
  return (random) => {
    const value = random.next() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sums[middle] ?? Infinity) > value) high = middle;
      else low = middle + 1;
    }
    return low;
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
