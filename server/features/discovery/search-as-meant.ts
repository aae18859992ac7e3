import type { Understood } from '@orendi/contract/schemas/results';
import type { SearchQuery } from '@orendi/contract/schemas/results-query';
import type { Services } from '../../services.ts';
import { rangeOf } from './card-page.ts';
import { matchOf } from './listing-query.ts';
import { type Explanation, explainNothing } from './nothing-found/explain-nothing.ts';
import { type SearchPage, searchListings } from './search-listings.ts';
import { type MeantSearch, understandQuery } from './understand/understand-query.ts';

interface MeantPage extends SearchPage {
  /** What was searched for: with the words that are left, and the limits that were taken from the others. */
  meant: MeantSearch;
  /** What was taken from the words, null for nothing; absent where that was not asked for. */
  understood?: Understood | null;
  /** Null where enough was found, or nothing but words was asked for. */
  explanation: Explanation | null;
}

type Sources = Pick<Services, 'db' | 'clock' | 'listings'>;

/** Searches, if that is asked for with the limits that the words of the query state, and tells what comes closest if next to nothing is found. */
export async function searchAsMeant(services: Sources, asked: SearchQuery): Promise<MeantPage> {
  const { meant, ...said } = asked.understand
    ? await understandCounted(services, asked)
    : { meant: asked };
  const found = await searchListings(services, meant);
  const explanation = await explainNothing(services, meant, found.trueTotal ?? found.total);
  return { ...found, ...said, meant, explanation };
}

async function understandCounted(
  services: Sources,
  asked: SearchQuery,
): Promise<{ meant: MeantSearch; understood: Understood | null }> {
  const { engine } = await services.listings.current();
  const { meant, understood } = await understandQuery(engine, asked);
  if (!understood) return { meant, understood };
  return {
    meant,
    understood: { ...understood, literalTotal: await countMatches(services, asked) },
  };
}

async function countMatches({ clock, listings }: Sources, query: SearchQuery): Promise<number> {
  const current = await listings.current();
  const match = matchOf(query, { ...current, now: clock() });
  const [found] = await current.engine.find([{ ...match, range: rangeOf(1, 0) }]);
  return found?.total ?? 0;
}
