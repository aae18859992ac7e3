/*
 * Sets of ordinals as bits, 32 to a number: what is done to one number is done to 32 rows at once, without a branch per
 * row.
 */

/** How many numbers hold the bits of this many ordinals. */
export const wordsFor = (ordinals: number): number => (ordinals + 31) >>> 5;

/** How many bits of a number are set. */
export function countOnes(bits: number): number {
  let sum = bits - ((bits >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += countOnes(bits[word] ?? 0);
  return count;
}

export const hasBit = (bits: Uint32Array, ordinal: number): boolean =>
  (((bits[ordinal >>> 5] ?? 0) >>> (ordinal & 31)) & 1) === 1;

export function setBit(bits: Uint32Array, ordinal: number): void {
  const word = ordinal >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (ordinal & 31));
}

export function unsetBit(bits: Uint32Array, ordinal: number): void {
  const word = ordinal >>> 5;
  bits[word] = (bits[word] ?? 0) & ~(1 << (ordinal & 31));
}

/** The ordinal of the lowest bit that is set in a number of a set. */
export const lowestOf = (bits: number, word: number): number =>
  (word << 5) + 31 - Math.clz32(bits & -bits);

/**
 * Writes the ordinals in the numbers of a set from `from` on, in ascending order.
 * @param place of the first one in `into`
 * @returns the place after the last one
 */
export function listBits(bits: Uint32Array, from: number, into: Uint32Array, place: number) {
  let next = place;
  for (let word = from; word < bits.length; word += 1) {
    next = listWord(bits[word] ?? 0, word, into, next);
  }
  return next;
}

/** The same of a single number. */
export function listWord(bits: number, word: number, into: Uint32Array, place: number): number {
  let next = place;
  for (let left = bits; left !== 0; left &= left - 1) {
    into[next] = lowestOf(left, word);
    next += 1;
  }
  return next;
}

/** Leaves those in a set that are in another one too. */
export function keepBoth(bits: Uint32Array, others: Uint32Array): void {
  for (let word = 0; word < bits.length; word += 1) {
    bits[word] = (bits[word] ?? 0) & (others[word] ?? 0);
  }
}

/** Takes those out of a set that are in another one. */
export function leaveOut(bits: Uint32Array, others: Uint32Array): void {
  for (let word = 0; word < bits.length; word += 1) {
    bits[word] = (bits[word] ?? 0) & ~(others[word] ?? 0);
  }
}
