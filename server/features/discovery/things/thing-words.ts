import type { Sort } from '@orendi/search/engine';
import type { Synonyms } from '@orendi/search/words/synonyms';
import type { ListingFields } from '../listing-fields.ts';
import { stemWord } from '../words/shop-language.ts';
import {
  firstOf,
  firstsOf,
  lastOf,
  lastsOf,
  marksBeside,
  marksOf,
  pairsOf,
  wordsOf,
} from './phrase-marks.ts';
import {
  type CategoryName,
  type CategoryThings,
  keyOf,
  type Language,
  type Part,
  type Phrase,
  readLanguages,
  type Stems,
  stemsOf,
  thingsOfCategory,
} from './phrases.ts';

export type ListingSort = Sort<ListingFields>;

interface Meant {
  id: number;
  /** Its name in one language says what was asked for, and nothing else. */
  isNamed: boolean;
  /** The things in it that are meant, as its names call them, and what the others are called. */
  things: Phrase[];
  others: Phrase[];
}

/** Everything in a shop for furniture is that. */
const furniture = new Set(stemsOf('mobilje mobilie mobileri orendi furniture'));
export const isFurniture = (stem: string) => furniture.has(stem);

/** Whatever people type. */
const mostKnown = 5_000;

const isAlbanian = ({ language }: Phrase) => language !== 'en';
const isEnglish = ({ language }: Phrase) => language !== 'al';
const headsOf = (phrases: readonly Phrase[]) => new Set(phrases.filter(isAlbanian).map(firstOf));

/** Everything that categories are compared with, made once for all of them. */
const saidBy = ({ strict, all }: Record<'strict' | 'all', Phrase[]>) => ({
  strict,
  keys: new Set(strict.map(({ stems }) => keyOf(stems))),
  heads: headsOf(strict),
  ends: new Set(strict.filter(isEnglish).map(lastOf)),
  saying: all.filter(isEnglish).map(({ stems }) => ` ${keyOf(stems)} `),
});

/** Knows words as names of things: which categories are called so, and which listings. Immutable. */
export class ThingWords {
  readonly #categories: CategoryThings[];
  readonly #synonyms: Synonyms;
  readonly #languages: Map<string, Language>;
  readonly #words: readonly string[];
  readonly #all: ReadonlySet<string>;
  /** Phrases of two words, with the categories that are called so. */
  readonly #pairs: (Phrase & { ids: number[] })[];
  /** The last words of English phrases. */
  readonly #english: number[];
  readonly #known = new Map<string, ListingSort[]>();

  constructor(
    categories: readonly CategoryName[],
    groups: readonly (readonly string[])[],
    synonyms: Synonyms,
  ) {
    this.#categories = categories.map(thingsOfCategory);
    this.#synonyms = synonyms;
    this.#languages = readLanguages(categories, groups);
    for (const { key, language } of this.#categories.flatMap(({ parts }) => parts)) {
      this.#languages.set(key, language);
    }
    const phrases = [...this.#languages.keys()].map((key) => this.#phraseOf(key.split(' ')));
    this.#words = phrases.flatMap(({ stems }) => (stems.length === 1 ? stems : []));
    this.#all = new Set(phrases.flatMap(({ stems }) => stems));
    this.#english = marksOf(phrases.filter(({ language }) => language === 'en').map(lastOf));
    this.#pairs = phrases
      .filter(({ stems }) => stems.length === 2)
      .map((pair) => Object.assign(pair, { ids: this.calledSo(pair.stems) }))
      .filter(({ ids }) => ids.length > 0);
  }

  /**
   * The listings that are what a phrase says, as sorts of which each listing is of one; empty if it names no category.
   * @param stems of one to three words
   */
  sortsOf(stems: Stems): ListingSort[] {
    const key = keyOf(stems);
    const known = this.#known.get(key);
    if (known) return known;
    const sorts = this.#findSorts(stems);
    if (this.#known.size >= mostKnown) this.#known.clear();
    this.#known.set(key, sorts);
    return sorts;
  }

  /**
   * The categories that a phrase names, those called so and nothing else first.
   * @param stems of one to three words
   */
  categoriesOf(stems: Stems): number[] {
    return this.#meantBy(stems)
      .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed))
      .map(({ id }) => id);
  }

  /** Whether a word is one of the categories' names or of the synonyms. */
  isKnown(stem: string): boolean {
    return this.#all.has(stem);
  }

  /** The single words that one may become that is still being typed. */
  begunBy(word: string): string[] {
    return this.#words.filter((known) => known.startsWith(word));
  }

