import type { FieldChanges } from './field-changes.ts';

interface Kept<Value> {
  value: Value;
  fields: readonly string[] | null;
  latest: number;
}

/** The latest answers, each for as long as nothing has changed that it depends on. */
export class Remembered<Value> {
  readonly #kept = new Map<string, Kept<Value>>();
  readonly #changes: FieldChanges;
  readonly #most: number;

  constructor(changes: FieldChanges, most: number) {
    this.#changes = changes;
    this.#most = most;
  }

  find(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    this.#kept.delete(key);
    if (this.#changes.latest(kept.fields) > kept.latest) return undefined;
    this.#kept.set(key, kept);
    return kept.value;
  }

  /** @param fields what the answer depends on, besides which rows of which kind there are; null for everything */
  keep(key: string, fields: readonly string[] | null, value: Value): void {
    this.#kept.delete(key);
    if (this.#changes.isUnsettled) return;
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size < this.#most) break;
      this.#kept.delete(oldest);
    }
    this.#kept.set(key, { value, fields, latest: this.#changes.latest(fields) });
  }
}
