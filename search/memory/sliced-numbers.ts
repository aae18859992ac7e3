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

/** The bits of eight numbers of a byte each: the lowest bit of each in the first byte, the next ones in the second. */
const turned = new Uint32Array(2);

/**
 * Turns eight bytes of eight bits around (Warren, Hacker's Delight, 7-3).
 * @param low the first four, the very first in the lowest bits
 */
function turn(low: number, high: number): void {
  let bit = (low ^ (low >>> 7)) & 0x00aa00aa;
  let first = low ^ bit ^ (bit << 7);
  bit = (first ^ (first >>> 14)) & 0x0000cccc;
  first ^= bit ^ (bit << 14);
  bit = (high ^ (high >>> 7)) & 0x00aa00aa;
  let last = high ^ bit ^ (bit << 7);
  bit = (last ^ (last >>> 14)) & 0x0000cccc;
  last ^= bit ^ (bit << 14);
  bit = (first ^ (last << 4)) & 0xf0f0f0f0;
  turned[0] = first ^ bit;
  turned[1] = last ^ (bit >>> 4);
}

/** By slice, that byte of 32 numbers. */
const slicesOfByte = new Uint32Array(8);

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
  slicesOfByte.fill(0);
  for (let part = 0; part < 4; part += 1) {
    const [low, high] = [packed[at + 2 * part] ?? 0, packed[at + 2 * part + 1] ?? 0];
    if ((low | high) === 0) continue;
    turn(low, high);
    for (let slice = 0; slice < 8; slice += 1) {
      const byte = ((turned[slice >>> 2] ?? 0) >>> ((slice & 3) << 3)) & 255;
      slicesOfByte[slice] = (slicesOfByte[slice] ?? 0) | (byte << (part << 3));
    }
  }
  const last = Math.min(depth, first + 8);
  let any = 0;
  for (let slice = first, place = slice * words + word; slice < last; slice += 1, place += words) {
    const bits = slicesOfByte[slice - first] ?? 0;
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
