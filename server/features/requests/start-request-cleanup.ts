import type { Parts } from '../../parts.ts';
import { deleteExpiredKeys } from '../../platform/idempotency/keys.ts';
import { deleteExpiredCaptchas } from './queries.ts';

/** Removes once an hour what has expired. */
export async function startRequestCleanup({ db, jobs }: Pick<Parts, 'db' | 'jobs'>): Promise<void> {
  await jobs.schedule({ name: 'requests-cleanup' }, { every: 'hour', at: '00:17' }, async () => {
    await deleteExpiredKeys(db);
    await deleteExpiredCaptchas(db);
  });
}
