import { createHmac, timingSafeEqual } from 'node:crypto';

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
