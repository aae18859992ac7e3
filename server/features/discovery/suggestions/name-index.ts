import type { QueryAlternative, QueryConcept, QueryWord } from '@orendi/search/words/analyse-query';
import { foldWords } from '@orendi/search/words/fold-words';
import { nearWords } from '@orendi/search/words/near-words';
import { stemWord } from '../words/shop-language.ts';

/** Whether a word may be a typo; if so, names that nearly match are found too. */
export type IsUnknown = (word: QueryWord) => boolean;

interface Named<Value> {
  value: Value;
  stems: ReadonlySet<string>;
  /**
   * The words and their stems, so that a beginning or a typo of `kolltuqe` is found as well as one of its stem
   * `kolltuk`.
   */
  forms: ReadonlySet<string>;
}

/**
 * Finds values by their names only, such as categories and businesses: so few that each is looked at. A query is understood
 * as in a search.
 */
export class NameIndex<Value> {
  readonly #named: Named<Value>[];
  readonly #forms: string[];

  /** @param entries in order of preference, with their names in all languages; null names are skipped */
  constructor(entries: readonly (readonly [value: Value, names: readonly (string | null)[]])[]) {
    this.#named = entries.map(([value, names]) => {
      const words = names.flatMap((name) => (name ? foldWords(name) : []));
      const stems = new Set(words.map(stemWord));
      return { value, stems, forms: new Set([...words, ...stems]) };
    });
    this.#forms = [...new Set(this.#named.flatMap(({ forms }) => [...forms]))].sort();
  }

  /**
   * The first values whose names match every concept, or all but the doubtful ones, or nearly match where a word is
   * unknown.
   */
  find(concepts: readonly QueryConcept[], most: number, isUnknown: IsUnknown): Value[] {
    const asked = concepts.filter(({ optional }) => !optional);
    const certain = asked.filter(({ isDoubtful }) => !isDoubtful);
    const meant = certain.length > 0 ? certain : asked;
    let found = this.#answering(asked, null);
    if (found.length === 0 && meant.length < asked.length) found = this.#answering(meant, null);
    if (found.length === 0) found = this.#answering(meant, isUnknown);
    return found.slice(0, most);
  }

  #answering(concepts: readonly QueryConcept[], isUnknown: IsUnknown | null): Value[] {
    if (concepts.length === 0) return [];
    const tests = concepts.map(({ alternatives }) =>
      alternatives.map((one) => this.#isSaid(one, isUnknown)),
    );
    return this.#named
      .filter((named) => tests.every((alternatives) => alternatives.some((isIn) => isIn(named))))
      .map(({ value }) => value);
  }

  /** Whether a name says all words of an alternative. */
  #isSaid({ kind, words }: QueryAlternative, isUnknown: IsUnknown | null) {
    const tests = words.map((word) => {
      const beginning = kind === 'typed' && word.isPrefix ? word.word : null;
      const near = kind === 'typed' && isUnknown?.(word) ? this.#nearly(word) : [];
      return ({ stems, forms }: Named<Value>) =>
        stems.has(word.stem) ||
        (beginning !== null && [...forms].some((form) => form.startsWith(beginning))) ||
        near.some((form) => forms.has(form));
    });
    return (named: Named<Value>) => tests.length > 0 && tests.every((isIn) => isIn(named));
  }

  #nearly({ word, isPrefix }: QueryWord): string[] {
    const near = nearWords(word, this.#forms, { isPrefix });
    return near.map(({ index }) => this.#forms[index] ?? '');
  }
}
