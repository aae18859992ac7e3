import { deleteExpiredKeys } from '../../platform/idempotency/keys.ts';
import type { Db } from '../../platform/db/tables.ts';
import { deleteDropped, deleteOldDigests } from './held/list-held.ts';
import { deleteExpiredCaptchas } from './queries.ts';

export async function cleanUpRequests(db: Db): Promise<void> {
  await deleteExpiredKeys(db);
  await deleteExpiredCaptchas(db);
  await deleteDropped(db);
  await deleteOldDigests(db);
}
