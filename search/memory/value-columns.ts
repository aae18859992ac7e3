import { hasCode, integers, type RowTest } from './column.ts';
import { addInOrder } from './place-of.ts';

/** Stored for no value. */
const none = -1;
/** Stored for the first list of several values; for the next one less, and so on. */
const firstList = -2;

/** Integers, mostly one for each row. Every different list of several has a code; many rows share one. */
export class EqualColumn {
  /** A row's only value, or the code of its list. */
  readonly codes = integers();
  readonly stores = [this.codes];
  readonly #lists: (readonly number[])[] = [];
  readonly #knownLists = new Map<string, number>();
  /** The codes of the lists that contain a value. */
  readonly #listsWith = new Map<number, number[]>();
  #greatest = 0;
  #sorts = new Int32Array(0);

  set(ordinal: number, value: number | readonly number[] | null): void {
    this.codes.values[ordinal] = this.#codeOf(value ?? []);
  }

  #codeOf(value: number | readonly number[]): number {
    const [first = none, ...others] = typeof value === 'number' ? [value] : value;
    this.#greatest = Math.max(this.#greatest, first, ...others);
    return others.length === 0 ? first : this.#codeOfList([first, ...others]);
  }

  #codeOfList(list: readonly number[]): number {
    const key = list.join();
    const known = this.#knownLists.get(key);
    if (known !== undefined) return known;
    const code = firstList + 1 - this.#lists.push(list);
    this.#knownLists.set(key, code);
    for (const value of new Set(list)) {
      const codes = this.#listsWith.get(value);
      if (codes) codes.push(code);
      else this.#listsWith.set(value, [code]);
    }
    return code;
  }

  /** The codes of one of these values and of all lists that contain one. */
  codesOf(values: readonly number[]): readonly number[] {
    if (this.#lists.length === 0) return values;
    return values.flatMap((value) => [value, ...(this.#listsWith.get(value) ?? [])]);
  }

  /** The least of all codes, and how many there may be. */
  get range(): { least: number; size: number } {
    const least = firstList + 1 - this.#lists.length;
    return { least, size: this.#greatest + 1 - least };
  }

  /** A place for every code, for whoever fills it. Kept like `FacetColumn.times`. */
  get sorts(): Int32Array {
    const { size } = this.range;
    if (this.#sorts.length < size) this.#sorts = new Int32Array(Math.ceil(size * 1.2));
    return this.#sorts;
  }

  /** Rows with one of these values. */
  having(values: number | readonly number[]): RowTest {
    return hasCode(this.codes, this.codesOf([values].flat()), this.range);
  }

  read(ordinal: number): readonly number[] {
    return this.valuesOf(this.codes.values[ordinal] ?? none);
  }

  /** The values that a code stands for. */
  valuesOf(code: number): readonly number[] {
    if (code >= 0) return [code];
    return this.#lists[firstList - code] ?? [];
  }
}

/** Sorts texts alphabetically, and `Chair 9` before `Chair 10`. */
const { compare } = new Intl.Collator('en', { numeric: true });
/** The code of no text. */
const noCode = 0;

/** Texts by their codes, which are given in order of first occurrence. An empty text counts as none. */
export class FacetColumn {
  readonly codes = integers();
  readonly stores = [this.codes];
  /** Indexed by code. */
  readonly texts: string[] = [''];
  readonly #known = new Map<string, number>([['', noCode]]);
  /** All codes in alphabetical order, that of no text first. */
  readonly ordered: number[] = [noCode];
  #places = Int32Array.of(0);
  #times = new Uint32Array(0);
  #some = new Uint32Array(0);

  set(ordinal: number, text: string | null): void {
    this.codes.values[ordinal] = this.#codeOf(text ?? '');
  }

  #codeOf(text: string): number {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const code = this.texts.push(text) - 1;
    this.#known.set(text, code);
    return code;
  }

  having(texts: readonly string[]): RowTest {
    // No row has another text.
    const codes = texts.flatMap((text) => this.#known.get(text) || []);
    return hasCode(this.codes, codes, { least: noCode, size: this.texts.length });
  }

  read(ordinal: number): string | null {
    return this.texts[this.codes.values[ordinal] ?? noCode] || null;
  }

  /** Counts by code, all 0 between two uses. It is kept, because V8 collects garbage more often when large arrays come and go. */
  get times(): Uint32Array {
    const { length } = this.texts;
    if (this.#times.length < length) this.#times = new Uint32Array(Math.ceil(length * 1.2));
    return this.#times;
  }

  /** Room for codes, as many as there are, kept likewise. */
  get some(): Uint32Array {
    const { length } = this.texts;
    if (this.#some.length < length) this.#some = new Uint32Array(Math.ceil(length * 1.2));
    return this.#some;
  }

  /** The index in `ordered` by code, after new texts have been put in order. */
  places(): Int32Array {
    const { texts, ordered } = this;
    if (ordered.length === texts.length) return this.#places;
    const order = (a: number, b: number) => compare(texts[a] ?? '', texts[b] ?? '') || a - b;
    addInOrder(ordered, texts.length, order);
    this.#places = new Int32Array(texts.length);
    for (const [place, code] of ordered.entries()) this.#places[code] = place;
    return this.#places;
  }
}
