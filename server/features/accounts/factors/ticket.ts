import { isSameSignature, signatureOf } from '../../../platform/signature.ts';

/*
 * A ticket carries something from the first step of an enrollment or sign-in to the second, through the browser: a
 * subject, its expiry, and a signature over both and over the facts that must still hold then. Nothing is stored, so
 * nothing that is pending outlives a change of those facts.
 */

type Purpose = 'authenticator' | 'add-passkey' | 'passkey-sign-in';

const written = /^([\w-]+)\.(\d{1,10})\.([\w-]+)$/;

/**
 * @param subject letters, digits, `-` and `_`
 * @param facts what the ticket depends on, such as session and stamp
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
