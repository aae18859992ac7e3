import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';
import { forgetUnusedFeeds } from './feed-queries.ts';
import type { ListingCluster } from './listing-cluster.ts';

/** Removes the indexes of releases that have not been run for a day. */
export async function forgetUnused(db: Kysely<Database>, cluster: ListingCluster): Promise<void> {
  const name = cluster.alias.slice(0, cluster.alias.lastIndexOf('-'));
  for (const alias of await forgetUnusedFeeds(db, name)) {
    if (alias === cluster.alias) continue;
    for (const index of await cluster.list(alias)) await cluster.remove(index);
  }
}
