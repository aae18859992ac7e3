import { lifetimes } from '@orendi/contract/limits';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { Services } from '../../services.ts';
import { failedSignInQueue, recordFailedSignIn } from './log-in.ts';
import { forgottenQueue, sendResetLink } from './mailed-links.ts';

export function startAccountWork(services: Pick<Services, 'clock' | 'db' | 'jobs' | 'settings'>) {
  const { jobs } = services;
  jobs.work(forgottenQueue, (forgotten, { trx, wake }) =>
    sendResetLink({ ...services, db: trx, jobs: { wake } }, forgotten),
  );
  jobs.work(failedSignInQueue, recordFailedSignIn);
}

export async function cleanUpAccounts(db: Db): Promise<void> {
  await sql`delete from session where expires_at <= now()`.execute(db);
  const kept = sql.lit(`${lifetimes.securityEventDays} days`);
  await sql`delete from security_event where happened_at < now() - ${kept}::interval`.execute(db);
  await sql`
    delete from invitation
    where expires_at < now() - interval '1 day' and not awaits_operator`.execute(db);
  // An hour after they expired, for processes whose clock is behind.
  await sql`delete from spent_challenge where expires_at < now() - interval '1 hour'`.execute(db);
}
