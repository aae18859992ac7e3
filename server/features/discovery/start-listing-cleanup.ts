import { type Kysely, sql } from 'kysely';
import type { Parts } from '../../parts.ts';
import type { Database } from '../../platform/db/tables.ts';
import type { Queue } from '../../platform/jobs/index.ts';

const cleanupQueue: Queue = { name: 'listings-upkeep', pollSeconds: 60 };

/** Forgets which listings were removed more than a day ago: every index has long heard of it, or starts over. */
export async function forgetRemovals(db: Kysely<Database>): Promise<void> {
  await sql`delete from listing_removal where removed_at < now() - interval '1 day'`.execute(db);
}

/** Does so once an hour. The jobs are running, and stop elsewhere. */
export async function startListingCleanup({ db, jobs }: Pick<Parts, 'db' | 'jobs'>): Promise<void> {
  await jobs.work(cleanupQueue, () => forgetRemovals(db));
  await jobs.schedule(cleanupQueue, '31 * * * *');
}
