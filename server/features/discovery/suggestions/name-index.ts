import type { QueryAlternative, QueryConcept, QueryWord } from '@orendi/search/words/analyse-query';
import { foldWords } from '@orendi/search/words/fold-words';
import { nearWords } from '@orendi/search/words/near-words';
import { stemWord } from '../words/stem-word.ts';

/** Places of values, in the order in which they were given. */
type Places = Set<number>;

/** Whether a word may be a slip: then a name may nearly have it. */
export type IsUnknown = (word: QueryWord) => boolean;

/** What is found by its names only, such as categories and businesses; the words of a query mean what they mean in a search. */
export class NameIndex<Value> {
  readonly #values: Value[] = [];
  readonly #byStem = new Map<string, Places>();
  readonly #byWord = new Map<string, Places>();
  readonly #words: string[];

  /** @param entries in the order in which they are to be found; of their names, in all languages, absent ones are skipped */
  constructor(entries: Iterable<readonly [value: Value, names: readonly (string | null)[]]>) {
    for (const [value, names] of entries) {
      const place = this.#values.push(value) - 1;
      for (const word of names.flatMap((name) => (name ? foldWords(name) : []))) {
        const stem = stemWord(word);
        note(this.#byStem, stem, place);
        // `kolltuk` begins, and is nearly, `kolltuqe` as well.
        for (const form of [word, stem]) note(this.#byWord, form, place);
      }
    }
    this.#words = [...this.#byWord.keys()].sort();
  }

  /** The first values whose names answer every concept, or all but the doubtful ones, or nearly do where a word is unknown. */
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
    // No letter comes after U+FFFF.
    const end = this.#placeOf(`${beginning}\uFFFF`);
    return this.#of(this.#words.slice(this.#placeOf(beginning), end));
  }

  /** Where a word stands in order, or would stand. */
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

/** What all of them have; nothing when there are none. */
function common(sets: Places[]): Places {
  const [smallest, ...others] = sets.toSorted((a, b) => a.size - b.size);
  if (!smallest) return new Set();
  return new Set([...smallest].filter((place) => others.every((other) => other.has(place))));
}
