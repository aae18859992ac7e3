import type { Parts } from '../../parts.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import { deleteExpired } from './imports/import-queries.ts';

const upkeepQueue: Queue = { name: 'imports-upkeep', pollSeconds: 60 };

/** Lets go of previews and undos whose time is over, before the nightly sweep of pictures. */
export async function startImportUpkeep({ db, jobs }: Pick<Parts, 'db' | 'jobs'>): Promise<void> {
  await jobs.work(upkeepQueue, () => deleteExpired(db));
  await jobs.schedule(upkeepQueue, '11 2 * * *');
}
