import type { Parts } from '../../parts.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import { forgottenQueue, sendResetLink } from './forget-password.ts';
import { deleteExpiredSessions } from './session-queries.ts';

const upkeepQueue: Queue = { name: 'accounts-upkeep', pollSeconds: 60 };

/** Starts what follows later: the links for forgotten passwords, and the removal of sessions that have ended. */
export async function startAccountWork(
  parts: Pick<Parts, 'clock' | 'db' | 'jobs' | 'settings'>,
): Promise<void> {
  const { db, jobs } = parts;
  await jobs.work(forgottenQueue, async (batch) => {
    for (const forgotten of batch) await sendResetLink(parts, forgotten);
  });
  await jobs.work(upkeepQueue, () => deleteExpiredSessions(db));
  await jobs.schedule(upkeepQueue, '47 * * * *');
}
