import { maxId } from '@orendi/contract/limits';
import type { Settings } from '../../platform/settings.ts';
import { ownUrl } from '../../platform/http/public-url.ts';
import { isSameSignature, signatureOf } from '../../platform/signature.ts';

/*
 * The token of a link in a mail: account, expiry, and a signature over both, over the address that the link was mailed to,
 * and over the stamp that the account had then. Nothing is stored that a copy of the database could reveal, and a link
 * works only once: what it does changes the stamp, and so does every change that ends what is pending.
 */

export interface Link {
  accountId: number;
  /** In seconds since 1970. */
  expiresAt: number;
}

export interface LinkState {
  email: string;
  /** The account's when the mail was asked for, even if it is sent later. */
  stamp: number;
}

type Purpose = 'verify-email' | 'reset-password' | 'known-device';

const sign = (secret: string, purpose: Purpose, link: Link, { email, stamp }: LinkState) =>
  signatureOf(secret, purpose, [link.accountId, link.expiresAt, email, stamp]);

const written = /^(\d{1,10})-(\d{1,10})-([\w-]+)$/;

export function writeToken(secret: string, purpose: Purpose, link: Link, state: LinkState): string {
  return `${link.accountId}-${link.expiresAt}-${sign(secret, purpose, link, state)}`;
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
  link: Link & { signature: string },
  state: LinkState,
): boolean {
  return isSameSignature(link.signature, sign(secret, purpose, link, state));
}

/** The link at which the owner of an account can set a new password, once. */
export function writeResetLink(
  { secret, settings }: { secret: string; settings: Settings },
  link: Link & LinkState,
): string {
  return `${ownUrl(settings)}/reset-password/${writeToken(secret, 'reset-password', link, link)}`;
}
