import { foldWords } from '@orendi/search/words/fold-words';
import type { ListingFinder } from '../listing-fields.ts';
import { isSmallWord, stemWord } from '../words/shop-language.ts';
import type { ShopWords } from './load-words.ts';
import type { ListingSort } from './thing-words.ts';

/** They lead to what a thing has or is for: a wardrobe with a mirror is not a mirror. */
const besides = new Set('me per with for prej nga ne in from'.split(' '));
const longestPhrase = 3;
/** A word of at least this many letters that is being typed may be the beginning of another. */
const leastBeginning = 4;
/** All but the descriptions. */
const namingRanks = 4;

/**
 * Finds the sorts of listings that are what the words of a query name, of all categories that are named; null if none is.
 * Typos are forgiven in words that stand for nothing in the shop, and unfinished words completed, as the search does it.
 */
export async function findAsked(
  query: string | undefined,
  { engine, synonyms, things }: ShopWords & { engine: Pick<ListingFinder, 'listSaid'> },
): Promise<ListingSort[] | null> {
  const words = foldWords(query ?? '');
  const isTyping = /[\p{L}\p{N}\p{M}]$/u.test(query ?? '');
  const end = words.findIndex((word, place) => place > 0 && besides.has(word));
  const found = await findIn(end < 0 ? words : words.slice(0, end), end < 0 && isTyping);
  const sorts = found.length > 0 || end < 0 ? found : await findIn(words, isTyping);
  return sorts.length > 0 ? [...new Set(sorts)] : null;

  async function findIn(all: readonly string[], isLastTyped: boolean): Promise<ListingSort[]> {
    const asked = all.filter((word) => !isSmallWord(word));
    const { sorts, unnamed } = sortsIn(asked.map(stemWord));
    const strange = unnamed
      .map((place) => asked[place] ?? '')
      .filter((word) => !things.isKnown(stemWord(word)));
    if (strange.length === 0) return sorts;
    const said = await engine.listSaid(strange, namingRanks);
    const meant = new Map(
      strange
        .filter((word) => !said.has(word))
        .map((word) => [word, stemsMeantBy(word, isLastTyped && word === asked.at(-1))]),
    );
    const most = Math.max(0, ...[...meant.values()].map(({ length }) => length));
    if (most === 0) return sorts;
    return Array.from({ length: most }, (_, which) =>
      asked.map((word) => meant.get(word)?.[which] ?? stemWord(word)),
    ).flatMap((stems) => sortsIn(stems).sorts);
  }

  /** The words that one begins if it is still being typed, else the one that it is a typo of. */
  function stemsMeantBy(word: string, isLast: boolean): string[] {
    const begun = isLast && word.length >= leastBeginning ? things.begunBy(word) : [];
    if (begun.length > 0) return begun;
    const corrected = synonyms.correct({ word, stem: stemWord(word), isLast });
    return corrected === null ? [] : [stemWord(corrected)];
  }

  /** The longest phrases that name something, from left to right, and the places of the words that do not. */
  function sortsIn(stems: readonly string[]): { sorts: ListingSort[]; unnamed: number[] } {
    const sorts: ListingSort[] = [];
    const unnamed: number[] = [];
    for (let at = 0; at < stems.length;) {
      let length = Math.min(longestPhrase, stems.length - at);
      let own = things.sortsOf(stems.slice(at, at + length));
      while (own.length === 0 && length > 1) {
        length -= 1;
        own = things.sortsOf(stems.slice(at, at + length));
      }
      sorts.push(...own);
      if (own.length === 0) unnamed.push(at);
      at += length;
    }
    return { sorts, unnamed };
  }
}
