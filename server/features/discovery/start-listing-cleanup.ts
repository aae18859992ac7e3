import { type Kysely, sql } from 'kysely';
import type { Services } from '../../services.ts';
import type { Database } from '../../platform/db/tables.ts';

/** Deletes rows about listings removed more than a day ago: every index has read them by now, or will be rebuilt. */
export async function forgetRemovals(db: Kysely<Database>): Promise<void> {
  await sql`delete from listing_removal where removed_at < now() - interval '1 day'`.execute(db);
}

/** Runs the cleanup every hour. */
export async function startListingCleanup({
  db,
  jobs,
}: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  await jobs.schedule({ name: 'listings-cleanup' }, { every: 'hour', at: '00:31' }, () =>
    forgetRemovals(db),
  );
}
