import { randomInt } from 'node:crypto';
import { factors } from '@orendi/contract/limits';
import type {
  OfferedRecoveryCodes,
  PasswordForm,
  RenewCodesForm,
} from '@orendi/contract/schemas/factors';
import type { Services } from '../../../services.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Session } from '../../../platform/http/session.ts';
import { withMails } from '../../../platform/mail/index.ts';
import { checkPassword, lockChecked } from '../check-password.ts';
import { enrollmentOver } from '../faults.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { recordSecurityEvent, type SignInPlace } from '../security-events.ts';
import {
  findAuthenticator,
  findRecoveryCode,
  replaceRecoveryCodes,
  type StoredRecoveryCode,
  takeRecoveryCode,
} from './factor-queries.ts';
import { spendChallenge } from './passkey-queries.ts';
import { readTicket, writeTicket } from './ticket.ts';

/*
 * A recovery code is twelve characters of Crockford's base32, written in three groups. The first group says which of an
 * account's codes it is, so that checking one costs a single slow hash; the other two are 40 bits of secret.
 */

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 12;
const labelLength = 4;

/** New codes, in the form that is shown once. */
export function makeRecoveryCodes(): string[] {
  const codes = new Map<string, string>();
  while (codes.size < factors.recoveryCodes) {
    const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    codes.set(code.slice(0, labelLength), code);
  }
  return Array.from(codes.values(), groups);
}

const groups = (code: string) => (code.match(/.{4}/g) ?? []).join('-');

/** The codes in the form that is stored. */
export function hashRecoveryCodes(
  { passwords }: Pick<Services, 'passwords'>,
  shown: readonly string[],
): Promise<StoredRecoveryCode[]> {
  return Promise.all(
    shown.map(async (written) => {
      const code = written.replaceAll('-', '');
      return { label: code.slice(0, labelLength), code_hash: await passwords.hash(code) };
    }),
  );
}

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

/**
 * Makes codes for their owner to keep. Nothing is stored, and the old ones work until the token comes back: a page that
 * is closed too early leaves nobody without codes.
 * @throws ApiError VALIDATION when the password is wrong, NOT_FOUND without a second factor
 */
export async function offerRecoveryCodes(
  services: Pick<Services, 'clock' | 'db' | 'passwords' | 'secret'>,
  { id: sessionId, user }: Session,
  { currentPassword }: PasswordForm,
): Promise<OfferedRecoveryCodes> {
  const { stamp } = await checkPassword(services, user.id, currentPassword);
  if (!(await findAuthenticator(services.db, user.id))) throw new ApiError('NOT_FOUND');
  const recoveryCodes = makeRecoveryCodes();
  const subject = recoveryCodes.join(separator);
  const token = writeTicket(services, 'recovery-codes', subject, [sessionId, stamp]);
  return { recoveryCodes, token };
}

/** Joins codes in the subject of a ticket. */
export const separator = '_';

/**
 * Replaces the codes by those that were offered, or by new ones.
 * @throws ApiError VALIDATION when the password is wrong, NOT_FOUND without a second factor, BAD_REQUEST for an offer
 * that no longer holds
 */
export async function renewRecoveryCodes(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'passwords' | 'secret' | 'settings'>,
  { id: sessionId, user }: Session,
  { currentPassword, token }: RenewCodesForm,
  place: SignInPlace,
): Promise<{ recoveryCodes: string[] }> {
  const checked = await checkPassword(services, user.id, currentPassword);
  if (!(await findAuthenticator(services.db, user.id))) throw new ApiError('NOT_FOUND');
  const facts = [sessionId, checked.stamp];
  const offered =
    token === undefined ? undefined : readTicket(services, 'recovery-codes', token, facts);
  if (offered === null) throw enrollmentOver();
  const shown = offered?.split(separator) ?? makeRecoveryCodes();
  const stored = await hashRecoveryCodes(services, shown);
  await withMails(services, async (trx) => {
    await lockChecked(trx, checked);
    if (!(await findAuthenticator(trx, user.id))) throw new ApiError('NOT_FOUND');
    // Once: a second time would bring back those that have been used meanwhile.
    const offer = token?.split('.').at(-1);
    if (offer && !(await spendChallenge(trx, services, offer))) throw enrollmentOver();
    await replaceRecoveryCodes(trx, user.id, stored);
    await recordSecurityEvent(trx, user.id, 'recovery_codes_renewed', place);
    await queueAccountMail(trx, services, 'recovery-codes-renewed', user);
  });
  return { recoveryCodes: shown };
}
