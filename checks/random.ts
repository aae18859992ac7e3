export type Random = ReturnType<typeof createRandom>;

/** Pseudo-random numbers that are the same for the same seed, so that a run can be repeated: Mulberry32. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    /** From 0 to below 1. */
    next,
    /** An integer from 0 to below `end`. */
    below,
    /** True with this probability. */
    chance: (share: number) => next() < share,
    /** @throws RangeError when there is nothing to pick from */
    pick<Value>(values: readonly Value[]) {
      if (values.length === 0) throw new RangeError('Nothing to pick from.');
      return values[below(values.length)] as Value;
    },
  };
}
