import { addInOrder, placeOf } from './place-of.ts';

const nothing: readonly number[] = [];

/** All words of the rows, by number, by beginning and by stem. */
export class Vocabulary {
  readonly #texts: string[] = [];
  readonly #numbers = new Map<string, number>();
  /** The numbers of all words in the order of their texts, as of the last call of `order`. */
  readonly #sorted: number[] = [];
  #sortedTexts: string[] = [];
  /** Words by stem, except those that are their own stem. */
  readonly #byStem = new Map<string, number[]>();
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
    const texts = this.#sortedTexts;
    // No letter or digit sorts after U+FFFF.
    const [from, to] = [beginning, `${beginning}\uffff`].map((text) =>
      placeOf(texts.length, (place) => (texts[place] ?? '') < text),
    );
    return this.#sorted.slice(from, to);
  }

  /** Sorts in the words added since the last call; until then they are not found by beginning or stem. */
  order(): void {
    const texts = this.#texts;
    const known = this.#sorted.length;
    if (known === texts.length) return;
    for (let word = known; word < texts.length; word += 1) this.#addStem(texts[word] ?? '', word);
    const order = (a: number, b: number) => ((texts[a] ?? '') < (texts[b] ?? '') ? -1 : 1);
    addInOrder(this.#sorted, texts.length, order);
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
