import type { Services } from '../../services.ts';
import { deleteExpiredChallenges } from './factors/passkey-queries.ts';
import { forgottenQueue, sendResetLink } from './forget-password.ts';
import { deleteExpiredSessions } from './session-queries.ts';

/**
 * Starts the background jobs: reset links for forgotten passwords, and the cleanup of ended sessions and
 * spent challenges.
 */
export async function startAccountWork(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'settings'>,
): Promise<void> {
  const { db, jobs } = services;
  jobs.work(forgottenQueue, (forgotten, { trx, wake }) =>
    sendResetLink({ ...services, db: trx, jobs: { wake } }, forgotten),
  );
  await jobs.schedule({ name: 'accounts-cleanup' }, { every: 'hour', at: '00:47' }, async () => {
    await deleteExpiredSessions(db);
    await deleteExpiredChallenges(db);
  });
}
