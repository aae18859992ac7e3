import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A signature that only this shop can make, safe for URLs.
 * @param purpose of which alone it is accepted
 */
export function signatureOf(secret: string, purpose: string, facts: readonly unknown[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...facts]))
    .digest('base64url');
}

/** Compares in constant time. */
export function isSameSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** 132 bits in base64. */
const TOKEN_LENGTH = 22;

/** The token of a link, which nobody without the secret can make of the stored seed. */
export function writeLinkToken(secret: string, purpose: string, seed: string): string {
  return signatureOf(secret, purpose, [seed]).slice(0, TOKEN_LENGTH);
}

/** The hash by which a token is found. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();
