import type { User } from '@orendi/contract/schemas/user';
import type { Services } from '../../../services.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { mailQueue } from '../../../platform/mail/index.ts';
import { checkPassword, holdChecked } from '../check-password.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { recordSecurityEvent } from '../security-events.ts';
import type { SignInPlace } from '../sign-in-place.ts';
import { findAuthenticator, replaceRecoveryCodes } from './factor-queries.ts';
import { makeRecoveryCodes } from './recovery-code.ts';

/**
 * Replaces the recovery codes.
 * @returns the new ones
 * @throws ApiError VALIDATION when the password is wrong, NOT_FOUND without a second factor
 */
export async function renewRecoveryCodes(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'passwords' | 'settings'>,
  user: User,
  currentPassword: string,
  place: SignInPlace,
): Promise<string[]> {
  const { db, jobs } = services;
  const checked = await checkPassword(services, user.id, currentPassword);
  if (!(await findAuthenticator(db, user.id))) throw new ApiError('NOT_FOUND');
  const { shown, stored } = await makeRecoveryCodes(services);
  await db.transaction().execute(async (trx) => {
    await holdChecked(trx, checked);
    if (!(await findAuthenticator(trx, user.id))) throw new ApiError('NOT_FOUND');
    await replaceRecoveryCodes(trx, user.id, stored);
    await recordSecurityEvent(trx, user.id, 'recovery_codes_renewed', place);
    await queueAccountMail(trx, services, {
      kind: 'recovery-codes-renewed',
      accountId: user.id,
      email: user.email,
    });
  });
  jobs.wake(mailQueue);
  return shown;
}
