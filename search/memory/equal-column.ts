/** Stored instead of a single value if the row has none. */
const none = -1;
/** Below it, a row's several values: the first such set is stored as this, the next as one less, and so on. */
const firstSet = -2;

/** A row's place among the ranks if none of its values has one. */
const unranked = Number.MAX_VALUE;

/** A condition that a row has any of some values, as what to look up for a stored value. */
export interface AnyOf {
  values: Int32Array;
  single: readonly number[];
  /** By the index of a set, 1 if it has one of them. */
  sets: Uint8Array;
}

/** Integers by ordinal, mostly one each, and how many rows of each kind have each of them. */
export class EqualColumn {
  /** A row's single value, or a negative number: sufficient for conditions on rows with one value. */
  values = new Int32Array(0);
  /**
   * The different sets of several values. Many rows share one, so that a condition looks at each set once and not at each
   * row's. Sets are never forgotten; there are hardly more than the rows have ever had at the same time.
   */
  readonly #sets: (readonly number[])[] = [];
  readonly #setNumbers = new Map<string, number>();
  /** How many rows of each kind have several values; all of them at 0. */
  readonly #manifold: number[] = [0];
  readonly #counts: Map<number, number>[] | null;

  constructor(isCounted: boolean) {
    this.#counts = isCounted ? [] : null;
  }

  reserve(capacity: number, count: number): void {
    const larger = new Int32Array(capacity);
    larger.set(this.values.subarray(0, count));
    this.values = larger;
  }

  set(ordinal: number, value: number | readonly number[] | null): void {
    if (typeof value === 'number') this.values[ordinal] = value;
    else if (value === null || value.length === 0) this.values[ordinal] = none;
    else if (value.length === 1) this.values[ordinal] = value[0] ?? none;
    else this.values[ordinal] = firstSet - this.#numberOf(value);
  }

  #numberOf(set: readonly number[]): number {
    const key = set.join();
    const known = this.#setNumbers.get(key);
    if (known !== undefined) return known;
    const number = this.#sets.length;
    this.#sets.push([...set]);
    this.#setNumbers.set(key, number);
    return number;
  }

  isSame(one: number, other: number): boolean {
    return this.values[one] === this.values[other];
  }

  read(ordinal: number): readonly number[] {
    const value = this.values[ordinal] ?? none;
    return value >= 0 ? [value] : (this.#sets[firstSet - value] ?? []);
  }

  has(ordinal: number, value: number): boolean {
    const own = this.values[ordinal] ?? none;
    return own === value || (own <= firstSet && this.read(ordinal).includes(value));
  }

  anyOf(wanted: readonly number[]): AnyOf {
    const sets = Uint8Array.from(this.#sets, (set) =>
      set.some((value) => wanted.includes(value)) ? 1 : 0,
    );
    return { values: this.values, single: wanted, sets };
  }

  /**
   * Writes the rank of each of these ordinals into `keys`: the least that one of its values has.
   * @param ranks by value
   */
  rank(
    ranks: ReadonlyMap<number, number>,
    ordinals: Uint32Array,
    count: number,
    keys: Float64Array,
  ): void {
    const { values } = this;
    const ofValue = new Float64Array(Math.max(-1, ...ranks.keys()) + 1).fill(unranked);
    for (const [value, rank] of ranks) ofValue[value] = rank;
    const ofSet = Float64Array.from(this.#sets, (set) =>
      Math.min(...set.map((value) => ofValue[value] ?? unranked)),
    );
    for (let at = 0; at < count; at += 1) {
      const ordinal = ordinals[at] ?? 0;
      const value = values[ordinal] ?? none;
      if (value >= 0) keys[ordinal] = value < ofValue.length ? (ofValue[value] ?? 0) : unranked;
      else keys[ordinal] = value === none ? unranked : (ofSet[firstSet - value] ?? unranked);
    }
  }

  /** Whether some row of the kind has several values, so that `values` alone is not sufficient. */
  isManifold(kind: number): boolean {
    return (this.#manifold[kind] ?? 0) > 0;
  }

  /** How many rows of a kind have each value; null if that is not counted. */
  counts(kind: number): Map<number, number> | null {
    if (this.#counts === null) return null;
    const known = this.#counts[kind];
    if (known) return known;
    const fresh = new Map<number, number>();
    this.#counts[kind] = fresh;
    return fresh;
  }

  note(ordinal: number, kind: number, change: 1 | -1): void {
    if ((this.values[ordinal] ?? none) <= firstSet) {
      this.#manifold[0] = (this.#manifold[0] ?? 0) + change;
      this.#manifold[kind] = (this.#manifold[kind] ?? 0) + change;
    }
    const counts = this.counts(kind);
    if (counts === null) return;
    for (const value of this.read(ordinal)) counts.set(value, (counts.get(value) ?? 0) + change);
  }

  forget(ordinal: number): void {
    this.values[ordinal] = none;
  }

  move(from: number, to: number): void {
    this.values[to] = this.values[from] ?? none;
  }

  sort(order: Uint32Array): void {
    permute(this.values, order);
  }
}

/** Whether a stored value is one that a condition wants. */
export function isAnyOf(value: number, { single, sets }: AnyOf): boolean {
  if (value <= firstSet) return sets[firstSet - value] === 1;
  if (value < 0) return false;
  for (let at = 0; at < single.length; at += 1) {
    if (single[at] === value) return true;
  }
  return false;
}

/**
 * Reorders values.
 * @param order the former ordinal of each
 */
export function permute(
  values: Int32Array | Uint32Array | Uint8Array | Float64Array,
  order: Uint32Array,
): void {
  const former = values.slice(0, order.length);
  for (let ordinal = 0; ordinal < order.length; ordinal += 1) {
    values[ordinal] = former[order[ordinal] ?? 0] ?? 0;
  }
}
