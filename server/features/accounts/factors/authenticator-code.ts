import { Secret, TOTP } from 'otpauth';
import type { Services } from '../../../services.ts';
import { takeStep } from './factor-queries.ts';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

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

/** @returns in base32 */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/**
 * RFC 6238 with SHA-1, six digits and 30 seconds, as all apps compute codes.
 * @param label names the account
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
