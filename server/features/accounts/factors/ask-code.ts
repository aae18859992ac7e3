import type { User } from '@orendi/contract/schemas/user';
import type { Services } from '../../../services.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { type Account, findAccountById } from '../account-queries.ts';
import { countCode } from '../limits.ts';
import { recordSecurityEvent } from '../security-events.ts';
import type { SignInPlace } from '../sign-in-place.ts';
import { codeWrong, freshCodeWrong } from '../faults.ts';
import { findAuthenticator } from './factor-queries.ts';
import { isRecoveryCode, readRecoveryCode } from './recovery-codes.ts';
import { takeAuthenticatorCode } from './authenticator-code.ts';

type NeededServices = Pick<Services, 'clock' | 'countCall' | 'db' | 'log' | 'passwords' | 'secret'>;

/**
 * Asks an account whose password was right for its second factor, if it has one. A code is taken: it does not work
 * again.
 * @throws ApiError SECOND_FACTOR when the code is missing or wrong
 */
export async function askSecondFactor(
  services: NeededServices,
  account: Account,
  { code, place }: { code: string | undefined; place: SignInPlace },
): Promise<void> {
  const { countCall, db } = services;
  const accountId = account.user.id;
  const authenticator = await findAuthenticator(db, accountId);
  if (!authenticator) return;
  if (code === undefined) throw new ApiError('SECOND_FACTOR');
  await countCode(countCall, account);
  const recovery = readRecoveryCode(code);
  const isRight = recovery
    ? await isRecoveryCode(services, accountId, recovery)
    : await takeAuthenticatorCode(services, accountId, authenticator.sealed_secret, code);
  if (!isRight) {
    await recordSecurityEvent(db, accountId, 'second_factor_failed', place);
    throw codeWrong();
  }
  if (recovery) await recordSecurityEvent(db, accountId, 'recovery_code_used', place);
}

/**
 * Asks a signed-in user for a fresh code of the authenticator, before something that an open session alone must not do.
 * Codes are counted with those tried at sign-in. Recovery codes do not serve, as they are for when the authenticator is
 * lost, and whoever has found the paper must not get this far.
 * @throws ApiError VALIDATION under `code` when it is wrong or has been used, RATE_LIMITED, NO_SECOND_FACTOR
 */
export async function askCodeAgain(
  services: Pick<Services, 'clock' | 'countCall' | 'db' | 'log' | 'secret'>,
  user: Pick<User, 'id'>,
  code: string,
  place: SignInPlace,
): Promise<void> {
  const { countCall, db } = services;
  const account = await findAccountById(db, user.id);
  const authenticator = await findAuthenticator(db, user.id);
  if (!account || !authenticator) throw new ApiError('NO_SECOND_FACTOR');
  await countCode(countCall, account);
  if (await takeAuthenticatorCode(services, user.id, authenticator.sealed_secret, code)) return;
  await recordSecurityEvent(db, user.id, 'second_factor_failed', place);
  throw freshCodeWrong();
}
