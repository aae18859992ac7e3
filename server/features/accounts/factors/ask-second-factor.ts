import type { Services } from '../../../services.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Account } from '../account-queries.ts';
import { countCode } from '../limits.ts';
import { recordSecurityEvent } from '../security-events.ts';
import type { SignInPlace } from '../sign-in-place.ts';
import { codeWrong } from './factor-faults.ts';
import { findAuthenticator, findRecoveryCode, takeRecoveryCode } from './factor-queries.ts';
import { readRecoveryCode } from './recovery-code.ts';
import { takeAuthenticatorCode } from './take-authenticator-code.ts';

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

/** Takes a recovery code; it does not work again. */
export async function isRecoveryCode(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  accountId: number,
  { label, code }: { label: string; code: string },
): Promise<boolean> {
  const stored = await findRecoveryCode(db, accountId, label);
  const isRight = await passwords.isRight(code, stored?.code_hash ?? null);
  return stored !== undefined && isRight && (await takeRecoveryCode(db, stored.id));
}
