import type { Services } from '../../services.ts';
import { deleteExpiredKeys } from '../../platform/idempotency/keys.ts';
import { deleteDropped, deleteOldDigests } from './held/list-held.ts';
import { deleteExpiredCaptchas } from './queries.ts';

export async function startRequestCleanup({
  db,
  jobs,
}: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  await jobs.schedule({ name: 'requests-cleanup' }, { every: 'hour', at: '00:17' }, async () => {
    await deleteExpiredKeys(db);
    await deleteExpiredCaptchas(db);
    await deleteDropped(db);
    await deleteOldDigests(db);
  });
}
