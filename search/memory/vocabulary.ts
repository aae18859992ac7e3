import { placeOf } from './place-of.ts';

const nothing: readonly number[] = [];

/** With more new words than this, all are sorted again. */
const fewWords = 100;

/** All words of the rows, by number, by beginning and by stem. */
export class Vocabulary {
  readonly #texts: string[] = [];
  readonly #numbers = new Map<string, number>();
  /** The numbers of all words in the order of their texts, as of the last call of `order`. */
  #sorted: number[] = [];
  #sortedTexts: string[] = [];
  /** Words by stem, except those that are their own stem. */
  readonly #byStem = new Map<string, number[]>();
  #ordered = 0;
  readonly #stem: (word: string) => string;

  constructor(stem: (word: string) => string) {
    this.#stem = stem;
  }

  get size(): number {
    return this.#texts.length;
  }

  /** The number of a word, which gets one if it is new. */
  add(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    // A copy: a part of a longer string keeps all of that in memory.
    const own = Buffer.from(text).toString();
    const number = this.#texts.push(own) - 1;
    this.#numbers.set(own, number);
    return number;
  }

  /** The number of a word, or -1. */
  find(text: string): number {
    return this.#numbers.get(text) ?? -1;
  }

  /** All words with this stem. */
  withStem(stem: string): readonly number[] {
    const forms = this.#byStem.get(stem) ?? nothing;
    const itself = this.find(stem);
    return itself < 0 || this.#stem(stem) !== stem ? forms : [itself, ...forms];
  }

  /** The texts of all words in order; `sortedWord` gives the word at an index. */
  get sortedTexts(): readonly string[] {
    return this.#sortedTexts;
  }

  sortedWord(place: number): number {
    return this.#sorted[place] ?? -1;
  }

  /** All words with this beginning, in the order of their texts. */
  withBeginning(beginning: string): readonly number[] {
    // No letter or digit sorts after U+FFFF.
    return this.#sorted.slice(this.#placeOf(beginning), this.#placeOf(`${beginning}\uffff`));
  }

  /** The position of a text in sorted order, or where it would be inserted. */
  #placeOf(text: string): number {
    const texts = this.#sortedTexts;
    return placeOf(texts.length, (place) => (texts[place] ?? '') < text);
  }

  /** Sorts in the words added since the last call; until then they are not found by beginning or stem. */
  order(): void {
    const texts = this.#texts;
    const isMany = texts.length - this.#ordered > fewWords;
    for (; this.#ordered < texts.length; this.#ordered += 1) {
      const text = texts[this.#ordered] ?? '';
      this.#addStem(text, this.#ordered);
      if (isMany) continue;
      const place = this.#placeOf(text);
      this.#sorted.splice(place, 0, this.#ordered);
      this.#sortedTexts.splice(place, 0, text);
    }
    if (isMany) this.#sortAll();
  }

  #sortAll(): void {
    const texts = this.#texts;
    const order = (a: number, b: number) => ((texts[a] ?? '') < (texts[b] ?? '') ? -1 : 1);
    this.#sorted = Array.from(texts, (_, word) => word).sort(order);
    this.#sortedTexts = this.#sorted.map((word) => texts[word] ?? '');
  }

  #addStem(text: string, word: number): void {
    const stem = this.#stem(text);
    if (stem === text) return;
    const forms = this.#byStem.get(stem);
    if (forms) forms.push(word);
    else this.#byStem.set(stem, [word]);
  }
}
