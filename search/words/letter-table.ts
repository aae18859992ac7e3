/** At most one typo is allowed among this many first letters of the typed word. */
export const carefulStart = 3;

/**
 * The distances between the beginnings of a typed word and those of one text after another, by optimal string alignment
 * (https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance): a letter missing, added, replaced or swapped with its
 * neighbor costs one, and no substring is edited twice. Distances above the allowed one are not distinguished. People
 * rarely mistype the beginning of a word, so at most one of two typos may be in the first three letters, which makes a
 * search through many words ten times faster. What a text has in common with the one before is not compared again.
 */
export class LetterTable {
  /** Between the typed word and the whole last text; above the allowed distance if that is out of reach. */
  distance: number;
  /** Between the typed word and the nearest beginning of the last text. */
  bestDistance: number;
  /** Set if no text that starts with the letters read of the last one can come nearer. */
  isLost = false;

  readonly #word: Uint16Array;
  readonly #allowed: number;
  readonly #width: number;
  /** A row per letter of the text from 0 on, a column per letter of the word. */
  readonly #rows: Uint8Array;
  /** For each row its letter, and the smallest distance of the whole word so far. */
  readonly #letters: Uint16Array;
  readonly #best: Uint8Array;
  #depth = 0;

  constructor(word: string, allowed: number) {
    this.#word = Uint16Array.from({ length: word.length }, (_, i) => word.charCodeAt(i));
    this.#allowed = allowed;
    this.#width = word.length + 1;
    // No row further down can be near: the text would be longer by more letters than allowed.
    const height = word.length + allowed + 2;
    const far = allowed + 1;
    this.#rows = new Uint8Array(height * this.#width).fill(far);
    for (let column = 0; column <= 1; column += 1) this.#rows[column] = column;
    this.#letters = new Uint16Array(height);
    this.#best = new Uint8Array(height).fill(far);
    this.distance = far;
    this.bestDistance = far;
  }

  /** @returns how many of the text's letters were read: all, or those up to where it was lost */
  read(text: string): number {
    let depth = 0;
    const known = Math.min(this.#depth, text.length);
    while (depth < known && this.#letters[depth + 1] === text.charCodeAt(depth)) depth += 1;
    this.isLost = false;
    while (!this.isLost && depth < text.length) {
      depth += 1;
      this.isLost = this.#addRow(depth, text.charCodeAt(depth - 1));
    }
    this.#depth = depth;
    this.bestDistance = this.#best[depth] ?? 0;
    this.distance = this.isLost ? this.#allowed + 1 : this.#at(depth, this.#width - 1);
    return depth;
  }

  #at(row: number, column: number): number {
    return this.#rows[row * this.#width + column] ?? 0;
  }

  /** @returns whether no row below this one can come near any more */
  #addRow(depth: number, letter: number): boolean {
    const allowed = this.#allowed;
    const rows = this.#rows;
    const word = this.#word;
    const start = depth * this.#width;
    const above = start - this.#width;
    const twoAbove = above - this.#width;
    const before = this.#letters[depth - 1] ?? 0;
    this.#letters[depth] = letter;
    const far = allowed + 1;
    let least = depth === 1 ? 1 : far;
    rows[start] = least;
    // Columns further from the diagonal are out of reach in every row, and never written.
    const from = Math.max(1, depth - allowed);
    const to = Math.min(word.length, depth + allowed);
    let mayBeSwapped = false;
    for (let column = from; column <= to; column += 1) {
      const isSame = word[column - 1] === letter;
      const limit = column > carefulStart ? allowed : 1;
      let distance = (rows[above + column - 1] ?? 0) + (isSame ? 0 : 1);
      distance = Math.min(distance, (rows[above + column] ?? 0) + 1);
      distance = Math.min(distance, (rows[start + column - 1] ?? 0) + 1);
      if (column > 1 && isSame) {
        // If the next letter is the one before this in the word, the two are swapped.
        mayBeSwapped ||= (rows[above + column - 2] ?? 0) < limit;
      } else if (column > 1 && word[column - 2] === letter && word[column - 1] === before) {
        distance = Math.min(distance, (rows[twoAbove + column - 2] ?? 0) + 1);
      }
      if (distance > limit) distance = far;
      rows[start + column] = distance;
      least = Math.min(least, distance);
    }
    this.#best[depth] = Math.min(this.#best[depth - 1] ?? 0, this.#at(depth, word.length));
    return least > allowed && !mayBeSwapped;
  }
}
