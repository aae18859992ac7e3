import { classOf, type RankClasses } from './rank-classes.ts';

/**
 * Picks what lies at the positions [from, to) of rows in the order of their ranks. There are few different ranks, so
 * rows are counted by rank, and only those of the ranks at these positions are put in order.
 * @param pick what lies at some positions of the rows of one rank
 * @param room for the bits of these
 */
export function pickRanked(
  bits: Uint32Array,
  classes: RankClasses,
  [from, to]: readonly [number, number],
  pick: (bits: Uint32Array, count: number, range: readonly [number, number]) => number[],
  room: Uint32Array,
): number[] {
  const picked: number[] = [];
  let before = 0;
  for (const [rank, count] of countClasses(bits, classes).entries()) {
    const [first, end] = [Math.max(0, from - before), Math.min(count, to - before)];
    before += count;
    if (first >= end) continue;
    keepClass(bits, classes, rank, room);
    for (const ordinal of pick(room, count, [first, end])) picked.push(ordinal);
  }
  return picked;
}

function countClasses(bits: Uint32Array, classes: RankClasses): Uint32Array {
  const counts = new Uint32Array(classes.count);
  for (let word = 0; word < bits.length; word += 1) {
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) {
      const own = classOf(classes, (word << 5) + 31 - Math.clz32(left & -left));
      counts[own] = (counts[own] ?? 0) + 1;
    }
  }
  return counts;
}

function keepClass(
  bits: Uint32Array,
  classes: RankClasses,
  wanted: number,
  into: Uint32Array,
): void {
  for (let word = 0; word < bits.length; word += 1) {
    let kept = 0;
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) {
      const bit = left & -left;
      if (classOf(classes, (word << 5) + 31 - Math.clz32(bit)) === wanted) kept |= bit;
    }
    into[word] = kept;
  }
}
