import type { Parts } from '../../parts.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import { deleteExpiredCaptchas, deleteExpiredKeys } from './queries.ts';

const upkeepQueue: Queue = { name: 'requests-upkeep', pollSeconds: 60 };

/** Removes once an hour what has expired. */
export async function startRequestUpkeep({ db, jobs }: Pick<Parts, 'db' | 'jobs'>): Promise<void> {
  await jobs.work(upkeepQueue, async () => {
    await deleteExpiredKeys(db);
    await deleteExpiredCaptchas(db);
  });
  await jobs.schedule(upkeepQueue, '17 * * * *');
}
