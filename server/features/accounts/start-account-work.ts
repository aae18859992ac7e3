import type { Services } from '../../services.ts';
import { deleteExpiredChallenges } from './factors/passkey-queries.ts';
import { failedSignInQueue, recordFailedSignIn } from './log-in.ts';
import { forgottenQueue, sendResetLink } from './reset-password.ts';
import { deleteOldSecurityEvents } from './security-events.ts';
import { deleteExpiredSessions } from './sessions.ts';

export async function startAccountWork(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'settings'>,
): Promise<void> {
  const { db, jobs } = services;
  jobs.work(forgottenQueue, (forgotten, { trx, wake }) =>
    sendResetLink({ ...services, db: trx, jobs: { wake } }, forgotten),
  );
  jobs.work(failedSignInQueue, recordFailedSignIn);
  await jobs.schedule({ name: 'accounts-cleanup' }, { every: 'hour', at: '00:47' }, async () => {
    await deleteExpiredSessions(db);
    await deleteOldSecurityEvents(db);
    await deleteExpiredChallenges(db);
  });
}
