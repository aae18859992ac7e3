import { Secret, TOTP } from 'otpauth';
import type { Services } from '../../../services.ts';
import { takeStep } from './factor-queries.ts';
import { openSecret } from './seal-secret.ts';

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;

/** How far apart the clocks of phone and server may be, in steps of 30 seconds. */
const window = 1;

/** @returns in base32 */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/**
 * RFC 6238 with SHA-1, six digits and 30 seconds, as all apps compute codes. @param label names the account in the
 * app
 */
export function authenticatorOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Orendi', label, secret });
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

/** Takes a code, which does not work again. @returns whether it was right */
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
