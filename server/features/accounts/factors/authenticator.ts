import type {
  ConfirmAuthenticatorForm,
  NewAuthenticator,
  PasswordForm,
} from '@orendi/contract/schemas/factors';
import { marketName } from '@orendi/messages';
import { encodeQR } from 'qr';
import { Secret, TOTP } from 'otpauth';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { insertOnce } from '../../../platform/db/rows.ts';
import type { Services } from '../../../services.ts';
import type { Session } from '../../../platform/http/session.ts';
import { withMails } from '../../../platform/mail/index.ts';
import { checkPassword } from '../check-password.ts';
import { authenticatorExists, enrollmentOver, firstCodeWrong } from '../faults.ts';
import { type Account, findAccountById, lockAccount } from '../account-queries.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { recordSecurityEvent, type SignInPlace } from '../security-events.ts';
import { findAuthenticator, replaceRecoveryCodes, takeStep } from './factor-queries.ts';
import { readTicket, writeTicket } from './ticket.ts';
import { hashRecoveryCodes, makeRecoveryCodes, separator } from './recovery-codes.ts';

/**
 * Makes a secret for an authenticator app, and recovery codes to be kept before it counts. Nothing is stored: both come
 * back in the signed token once the app has computed a code, and only to this session, until the account's stamp
 * changes.
 * @throws ApiError VALIDATION when the password is wrong, CONFLICT when the account has an authenticator
 */
export async function startAuthenticator(
  services: Pick<Services, 'clock' | 'db' | 'passwords' | 'secret'>,
  { id: sessionId, user }: Session,
  { currentPassword }: PasswordForm,
): Promise<NewAuthenticator> {
  const { stamp } = await checkPassword(services, user.id, currentPassword);
  if (await findAuthenticator(services.db, user.id)) throw authenticatorExists();
  const secret = new Secret({ size: secretBytes }).base32;
  const recoveryCodes = makeRecoveryCodes();
  const uri = authenticatorOf(secret, user.email).toString();
  const qr = encodeQR(uri, 'svg', { ecc: 'medium', border: 2 });
  const subject = [secret, ...recoveryCodes].join(separator);
  const token = writeTicket(services, 'add-authenticator', subject, [sessionId, stamp]);
  return { secret, uri, qr, recoveryCodes, token };
}

/**
 * Turns the second factor on, with the first code that the app has computed.
 * @returns the recovery codes that were given at the start
 * @throws ApiError VALIDATION when the code is wrong, BAD_REQUEST for a token that no longer holds, CONFLICT when the
 * account has an authenticator
 */
export async function confirmAuthenticator(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'passwords' | 'secret' | 'settings'>,
  { id: sessionId, user }: Session,
  { token, code }: ConfirmAuthenticatorForm,
  place: SignInPlace,
): Promise<{ recoveryCodes: string[] }> {
  const { clock, db, secret } = services;
  const read = (account: Account | undefined) => {
    const facts = [sessionId, account?.stamp];
    const subject = account ? readTicket(services, 'add-authenticator', token, facts) : null;
    if (subject === null) throw enrollmentOver();
    const [plain = '', ...recoveryCodes] = subject.split(separator);
    return { plain, recoveryCodes };
  };
  const { plain, recoveryCodes } = read(await findAccountById(db, user.id));
  const step = stepOfCode(plain, code, clock());
  if (step === null) throw firstCodeWrong();
  const stored = await hashRecoveryCodes(services, recoveryCodes);
  await withMails(services, async (trx) => {
    // Read again under the lock: the password may have been changed while the codes were hashed.
    read(await lockAccount(trx, user.id));
    // An account has one at most.
    const isAdded = await insertOnce(trx, 'authenticator', {
      account_id: user.id,
      sealed_secret: sealSecret(secret, user.id, plain),
      last_step: step,
    });
    if (!isAdded) throw authenticatorExists();
    await replaceRecoveryCodes(trx, user.id, stored);
    await recordSecurityEvent(trx, user.id, 'factor_added', place);
    await queueAccountMail(trx, services, 'second-factor-on', user);
  });
  return { recoveryCodes };
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A key for this use only, so that the shop's secret itself encrypts nothing. */
function keyFrom(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'orendi authenticator secrets', 32));
}

/** Bound to the account, so that a row copied to another account opens nothing. */
const boundTo = (accountId: number) => Buffer.from(`account ${accountId}`);

/**
 * AES-256-GCM under a key of the shop's secret: a copy of the database computes no codes.
 * @returns nonce, tag, text
 */
export function sealSecret(secret: string, accountId: number, plain: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyFrom(secret), nonce).setAAD(boundTo(accountId));
  const sealed = Buffer.concat([sealing.update(plain, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
}

/** Null when it was sealed with another secret or for another account, or has been changed. */
export function openSecret(secret: string, accountId: number, sealed: Buffer): string | null {
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  try {
    const opening = createDecipheriv(cipher, keyFrom(secret), nonce, { authTagLength: tagBytes });
    opening.setAAD(boundTo(accountId)).setAuthTag(tag);
    const plain = [opening.update(sealed.subarray(nonceBytes + tagBytes)), opening.final()];
    return Buffer.concat(plain).toString('utf8');
  } catch {
    return null;
  }
}

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;

/** How far apart the clocks of phone and server may be, in steps of 30 seconds. */
const window = 1;

/**
 * RFC 6238 with SHA-1, six digits and 30 seconds, as all apps compute codes.
 * @param label names the account
 */
function authenticatorOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: marketName(), label, secret });
}

/** The time step that a code belongs to; null when it is wrong. Compares in constant time. */
export function stepOfCode(secret: string, typed: string, now: Date): number | null {
  const token = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const totp = authenticatorOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/**
 * Takes a code, which does not work again.
 * @returns whether it was right
 */
export async function takeAuthenticatorCode(
  { clock, db, log, secret }: Pick<Services, 'clock' | 'db' | 'log' | 'secret'>,
  accountId: number,
  sealed: Buffer,
  code: string,
): Promise<boolean> {
  const plain = openSecret(secret, accountId, sealed);
  if (plain === null) {
    log.error({ accountId }, 'an authenticator was sealed with another AUTH_SECRET');
    return false;
  }
  const step = stepOfCode(plain, code, clock());
  return step !== null && (await takeStep(db, accountId, step));
}
