import { countOnes, listBits, listWord } from './bits.ts';
import type { Ordinals } from './ordinals.ts';
import type { SlicedNumbers } from './sliced-numbers.ts';

export interface SlicedOrder {
  numbers: SlicedNumbers;
  /** 1 for the smallest number first, -1 for the greatest. */
  direction: 1 | -1;
  /** Of equal numbers the greatest ordinals below this come first; those from it on may come anywhere among them. */
  agedCount: number;
}

/** What lies at some positions of an order, and possibly some more before and after. */
export interface Picked extends Ordinals {
  /** How many come before all of these. */
  skipped: number;
}

/** So few rows are listed rather than divided. */
const usuallyFew = 1024;

/**
 * Finds what lies at the positions [from, to) of an order: from slice to slice, only the half with these positions is
 * divided further. So a page costs a few steps for 32 rows, whichever page.
 * @param count how many ordinals are in the set
 * @param into receives the ordinals, in no order; has room for the whole set
 */
export function pickSliced(
  bits: Uint32Array,
  count: number,
  { numbers, direction, agedCount }: SlicedOrder,
  [from, to]: readonly [number, number],
  into: Uint32Array,
  fewRows = usuallyFew,
): Picked {
  const { slices, words, depth } = numbers;
  const picked: Picked = { ordinals: into, count: 0, skipped: -1 };
  const take = (part: Uint32Array, before: number) => {
    if (picked.skipped < 0) picked.skipped = before;
    picked.count = listBits(part, 0, words, into, picked.count);
  };
  const divide = (
    part: Uint32Array,
    own: number,
    depthLeft: number,
    start: number,
    before: number,
  ) => {
    const [first, end] = [Math.max(0, start - before), Math.min(own, to - before)];
    if (first >= end) return;
    if (own <= fewRows || (depthLeft === 0 && agedCount === 0)) return take(part, before);
    if (depthLeft === 0) {
      const skipped = before + takeNewest(part, words, agedCount, [first, end], picked);
      if (picked.skipped < 0) picked.skipped = skipped;
      return;
    }
    const offset = (depthLeft - 1) * words;
    const half = roomFor(depthLeft - 1, words);
    const firstOnes = direction === 1 ? -1 : 0;
    const firstCount = split(part, slices, offset, firstOnes, half, words);
    divide(half, firstCount, depthLeft - 1, start, before);
    if (before + firstCount >= to) return;
    split(part, slices, offset, ~firstOnes, half, words);
    divide(half, own - firstCount, depthLeft - 1, start, before + firstCount);
  };
  divide(bits, count, depth, from, 0);
  return picked;
}

/** Used again by every call, by slice. */
const rooms: Uint32Array[] = [];

function roomFor(slice: number, words: number): Uint32Array {
  const room = rooms[slice];
  if (room && room.length >= words) return room;
  return (rooms[slice] = new Uint32Array(words));
}

/**
 * The rows of a part whose bit in a slice is set.
 * @param flip -1 for those whose bit is not set
 * @returns how many these are
 */
function split(
  part: Uint32Array,
  slices: Uint32Array,
  offset: number,
  flip: number,
  into: Uint32Array,
  words: number,
): number {
  let count = 0;
  for (let word = 0; word < words; word += 1) {
    const bits = (part[word] ?? 0) & ((slices[offset + word] ?? 0) ^ flip);
    into[word] = bits;
    count += countOnes(bits);
  }
  return count;
}

/**
 * Adds, of rows with the same number, those at some positions, and all that are not ordered by age.
 * @returns how many come before all of them
 */
function takeNewest(
  part: Uint32Array,
  words: number,
  agedCount: number,
  [from, to]: readonly [number, number],
  picked: Picked,
): number {
  const edge = agedCount >>> 5;
  const isAged = (1 << (agedCount & 31)) - 1;
  const already = picked.count;
  const atEdge = part[edge] ?? 0;
  const { ordinals } = picked;
  picked.count = listWord(atEdge & ~isAged, edge, ordinals, already);
  picked.count = listBits(part, edge + 1, words, ordinals, picked.count);
  const others = picked.count - already;
  let skipped = -1;
  let before = 0;
  for (let word = edge; word >= 0 && before < to; word -= 1) {
    const bits = word === edge ? atEdge & isAged : (part[word] ?? 0);
    const count = countOnes(bits);
    if (count > 0 && before + count > from - others) {
      if (skipped < 0) skipped = before;
      picked.count = listWord(bits, word, ordinals, picked.count);
    }
    before += count;
  }
  return Math.max(0, skipped);
}
