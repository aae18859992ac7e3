import type { CountedValues } from './commonest-values.ts';

/** How often each value of a facet occurs, updated with every change. */
export class Tally {
  /** By the value's number. */
  #times = new Uint32Array(64);
  /** The largest number so far, plus one. */
  #end = 0;

  /** @param number of the value; -1 for none, which is not counted */
  change(number: number, by: 1 | -1): void {
    if (number < 0) return;
    if (number >= this.#times.length) {
      const larger = new Uint32Array(number * 2);
      larger.set(this.#times);
      this.#times = larger;
    }
    this.#times[number] = (this.#times[number] ?? 0) + by;
    this.#end = Math.max(this.#end, number + 1);
  }

  /** By the value's number. */
  get times(): Uint32Array {
    return this.#times;
  }

  counted(): CountedValues {
    const times = this.#times;
    const numbers = new Uint32Array(this.#end);
    let count = 0;
    for (let number = 0; number < this.#end; number += 1) {
      if ((times[number] ?? 0) === 0) continue;
      numbers[count] = number;
      count += 1;
    }
    return { numbers, count, times };
  }
}
