import type { FieldChanges } from './field-changes.ts';

/** How many answers are kept: the latest ones. */
const mostKept = 500;

interface Answer<Value> {
  value: Value;
  fields: readonly string[] | null;
  latest: number;
}

/** The latest answers, each for as long as nothing has changed that it depends on. */
export class Kept<Value> {
  /** The latest last. */
  readonly #answers = new Map<string, Answer<Value>>();
  readonly #changes: FieldChanges;

  constructor(changes: FieldChanges) {
    this.#changes = changes;
  }

  find(key: string): Value | undefined {
    const known = this.#answers.get(key);
    if (!known) return undefined;
    this.#answers.delete(key);
    if (this.#changes.latest(known.fields) > known.latest) return undefined;
    this.#answers.set(key, known);
    return known.value;
  }

  /** @param fields what the answer depends on, besides which rows of which kind there are; null for everything */
  keep(key: string, fields: readonly string[] | null, value: Value): void {
    this.#answers.delete(key);
    if (this.#changes.isUnsettled) return;
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size < mostKept) break;
      this.#answers.delete(oldest);
    }
    this.#answers.set(key, { value, fields, latest: this.#changes.latest(fields) });
  }
}