  #findSorts(stems: Stems): ListingSort[] {
    if (stems.some(isFurniture)) return [];
    const { strict } = this.#meaning(stems);
    const meant = this.#meantBy(stems);
    if (meant.length > 0) return [...inCategories(meant), ...this.#calledAny(strict, meant)];
    // `Krevat dopio` is no category, but a bed.
    if (stems.length === 1 || strict.length === 1) return [];
    const asked = this.#phraseOf(stems);
    const heads = [
      ...(isAlbanian(asked) ? [firstOf(asked)] : []),
      ...(isEnglish(asked) ? [lastOf(asked)] : []),
    ];
    const sorts = heads.flatMap((head) => this.#findSorts([head]));
    return sorts.length > 0 ? [...sorts, ...this.#calledAny(strict, [])] : [];
  }

  #phraseOf(stems: Stems): Phrase {
    return { stems, language: this.#languages.get(keyOf(stems)) ?? null };
  }

  /** A phrase and what means the same, and what is only related to it as well. */
  #meaning(stems: Stems): { strict: Phrase[]; all: Phrase[] } {
    const asked = stems.map((stem) => ({ word: stem, stem, isLast: false }));
    const match = this.#synonyms.at(asked, 0).find(({ length }) => length === stems.length);
    const others = (match?.alternatives ?? []).map(({ words, isLoose }) => {
      return { isLoose, phrase: this.#phraseOf(words.map(stemWord)) };
    });
    const itself = this.#phraseOf(stems);
    const phrases = (some: typeof others) => [itself, ...some.map(({ phrase }) => phrase)];
    return { strict: phrases(others.filter(({ isLoose }) => !isLoose)), all: phrases(others) };
  }

  /** The categories of which a name is this phrase, or means the same. */
  calledSo(stems: Stems): number[] {
    const keys = new Set(this.#meaning(stems).strict.map((phrase) => keyOf(phrase.stems)));
    return this.#categories
      .filter(({ parts }) => parts.some(({ key }) => keys.has(key)))
      .map(({ id }) => id);
  }

  #meantBy(stems: Stems): Meant[] {
    if (stems.some(isFurniture)) return [];
    const said = saidBy(this.#meaning(stems));
    return this.#categories.flatMap((one) => this.#meantIn(one, said) ?? []);
  }

  /**
   * A category is meant by what it is called, and by what it is kin to: a corner sofa is a sofa, as its Albanian name begins
   * with that and its English one says it. Both must: a bedside table is no table, as in Albanian it is a `komodinë`.
   */
  #meantIn(
    { id, en, al, parts }: CategoryThings,
    { strict, keys, heads, ends, saying }: ReturnType<typeof saidBy>,
  ): Meant | null {
    const isNamed = ({ key }: Part) => keys.has(key);
    const begins = (part: Part) => heads.has(firstOf(part));
    const says = ({ key }: Part) => saying.some((phrase) => ` ${key} `.includes(phrase));
    const isKin =
      al.length > 0
        ? al.some(begins) && en.some(says)
        : en.some((part) => ends.has(lastOf(part)) && says(part));
    const isMeant = (part: Part) =>
      isNamed(part) || (isKin && (part.language === 'en' ? says(part) : begins(part)));
    const things = parts.filter(isMeant);
    if (things.length === 0) return null;
    const isAll = [en, al].some((own) => own.length > 0 && own.every(isMeant));
    const others = isAll ? [] : parts.filter((part) => !isMeant(part));
    return {
      id,
      isNamed: [en, al].some((own) => own.length === 1 && own.every(isNamed)),
      things,
      others: this.#otherThan(strict, others),
    };
  }

  /** The meanings of some parts and of their heads, but for those that are another word for what was asked for. */
  #otherThan(asked: readonly Phrase[], parts: readonly Phrase[]): Phrase[] {
    const heads = headsOf(asked);
    const meanings = parts.map(({ stems }) => this.#meaning(stems).strict);
    const others = meanings
      .filter((own) => ![...headsOf(own)].some((head) => heads.has(head)))
      .flat();
    return [...others, ...[...headsOf(others)].flatMap((head) => this.#meaning([head]).strict)];
  }

  /**
   * Listings whose names say that they are what any of some phrases says. Not those that two words make something else: a
   * sofa bed is no bed. In Albanian that is so only beside a category of that very name: `Komodë TV` is no `komodë`, but
   * `Tavolinë pune` is a `tavolinë`.
   */
  #calledAny(strict: readonly Phrase[], meant: readonly Meant[]): ListingSort[] {
    const ids = new Set(meant.map(({ id }) => id));
    const phrases = [...strict, ...meant.flatMap(({ things }) => things)];
    const others = this.#pairs.filter((pair) => !pair.ids.some((id) => ids.has(id)));
    const otherStarts = meant.some(({ isNamed }) => isNamed) ? others.filter(isAlbanian) : [];
    const starts = phrases.filter(isAlbanian);
    const ends = phrases.filter(isEnglish);
    const certainEnds = ends.filter(({ language }) => language === 'en');
    const sorts: ListingSort[] = [
      { where: { nameStart: wordsOf(starts) }, not: { nameStartTwo: pairsOf(otherStarts) } },
      { where: { nameStart: firstsOf(starts), nameStartTwo: pairsOf(starts) } },
      { where: { nameEnd: wordsOf(ends) }, not: { nameEndTwo: pairsOf(others.filter(isEnglish)) } },
      { where: { nameEnd: lastsOf(ends), nameEndTwo: pairsOf(ends) } },
      // `Sofa Milano`, `Corner sofa Milano`.
      { where: { nameStart: wordsOf(certainEnds) }, not: { nameEnd: this.#english } },
      {
        where: { nameStart: firstsOf(certainEnds), nameStartTwo: pairsOf(certainEnds) },
        not: { nameEnd: this.#english },
      },
    ];
    return sorts.filter(({ where }) => Object.values(where).every((marks) => marks.length > 0));
  }
}

function inCategories(meant: readonly Meant[]): ListingSort[] {
  const whole = meant.filter(({ others }) => others.length === 0).map(({ id }) => id);
  const mixed = meant.filter(({ others }) => others.length > 0);
  return [
    ...(whole.length > 0 ? [{ where: { category: whole } }] : []),
    ...mixed.map(({ id, things, others }) => ({
      where: { category: [id] },
      not: {
        nameStart: marksBeside(others.filter(isAlbanian), things, firstOf),
        nameStartTwo: pairsOf(others),
        nameEnd: marksBeside(others.filter(isEnglish), things, lastOf),
      },
    })),
  ];
}
