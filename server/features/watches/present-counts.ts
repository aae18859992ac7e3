import { itemPath } from '@orendi/contract/item-path';
import type { WatchCounts } from '@orendi/contract/schemas/watches';
import type { Language } from '@orendi/messages';
import type { Db } from '../../platform/db/tables.ts';
import { countWatches } from './watch-queries.ts';
import { describeSearch } from './watched-search.ts';

/** The searches and pieces that most wait for, with their pages. */
export async function presentCounts(db: Db, language: Language): Promise<WatchCounts> {
  const { searches, pieces } = await countWatches(db);
  return {
    searches: await Promise.all(
      searches.map(async ({ search, watchers }) =>
        Object.assign(await describeSearch(db, search, language), { watchers }),
      ),
    ),
    pieces: pieces.map(({ id, type, name, watchers }) => {
      return { label: name, href: itemPath(type, id, name), watchers };
    }),
  };
}
