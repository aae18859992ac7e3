/** Stored instead of a single value if the row has none or several. */
const none = -1;
const several = -2;

/** Integers by ordinal, mostly one each, and how many rows of each kind have each of them. */
export class EqualColumn {
  /** A row's single value, or a negative number: sufficient for conditions on rows with one value. */
  values = new Int32Array(0);
  readonly #several = new Map<number, readonly number[]>();
  /** How many rows of each kind have several values. */
  readonly #manifold: number[] = [];
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
    else {
      this.values[ordinal] = several;
      this.#several.set(ordinal, value);
    }
  }

  read(ordinal: number): readonly number[] {
    const value = this.values[ordinal] ?? none;
    return value >= 0 ? [value] : (this.#several.get(ordinal) ?? []);
  }

  has(ordinal: number, value: number): boolean {
    const own = this.values[ordinal] ?? none;
    return (
      own === value || (own === several && this.#several.get(ordinal)?.includes(value) === true)
    );
  }

  /** Whether some row of the kind has several values, so that `values` alone is not sufficient. */
  isManifold(kind: number): boolean {
    return kind === 0 ? this.#several.size > 0 : (this.#manifold[kind] ?? 0) > 0;
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
    if (this.values[ordinal] === several) {
      this.#manifold[kind] = (this.#manifold[kind] ?? 0) + change;
    }
    const counts = this.counts(kind);
    if (counts === null) return;
    for (const value of this.read(ordinal)) counts.set(value, (counts.get(value) ?? 0) + change);
  }

  forget(ordinal: number): void {
    if (this.values[ordinal] === several) this.#several.delete(ordinal);
    this.values[ordinal] = none;
  }

  move(from: number, to: number): void {
    const value = this.values[from] ?? none;
    this.values[to] = value;
    const all = value === several ? this.#several.get(from) : undefined;
    if (!all) return;
    this.#several.delete(from);
    this.#several.set(to, all);
  }

  sort(order: Uint32Array): void {
    const all = new Map(this.#several);
    this.#several.clear();
    permute(this.values, order);
    for (let ordinal = 0; ordinal < order.length; ordinal += 1) {
      const own = all.get(order[ordinal] ?? 0);
      if (own) this.#several.set(ordinal, own);
    }
  }
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
