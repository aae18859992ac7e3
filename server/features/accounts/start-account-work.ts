import type { Db } from '../../platform/db/tables.ts';
import type { Services } from '../../services.ts';
import { deleteExpiredChallenges } from './factors/passkey-queries.ts';
import { failedSignInQueue, recordFailedSignIn } from './log-in.ts';
import { forgottenQueue, sendResetLink } from './reset-password.ts';
import { deleteOldSecurityEvents } from './security-events.ts';
import { deleteExpiredSessions } from './session-queries.ts';

export function startAccountWork(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'settings'>,
): void {
  const { jobs } = services;
  jobs.work(forgottenQueue, (forgotten, { trx, wake }) =>
    sendResetLink({ ...services, db: trx, jobs: { wake } }, forgotten),
  );
  jobs.work(failedSignInQueue, recordFailedSignIn);
}

export async function cleanUpAccounts(db: Db): Promise<void> {
  await deleteExpiredSessions(db);
  await deleteOldSecurityEvents(db);
  await deleteExpiredChallenges(db);
}
