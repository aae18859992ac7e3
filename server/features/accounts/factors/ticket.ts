import { randomBytes } from 'node:crypto';
import { lifetimes } from '@orendi/contract/limits';
import { isSameSignature, signatureOf } from '../../../platform/signature.ts';
import type { Services } from '../../../services.ts';

/*
 * A ticket carries something from the first step of an enrollment or sign-in to the second, through the browser: a
 * subject, its expiry, and a signature over both and over the facts that must still hold then. Nothing is stored, so
 * nothing that is pending outlives a change of those facts.
 */

type PasskeyPurpose = 'add-passkey' | 'passkey-sign-in';
type Purpose = 'add-authenticator' | 'recovery-codes' | PasskeyPurpose;

const written = /^([\w-]+)\.(\d{1,10})\.([\w-]+)$/;

/**
 * @param subject letters, digits, `-` and `_`
 * @param facts make it void when they change, such as the session
 */
export function writeTicket(
  secret: string,
  purpose: Purpose,
  subject: string,
  expiresAt: Date,
  facts: readonly unknown[] = [],
): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  const signature = signatureOf(secret, purpose, [subject, seconds, ...facts]);
  return `${subject}.${seconds}.${signature}`;
}

/** The subject of a ticket; null when it is malformed, expired, for another purpose, or its facts have changed. */
export function readTicket(
  secret: string,
  purpose: Purpose,
  ticket: string,
  now: Date,
  facts: readonly unknown[] = [],
): string | null {
  const [, subject, expiry, signature = ''] = written.exec(ticket) ?? [];
  if (subject === undefined) return null;
  const seconds = Number(expiry);
  const expected = signatureOf(secret, purpose, [subject, seconds, ...facts]);
  return isSameSignature(signature, expected) && seconds * 1000 > now.getTime() ? subject : null;
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
  { clock, secret }: Pick<Services, 'clock' | 'secret'>,
  purpose: PasskeyPurpose,
  facts: readonly unknown[] = [],
): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(nonceBytes).toString('base64url');
  const expiresAt = minutesFrom(clock(), lifetimes.passkeyMinutes);
  return new TextEncoder().encode(writeTicket(secret, purpose, nonce, expiresAt, facts));
}

/** The nonce of an unexpired challenge of ours, as a browser repeats it in base64url; else null. */
export function nonceOf(
  { clock, secret }: Pick<Services, 'clock' | 'secret'>,
  purpose: PasskeyPurpose,
  challenge: string,
  facts: readonly unknown[] = [],
): string | null {
  const ticket = Buffer.from(challenge, 'base64url').toString('utf8');
  return readTicket(secret, purpose, ticket, clock(), facts);
}
