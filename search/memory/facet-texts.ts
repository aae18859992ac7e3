import { InternedTexts } from './interned-texts.ts';

/** Sorts facet values in alphabetical order, and `Karrige 9` before `Karrige 10`. */
const alphabet = new Intl.Collator('en', { numeric: true });
const { compare } = alphabet;

/** The values of a facet by number, and the alphabetical rank of each. */
export class FacetTexts extends InternedTexts {
  #ordered: number[] = [];
  #ranks = new Int32Array(0);

  /** The number of the value with an alphabetical rank, as of the last call of `ranks`. */
  atRank(rank: number): number {
    return this.#ordered[rank] ?? -1;
  }

  /** The alphabetical rank of each value, by its number. */
  ranks(): Int32Array {
    const { texts } = this;
    const fresh = texts.length - this.#ordered.length;
    if (fresh === 0) return this.#ranks;
    const order = (a: number, b: number) => compare(texts[a] ?? '', texts[b] ?? '') || a - b;
    if (fresh > 20) {
      this.#ordered = Array.from(texts, (_, number) => number).sort(order);
    } else {
      for (let number = this.#ordered.length; number < texts.length; number += 1) {
        this.#ordered.splice(placeFor(number, this.#ordered, order), 0, number);
      }
    }
    this.#ranks = new Int32Array(texts.length);
    for (const [rank, number] of this.#ordered.entries()) this.#ranks[number] = rank;
    return this.#ranks;
  }
}

function placeFor(
  number: number,
  ordered: readonly number[],
  order: (a: number, b: number) => number,
): number {
  let from = 0;
  let to = ordered.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (order(ordered[middle] ?? 0, number) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
