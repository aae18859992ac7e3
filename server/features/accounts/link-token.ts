import { maxId } from '@orendi/contract/limits';
import { isSameSignature, signatureOf } from '../../platform/signature.ts';

/*
 * The token of a link in a mail: whose it is, until when it holds, and a signature over that and over the state that it
 * changes. So nothing of it is stored, where a copy of the database could give it away, and no link works twice: once
 * the state has changed, its signature does not fit any more.
 */

export interface Link {
  accountId: number;
  /** In seconds since 1970. */
  expiresAt: number;
}

type Purpose = 'verify-email' | 'reset-password';

const written = /^(\d{1,10})-(\d{1,10})-([\w-]+)$/;

/** @param state what the link changes: the address that it verifies, or the hash of the password that it replaces */
export function writeToken(secret: string, purpose: Purpose, link: Link, state: string): string {
  const { accountId, expiresAt } = link;
  return `${accountId}-${expiresAt}-${signatureOf(secret, purpose, [accountId, expiresAt, state])}`;
}

/** What a token says, before its signature is checked; null where it is none. */
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
