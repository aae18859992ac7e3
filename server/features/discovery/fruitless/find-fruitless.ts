import { analyseQuery } from '@orendi/search/words/analyse-query';
import type { ListingIndex } from '../listing-source.ts';
import { findAsked } from '../things/find-asked.ts';

const none = { offset: 0, limit: 0 };

/** The words that no product and no package in the whole shop is, or says if they name no category. */
export async function findFruitless(
  listings: ListingIndex,
  words: Iterable<string>,
): Promise<Set<string>> {
  const current = await listings.current();
  const { engine, synonyms } = current;
  const fruitless = new Set<string>();
  for (const each of new Set(words)) {
    const concepts = analyseQuery(each, synonyms);
    const named = await findAsked(each, current);
    const first = named ? { anyOf: named, areLeading: false } : undefined;
    const [found] = await engine.find([{ concepts, first, range: none }]);
    if ((named ? found?.firstTotal : found?.total) === 0) fruitless.add(each);
  }
  return fruitless;
}
