import type { Services } from '../../services.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import { findAccountByEmail } from './account-queries.ts';
import { recordSecurityEvent } from './security-events.ts';
import type { SignInPlace } from './sign-in-place.ts';

interface FailedSignIn {
  email: string;
  place: SignInPlace;
}

/** Attempts to sign in that failed, whether or not the address has an account. */
export const failedSignInQueue: Queue<FailedSignIn> = { name: 'failed-sign-ins' };

/**
 * Queues a failed attempt to sign in. A worker looks up later whether the address has an account, so that the time of the
 * answer does not reveal it.
 */
export async function reportFailedSignIn(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  email: string,
  place: SignInPlace,
): Promise<void> {
  await db.transaction().execute((trx) => jobs.send(trx, failedSignInQueue, { email, place }));
  jobs.wake(failedSignInQueue);
}

/** Records a failed attempt, if the address has an account. */
export async function recordFailedSignIn(
  { email, place }: FailedSignIn,
  { trx }: { trx: Services['db'] },
): Promise<void> {
  const account = await findAccountByEmail(trx, email);
  if (account) await recordSecurityEvent(trx, account.user.id, 'sign_in_failed', place);
}
