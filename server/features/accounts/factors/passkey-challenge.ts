import { randomBytes } from 'node:crypto';
import { lifetimes } from '@orendi/contract/limits';
import type { Services } from '../../../services.ts';
import { minutesFrom, readTicket, writeTicket } from './ticket.ts';

/*
 * The challenge of a passkey is a signed ticket around a random nonce: strangers who ask for one store nothing. It is
 * stored once it has been answered, so that it serves once (see `spendChallenge`).
 */

type Purpose = 'add-passkey' | 'passkey-sign-in';
type NeededServices = Pick<Services, 'clock' | 'secret'>;

const nonceBytes = 16;

/** @param facts what must still hold when it is answered */
export function makeChallenge(
  { clock, secret }: NeededServices,
  purpose: Purpose,
  facts: readonly unknown[] = [],
): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(nonceBytes).toString('base64url');
  const expiresAt = minutesFrom(clock(), lifetimes.passkeyMinutes);
  return new TextEncoder().encode(writeTicket(secret, purpose, nonce, expiresAt, facts));
}

/**
 * The nonce of a challenge of ours that has not expired, else null.
 * @param challenge in base64url, as a browser repeats it
 */
export function nonceOf(
  { clock, secret }: NeededServices,
  purpose: Purpose,
  challenge: string,
  facts: readonly unknown[] = [],
): string | null {
  const ticket = Buffer.from(challenge, 'base64url').toString('utf8');
  return readTicket(secret, purpose, ticket, clock(), facts);
}
