import type { Scores } from './ordinals.ts';

/**
 * A whole number per ordinal, in bits: all lowest bits one after another, then all second ones, and so on
 * (https://doi.org/10.1145/253260.253268, "bit-sliced index"). Sums and comparisons take a few steps for 32 rows.
 */
export interface SlicedNumbers {
  /** Slice after slice, the lowest first. */
  slices: Uint32Array;
  /** The length of a slice. */
  words: number;
  depth: number;
}

export const makeSliced = (words: number, depth: number): SlicedNumbers => ({
  slices: new Uint32Array(words * depth),
  words,
  depth,
});

export function readSliced({ slices, words, depth }: SlicedNumbers, ordinal: number): number {
  const word = ordinal >>> 5;
  const shift = ordinal & 31;
  let value = 0;
  for (let slice = 0; slice < depth; slice += 1) {
    value |= (((slices[slice * words + word] ?? 0) >>> shift) & 1) << slice;
  }
  return value;
}

export function writeSliced(
  { slices, words, depth }: SlicedNumbers,
  ordinal: number,
  value: number,
): void {
  const bit = 1 << (ordinal & 31);
  for (let slice = 0, at = ordinal >>> 5; slice < depth; slice += 1, at += words) {
    slices[at] = ((slices[at] ?? 0) & ~bit) | ((value >>> slice) & 1 ? bit : 0);
  }
}

/**
 * Writes one byte of each of 32 numbers, over bits that are not set yet.
 * @param packed the bytes, four to an element, lowest first, in eight elements
 * @param at where these begin
 * @param first the slice of the lowest bit
 * @returns which numbers are not 0
 */
export function writeBytes(
  { slices, words, depth }: SlicedNumbers,
  word: number,
  packed: Uint32Array,
  at: number,
  first = 0,
): number {
  const last = Math.min(depth, first + 8);
  let any = 0;
  for (let slice = first; slice < last; slice += 1) {
    let bits = 0;
    for (let part = 0; part < 8; part += 1) {
      const four = ((packed[at + part] ?? 0) >>> (slice - first)) & 0x01010101;
      // Moves the lowest bits of four bytes next to each other, to the upper end.
      bits |= (Math.imul(four, 0x10204080) >>> 28) << (part << 2);
    }
    const place = slice * words + word;
    slices[place] = (slices[place] ?? 0) | bits;
    any |= bits;
  }
  return any;
}

/**
 * Adds other numbers to those of the rows that are in both sets, which become the first set.
 * @param sums deep enough for every sum, of slices of the same length
 */
export function addSliced(
  sums: SlicedNumbers,
  bits: Uint32Array,
  others: SlicedNumbers,
  otherBits: Uint32Array,
): void {
  const { slices, words, depth } = sums;
  for (let word = 0; word < words; word += 1) {
    const both = (bits[word] ?? 0) & (otherBits[word] ?? 0);
    bits[word] = both;
    if (both === 0) continue;
    let carry = 0;
    for (let slice = 0, at = word; slice < depth; slice += 1, at += words) {
      const one = slices[at] ?? 0;
      const other = slice < others.depth ? (others.slices[at] ?? 0) : 0;
      slices[at] = one ^ other ^ carry;
      carry = (one & other) | (carry & (one ^ other));
    }
  }
}

/**
 * Numbers that are ordered by some, and where these are equal by others.
 * @param into as deep as both together
 */
export function joinSliced(
  { slices }: SlicedNumbers,
  others: SlicedNumbers,
  into: SlicedNumbers,
): void {
  into.slices.set(others.slices);
  into.slices.set(slices, others.words * others.depth);
}

/** The numbers of some ordinals, into an array by ordinal. */
export function readInto(
  numbers: SlicedNumbers,
  ordinals: Uint32Array,
  count: number,
  into: Float64Array,
): void {
  for (let at = 0; at < count; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    into[ordinal] = readSliced(numbers, ordinal);
  }
}

/** How well an ordinal answers words. */
export const readScore = ({ sliced, read }: Scores, ordinal: number): number =>
  sliced ? readSliced(sliced, ordinal) : (read[ordinal] ?? 0);
