import type { Parts } from '../../parts.ts';
import { forgottenQueue, sendResetLink } from './forget-password.ts';
import { deleteExpiredSessions } from './session-queries.ts';

/** Starts what follows later: the links for forgotten passwords, and the removal of sessions that have ended. */
export async function startAccountWork(
  parts: Pick<Parts, 'clock' | 'db' | 'jobs' | 'settings'>,
): Promise<void> {
  const { db, jobs } = parts;
  jobs.work(forgottenQueue, (forgotten, { trx, wake }) =>
    sendResetLink({ ...parts, db: trx, jobs: { wake } }, forgotten),
  );
  await jobs.schedule({ name: 'accounts-cleanup' }, { every: 'hour', at: '00:47' }, () =>
    deleteExpiredSessions(db),
  );
}
