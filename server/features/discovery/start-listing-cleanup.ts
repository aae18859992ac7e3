import { type Kysely, sql } from 'kysely';
import type { Parts } from '../../parts.ts';
import type { Database } from '../../platform/db/tables.ts';

/** Forgets which listings were removed more than a day ago: every index has long heard of it, or starts over. */
export async function forgetRemovals(db: Kysely<Database>): Promise<void> {
  await sql`delete from listing_removal where removed_at < now() - interval '1 day'`.execute(db);
}

/** Does so once an hour. */
export async function startListingCleanup({ db, jobs }: Pick<Parts, 'db' | 'jobs'>): Promise<void> {
  await jobs.schedule({ name: 'listings-cleanup' }, { every: 'hour', at: '00:31' }, () =>
    forgetRemovals(db),
  );
}
