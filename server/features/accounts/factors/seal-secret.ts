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
 * Encrypts an authenticator's secret (AES-256-GCM under a key derived from the shop's secret), so that a copy of the
 * database computes no codes.
 * @returns nonce, tag and ciphertext
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
