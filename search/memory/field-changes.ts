/** Tells since when the values of fields have been what they are, as counts of changes. */
export class FieldChanges {
  #count = 0;
  #rows = 0;
  readonly #fields = new Map<string, number>();
  /** Rows have changed that searches need not see yet: what is found now is not to be remembered. */
  isUnsettled = false;

  /** A row was replaced, whatever is different. */
  note(): void {
    this.#count += 1;
    this.isUnsettled = true;
  }

  /** A row was added or removed, or has become one of another kind. */
  noteRow(): void {
    this.note();
    this.#rows = this.#count;
  }

  /** A row's value of a field is another one, or is compared in another way. */
  noteField(name: string): void {
    this.#count += 1;
    this.#fields.set(name, this.#count);
  }

  /** @param fields null for everything, words included */
  latest(fields: readonly string[] | null): number {
    if (fields === null) return this.#count;
    return Math.max(this.#rows, ...fields.map((name) => this.#fields.get(name) ?? 0));
  }
}
