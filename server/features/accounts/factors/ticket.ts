import { randomBytes } from 'node:crypto';
import { lifetimes } from '@orendi/contract/limits';
import { isSameSignature, signatureOf } from '../../../platform/signature.ts';
import type { Services } from '../../../services.ts';

/*
 * A ticket carries something from the first step of an enrollment or sign-in to the second, through the browser: a
 * subject, its expiry, and a signature over both and over the facts that must still hold then. Nothing is stored, so
 * nothing that is pending outlives a change of those facts.
 */

/** For how long it is valid, by purpose. */
const minutes = {
  'add-authenticator': lifetimes.enrollmentMinutes,
  'recovery-codes': lifetimes.enrollmentMinutes,
  'add-passkey': lifetimes.passkeyMinutes,
  'passkey-sign-in': lifetimes.passkeyMinutes,
};
type Purpose = keyof typeof minutes;
type Signing = Pick<Services, 'clock' | 'secret'>;

const written = /^([\w-]+)\.(\d{1,10})\.([\w-]+)$/;

/**
 * @param subject letters, digits, `-` and `_`
 * @param facts make it void when they change, such as the session
 */
export function writeTicket(
  { clock, secret }: Signing,
  purpose: Purpose,
  subject: string,
  facts: readonly unknown[] = [],
): string {
  const seconds = Math.floor(minutesFrom(clock(), minutes[purpose]).getTime() / 1000);
  const signature = signatureOf(secret, purpose, [subject, seconds, ...facts]);
  return `${subject}.${seconds}.${signature}`;
}

/** The subject of a ticket; null when it is malformed, expired, for another purpose, or its facts have changed. */
export function readTicket(
  { clock, secret }: Signing,
  purpose: Purpose,
  ticket: string,
  facts: readonly unknown[] = [],
): string | null {
  const [, subject, expiry, signature = ''] = written.exec(ticket) ?? [];
  if (subject === undefined) return null;
  const seconds = Number(expiry);
  const expected = signatureOf(secret, purpose, [subject, seconds, ...facts]);
  return isSameSignature(signature, expected) && seconds * 1000 > clock().getTime()
    ? subject
    : null;
}

export function minutesFrom(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000);
}

/*
 * The challenge of a passkey is a signed ticket around a random nonce: strangers who ask for one store nothing. It is
 * stored once it has been answered, so that it serves once (see `spendChallenge`).
 */

const nonceBytes = 16;

/** @param facts what must still hold when it is answered */
export function makeChallenge(
  signing: Signing,
  purpose: Purpose,
  facts?: readonly unknown[],
): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(nonceBytes).toString('base64url');
  return new TextEncoder().encode(writeTicket(signing, purpose, nonce, facts));
}

/** The nonce of an unexpired challenge of ours, as a browser repeats it in base64url; else null. */
export function nonceOf(
  signing: Signing,
  purpose: Purpose,
  challenge: string,
  facts?: readonly unknown[],
): string | null {
  const ticket = Buffer.from(challenge, 'base64url').toString('utf8');
  return readTicket(signing, purpose, ticket, facts);
}
