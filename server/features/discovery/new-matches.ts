import type { SearchQuery } from '@orendi/contract/schemas/results-query';
import type { Services } from '../../services.ts';
import { matchOf, secondsOf } from './listing-query.ts';
import { findAsked } from './things/find-asked.ts';
import { understandQuery } from './understand/understand-query.ts';

/** Moments between which something was published; a change of what was published before does not count. */
interface Span {
  from: Date;
  to: Date;
}

/**
 * The ids of the listings published in this span that a search finds, and that are what its words name if they name a category.
 * @param limit of the ids
 * @throws while the search is away, whose stand-in may find other things
 */
export async function findNewMatches(
  { listings }: Pick<Services, 'listings'>,
  asked: SearchQuery,
  { from, to }: Span,
  limit: number,
): Promise<{ ids: number[]; total: number }> {
  const current = await listings.current();
  const { meant } = asked.understand
    ? await understandQuery(current.engine, asked)
    : { meant: asked };
  const named = await findAsked(meant.query, current);
  const match = matchOf(meant, { ...current, now: to });
  const publishedAt = { ...match.where?.publishedAt, to: secondsOf(to) };
  publishedAt.from = Math.max(publishedAt.from ?? 0, secondsOf(from));
  const [found] = await current.engine.find([
    {
      ...match,
      where: { ...match.where, publishedAt },
      first: named ? { anyOf: named, areLeading: false } : undefined,
      range: { offset: 0, limit },
    },
  ]);
  if (!found || found.isMakeshift) throw new Error('the search is away');
  const ids = named ? found.ids.filter((_, place) => found.areFirst[place]) : found.ids;
  return { ids, total: named ? found.firstTotal : found.total };
}
