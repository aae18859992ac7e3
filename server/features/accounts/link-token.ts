import { maxId } from '@orendi/contract/limits';
import { isSameSignature, signatureOf } from '../../platform/signature.ts';

/*
 * The token of a link in a mail: account, expiry, and a signature over both and over the state that the link changes.
 * Nothing is stored that a copy of the database could reveal, and a link works only once: after the state has changed,
 * its signature no longer matches.
 */

export interface Link {
  accountId: number;
  /** In seconds since 1970. */
  expiresAt: number;
}

type Purpose = 'verify-email' | 'reset-password';

const written = /^(\d{1,10})-(\d{1,10})-([\w-]+)$/;

/** @param state what the link changes: the address it verifies, or the hash of the password it replaces */
export function writeToken(secret: string, purpose: Purpose, link: Link, state: string): string {
  const { accountId, expiresAt } = link;
  return `${accountId}-${expiresAt}-${signatureOf(secret, purpose, [accountId, expiresAt, state])}`;
}

/** The contents of a token, whose signature is still to be checked; null for malformed tokens. */
export function readToken(token: string): (Link & { signature: string }) | null {
  const [, accountId, expiresAt, signature] = written.exec(token) ?? [];
  if (signature === undefined || Number(accountId) > maxId) return null;
  return { accountId: Number(accountId), expiresAt: Number(expiresAt), signature };
}

export function isSigned(
  secret: string,
  purpose: Purpose,
  { accountId, expiresAt, signature }: Link & { signature: string },
  state: string,
): boolean {
  return isSameSignature(signature, signatureOf(secret, purpose, [accountId, expiresAt, state]));
}
