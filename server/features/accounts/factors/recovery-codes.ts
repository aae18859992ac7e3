import { randomInt } from 'node:crypto';
import { factors } from '@orendi/contract/limits';
import type { User } from '@orendi/contract/schemas/user';
import type { Services } from '../../../services.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { mailQueue } from '../../../platform/mail/index.ts';
import { checkPassword, lockChecked } from '../check-password.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { recordSecurityEvent, type SignInPlace } from '../security-events.ts';
import {
  findAuthenticator,
  findRecoveryCode,
  replaceRecoveryCodes,
  type StoredRecoveryCode,
  takeRecoveryCode,
} from './factor-queries.ts';

/*
 * A recovery code is twelve characters of Crockford's base32, written in three groups. The first group says which of an
 * account's codes it is, so that checking one costs a single slow hash; the other two are 40 bits of secret.
 */

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 12;
const labelLength = 4;

/** New codes, in the form that is shown once and in the form that is stored. */
export async function makeRecoveryCodes({
  passwords,
}: Pick<Services, 'passwords'>): Promise<{ shown: string[]; stored: StoredRecoveryCode[] }> {
  const codes = new Map<string, string>();
  while (codes.size < factors.recoveryCodes) {
    const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    codes.set(code.slice(0, labelLength), code);
  }
  const stored = await Promise.all(
    Array.from(codes, async ([label, code]) => ({ label, code_hash: await passwords.hash(code) })),
  );
  return { shown: Array.from(codes.values(), groups), stored };
}

const groups = (code: string) => (code.match(/.{4}/g) ?? []).join('-');

/** A code as somebody has typed it, without hyphens and with letters for digits that look like them; null for none. */
export function readRecoveryCode(typed: string): { label: string; code: string } | null {
  const code = typed
    .toLowerCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  const isOne = code.length === length && [...code].every((letter) => alphabet.includes(letter));
  return isOne ? { label: code.slice(0, labelLength), code } : null;
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

/** @throws ApiError VALIDATION when the password is wrong, NOT_FOUND without a second factor */
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
    await lockChecked(trx, checked);
    if (!(await findAuthenticator(trx, user.id))) throw new ApiError('NOT_FOUND');
    await replaceRecoveryCodes(trx, user.id, stored);
    await recordSecurityEvent(trx, user.id, 'recovery_codes_renewed', place);
    await queueAccountMail(trx, services, 'recovery-codes-renewed', user);
  });
  jobs.wake(mailQueue);
  return shown;
}
