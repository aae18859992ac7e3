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
    const known = this.#ordered;
    if (known.length === texts.length) return this.#ranks;
    const order = (a: number, b: number) => compare(texts[a] ?? '', texts[b] ?? '') || a - b;
    const fresh = Array.from(
      { length: texts.length - known.length },
      (_, at) => known.length + at,
    ).sort(order);
    this.#ordered = merge(known, fresh, order);
    this.#ranks = new Int32Array(texts.length);
    for (const [rank, number] of this.#ordered.entries()) this.#ranks[number] = rank;
    return this.#ranks;
  }
}

/** Both in one order. Texts are slow to compare, so the places of the few fresh ones are looked up. */
function merge(
  known: readonly number[],
  fresh: readonly number[],
  order: (a: number, b: number) => number,
): number[] {
  const merged: number[] = [];
  let done = 0;
  for (const number of fresh) {
    const place = placeFor(number, known, done, order);
    for (; done < place; done += 1) merged.push(known[done] ?? -1);
    merged.push(number);
  }
  for (; done < known.length; done += 1) merged.push(known[done] ?? -1);
  return merged;
}

function placeFor(
  number: number,
  ordered: readonly number[],
  first: number,
  order: (a: number, b: number) => number,
): number {
  let from = first;
  let to = ordered.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (order(ordered[middle] ?? 0, number) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
