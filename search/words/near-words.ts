import { LetterTable } from './letter-table.ts';

export interface NearWord {
  /** Its index among the sorted words. */
  index: number;
  /** Typos between it, or its beginning, and what was typed: 1 or 2. */
  distance: number;
  /** Whether the whole word is near, not only its beginning. */
  isWhole: boolean;
}

const maxResults = 12;
/** Minimum lengths of words in which one or two typos are forgiven. */
const [forOne, forTwo] = [4, 8];
const digit = /\p{N}/u;

/**
 * The words of a list that may be meant by a mistyped one, at most twelve: nearest first, then those that are near as a
 * whole, then those with the same first letter, then those of the most similar length. A letter missing, added, wrong
 * or swapped with its neighbor is one typo. One is forgiven in four to seven letters, two in eight or more (not both
 * among the first three); none in shorter words and in words with digits. Words without a typo are not included.
 *
 * The sorted list is walked like a trie: a beginning shared by many words is compared once, and if it is already too
 * different all of them are skipped.
 * @param sorted words in the order of their UTF-16 units, without duplicates
 * @param isPrefix the word may be unfinished: it is also compared with the best beginning of each word that has its
 * first letter
 */
export function nearWords(
  word: string,
  sorted: readonly string[],
  { isPrefix }: { isPrefix: boolean },
): NearWord[] {
  if (word.length < forOne || digit.test(word)) return [];
  const allowed = word.length < forTwo ? 1 : 2;
  const table = new LetterTable(word, allowed);
  const near: NearWord[] = [];
  for (let at = 0; at < sorted.length;) {
    const text = sorted[at] ?? '';
    const depth = table.read(text);
    const end = table.isLost ? endOfBeginning(sorted, at, text.slice(0, depth)) : at + 1;
    const isSameStart = isPrefix && text.charCodeAt(0) === word.charCodeAt(0);
    const distance = isSameStart ? table.bestDistance : table.distance;
    if (distance > 0 && distance <= allowed) {
      const isWhole = table.distance === distance;
      for (let index = at; index < end; index += 1) near.push({ index, distance, isWhole });
    }
    at = end;
  }
  return nearestOf(near, word, sorted);
}

/**
 * The first index after `from` whose word does not have this beginning: a search in growing steps, then a binary
 * search.
 */
function endOfBeginning(sorted: readonly string[], from: number, beginning: string): number {
  const begins = (place: number) => sorted[place]?.startsWith(beginning) ?? false;
  let inside = from;
  let step = 1;
  while (begins(inside + step)) {
    inside += step;
    step *= 2;
  }
  let outside = Math.min(inside + step, sorted.length);
  while (outside - inside > 1) {
    const middle = (inside + outside) >>> 1;
    if (begins(middle)) inside = middle;
    else outside = middle;
  }
  return outside;
}

/** The nearest words, of equally near ones the first. */
function nearestOf(near: readonly NearWord[], word: string, sorted: readonly string[]): NearWord[] {
  const ranked = near.flatMap((own) => {
    const text = sorted[own.index] ?? '';
    if (digit.test(text)) return [];
    const isOtherStart = text.charCodeAt(0) !== word.charCodeAt(0);
    // No two words differ by so many letters.
    const rank =
      1_000 * (4 * own.distance + 2 * Number(!own.isWhole) + Number(isOtherStart)) +
      Math.abs(text.length - word.length);
    return [{ own, rank }];
  });
  ranked.sort((one, other) => one.rank - other.rank);
  return ranked.slice(0, maxResults).map(({ own }) => own);
}
