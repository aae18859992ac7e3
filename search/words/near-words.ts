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
  const nearest = new Nearest(word, sorted);
  for (let at = 0; at < sorted.length;) {
    const text = sorted[at] ?? '';
    const depth = table.read(text);
    const end = table.isLost ? endOfBeginning(sorted, at, text.slice(0, depth)) : at + 1;
    const isSameStart = isPrefix && text.charCodeAt(0) === word.charCodeAt(0);
    const distance = isSameStart ? table.bestDistance : table.distance;
    if (distance > 0 && distance <= allowed) {
      const isWhole = table.distance === distance;
      for (let index = at; index < end; index += 1) nearest.add({ index, distance, isWhole });
    }
    at = end;
  }
  return nearest.found;
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

class Nearest {
  readonly found: NearWord[] = [];
  readonly #word: string;
  readonly #sorted: readonly string[];

  constructor(word: string, sorted: readonly string[]) {
    this.#word = word;
    this.#sorted = sorted;
  }

  add(word: NearWord): void {
    const { found } = this;
    let place = found.length;
    while (place > 0 && this.#isNearer(word, found[place - 1])) place -= 1;
    if (place === maxResults || digit.test(this.#sorted[word.index] ?? '')) return;
    found.splice(place, 0, word);
    if (found.length > maxResults) found.pop();
  }

  #isNearer(word: NearWord, other: NearWord | undefined): boolean {
    if (!other || word.distance !== other.distance) return word.distance < (other?.distance ?? 0);
    if (word.isWhole !== other.isWhole) return word.isWhole;
    const text = this.#sorted[word.index] ?? '';
    const otherText = this.#sorted[other.index] ?? '';
    const [first, otherFirst] = [this.#hasFirstLetter(text), this.#hasFirstLetter(otherText)];
    if (first !== otherFirst) return first;
    return this.#lengthGap(text) < this.#lengthGap(otherText);
  }

  #hasFirstLetter(text: string): boolean {
    return text.charCodeAt(0) === this.#word.charCodeAt(0);
  }

  #lengthGap(text: string): number {
    return Math.abs(text.length - this.#word.length);
  }
}
