import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { failedSignInQueue, recordFailedSignIn } from './log-in.ts';
import { forgottenQueue, sendResetLink } from './mailed-links.ts';
import { deleteOldSecurityEvents } from './security-events.ts';

export async function startAccountWork(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'settings'>,
): Promise<void> {
  const { db, jobs } = services;
  jobs.work(forgottenQueue, (forgotten, { trx, wake }) =>
    sendResetLink({ ...services, db: trx, jobs: { wake } }, forgotten),
  );
  jobs.work(failedSignInQueue, recordFailedSignIn);
  await jobs.schedule({ name: 'accounts-cleanup' }, { every: 'hour', at: '00:47' }, async () => {
    await sql`delete from session where expires_at <= now()`.execute(db);
    await deleteOldSecurityEvents(db);
    // An hour after they expired, for processes whose clock is behind.
    await sql`delete from spent_challenge where expires_at < now() - interval '1 hour'`.execute(db);
  });
}
