import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The signature that only this shop can make of some facts, in characters that fit into addresses and cookies.
 * @param purpose what the signature allows, so that one for something else never fits
 */
export function signatureOf(secret: string, purpose: string, facts: readonly unknown[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...facts]))
    .digest('base64url');
}

/** Compares in a time that tells nothing of where two signatures differ. */
export function isSameSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
