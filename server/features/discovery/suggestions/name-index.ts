import type { QueryAlternative, QueryConcept, QueryWord } from '@orendi/search/words/analyse-query';
import { foldWords } from '@orendi/search/words/fold-words';
import { nearWords } from '@orendi/search/words/near-words';
import { stemWord } from '../words/stem-word.ts';

/** Positions of values, in the order in which they were given. */
type Places = Set<number>;

/** Whether a word may be a typo; if so, names that nearly match are found too. */
export type IsUnknown = (word: QueryWord) => boolean;

/** Finds values by their names only, such as categories and businesses. A query is understood as in a search. */
export class NameIndex<Value> {
  readonly #values: Value[] = [];
  readonly #byStem = new Map<string, Places>();
  readonly #byWord = new Map<string, Places>();
  readonly #words: string[];

  /** @param entries in order of preference, with their names in all languages; null names are skipped */
  constructor(entries: Iterable<readonly [value: Value, names: readonly (string | null)[]]>) {
    for (const [value, names] of entries) {
      const place = this.#values.push(value) - 1;
      for (const word of names.flatMap((name) => (name ? foldWords(name) : []))) {
        const stem = stemWord(word);
        note(this.#byStem, stem, place);
        // Both forms are indexed, so that a beginning or a typo of `kolltuqe` is found as well as one of its stem
        // `kolltuk`.
        for (const form of [word, stem]) note(this.#byWord, form, place);
      }
    }
    this.#words = [...this.#byWord.keys()].sort();
  }

  /**
   * The first values whose names match every concept, or all but the doubtful ones, or nearly match where a word is
   * unknown.
   */
  find(concepts: readonly QueryConcept[], most: number, isUnknown: IsUnknown): Value[] {
    const asked = concepts.filter(({ optional }) => !optional);
    const certain = asked.filter(({ isDoubtful }) => !isDoubtful);
    let found = this.#answering(asked, null);
    if (found.size === 0 && certain.length < asked.length && certain.length > 0) {
      found = this.#answering(certain, null);
    }
    if (found.size === 0) {
      found = this.#answering(certain.length > 0 ? certain : asked, isUnknown);
    }
    const first = [...found].sort((a, b) => a - b).slice(0, most);
    return first.flatMap((place) => this.#values[place] ?? []);
  }

  #answering(concepts: readonly QueryConcept[], isUnknown: IsUnknown | null): Places {
    return common(
      concepts.map(({ alternatives }) =>
        union(alternatives.map((alternative) => this.#saying(alternative, isUnknown))),
      ),
    );
  }

  #saying({ kind, words }: QueryAlternative, isUnknown: IsUnknown | null): Places {
    return common(
      words.map((word) => {
        const forms = this.#byStem.get(word.stem) ?? new Set();
        if (kind === 'synonym') return forms;
        const begun = word.isPrefix ? this.#withBeginning(word.word) : [];
        const near = isUnknown?.(word) ? this.#nearly(word) : [];
        return union([forms, ...begun, ...near]);
      }),
    );
  }

  #withBeginning(beginning: string): Places[] {
    // No letter sorts after U+FFFF.
    const end = this.#placeOf(`${beginning}\uFFFF`);
    return this.#of(this.#words.slice(this.#placeOf(beginning), end));
  }

  /** The position of a word in sorted order, or where it would be inserted. */
  #placeOf(word: string): number {
    let from = 0;
    let to = this.#words.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.#words[middle] ?? '') < word) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #nearly({ word, isPrefix }: QueryWord): Places[] {
    const near = nearWords(word, this.#words, { isPrefix });
    return this.#of(near.map(({ index }) => this.#words[index] ?? ''));
  }

  #of(words: string[]): Places[] {
    return words.flatMap((word) => this.#byWord.get(word) ?? []);
  }
}

function note(places: Map<string, Places>, key: string, place: number): void {
  const known = places.get(key);
  if (known) known.add(place);
  else places.set(key, new Set([place]));
}

function union(sets: Places[]): Places {
  if (sets.length === 1 && sets[0]) return sets[0];
  const all: Places = new Set();
  for (const set of sets) for (const place of set) all.add(place);
  return all;
}

/** The intersection; empty when there are no sets. */
function common(sets: Places[]): Places {
  const [smallest, ...others] = sets.toSorted((a, b) => a.size - b.size);
  if (!smallest) return new Set();
  return new Set([...smallest].filter((place) => others.every((other) => other.has(place))));
}
