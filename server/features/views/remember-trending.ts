import type { Services } from '../../services.ts';
import { listTrending, type TrendingRow } from './trending-query.ts';

/** How long, in seconds, the displayed order may ignore new views. */
export const trendingMaxAge = 60;

/**
 * `listTrending`, cached for a minute. Any change of a listing empties the cache, so that nothing deleted is shown;
 * without notifications from other processes nothing is cached.
 */
export function rememberTrending({
  db,
  changes,
  clock,
}: Pick<Services, 'db' | 'changes' | 'clock'>): () => Promise<TrendingRow[]> {
  let known: { items: Promise<TrendingRow[]>; until: number } | null = null;
  let isInformed = true;
  changes.onTouched((tags: readonly string[]) => {
    if (tags.some((tag) => tag === 'listings' || tag === '*')) known = null;
  });
  changes.onConnection((connected) => {
    isInformed = connected;
    known = null;
  });
  return () => {
    const now = clock().getTime();
    if (known && now < known.until) return known.items;
    const fresh = { items: listTrending(db), until: now + trendingMaxAge * 1000 };
    known = isInformed ? fresh : null;
    fresh.items.catch(() => {
      if (known === fresh) known = null;
    });
    return fresh.items;
  };
}
