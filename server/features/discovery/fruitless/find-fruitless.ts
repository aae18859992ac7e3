import { analyseQuery } from '@orendi/search/words/analyse-query';
import type { ListingIndex } from '../listing-source.ts';

const none = { offset: 0, limit: 0 };

/** Those of these words for which there is no product and no package in the whole shop, whatever else was asked for. */
export async function findFruitless(
  listings: ListingIndex,
  words: Iterable<string>,
): Promise<Set<string>> {
  const { engine, synonyms } = await listings.current();
  const fruitless = new Set<string>();
  for (const each of new Set(words)) {
    const concepts = analyseQuery(each, synonyms);
    const [found] = await engine.find([{ concepts, range: none }]);
    if (found?.total === 0) fruitless.add(each);
  }
  return fruitless;
}
