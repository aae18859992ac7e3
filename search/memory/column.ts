/** Tests the 32 rows whose bits are in one number of a set; returns the bits of those that pass. */
export type RowTest = (word: number) => number;

type Numbers = Int32Array | Uint32Array | Float64Array;

/** A number per ordinal, for as many as there is room for: a multiple of 32, so that a test never reads past the end. */
export class Column<Values extends Numbers = Numbers> {
  values: Values;
  readonly #make: (capacity: number) => Values;

  constructor(make: (capacity: number) => Values) {
    this.#make = make;
    this.values = make(0);
  }

  reserve(capacity: number): void {
    const larger = this.#make(capacity);
    larger.set(this.values);
    this.values = larger;
  }

  isSame(one: number, other: number): boolean {
    return Object.is(this.values[one], this.values[other]);
  }

  /** @param order the former ordinal of each */
  reorder(order: Uint32Array): void {
    const former = this.values.slice();
    for (let ordinal = 0; ordinal < order.length; ordinal += 1) {
      this.values[ordinal] = former[order[ordinal] ?? 0] ?? 0;
    }
  }
}

export const integers = () => new Column((capacity) => new Int32Array(capacity));
export const numbers = () => new Column((capacity) => new Float64Array(capacity));

/**
 * Rows whose value has one of these codes.
 * @param range of all codes
 */
export function hasCode(
  { values }: Column<Int32Array>,
  codes: Iterable<number>,
  { least, size }: { least: number; size: number },
): RowTest {
  const isWanted = new Uint8Array(size);
  for (const code of codes) isWanted[code - least] = 1;
  return (word) => {
    let passed = 0;
    // Without a branch for each row, one takes about a nanosecond.
    for (let ordinal = word << 5, end = ordinal + 32; ordinal < end; ordinal += 1) {
      passed |= (isWanted[(values[ordinal] ?? 0) - least] ?? 0) << (ordinal & 31);
    }
    return passed;
  };
}
