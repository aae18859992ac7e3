import type { Settings } from '../../platform/settings.ts';
import { ownUrl } from '../../platform/http/public-url.ts';
import type { Account } from './account-queries.ts';
import { type Link, writeToken } from './link-token.ts';

/** The state that a reset link is signed over: the link stops working once the password or the address changes. */
export function passwordState({ user, passwordHash }: Account): string {
  return JSON.stringify([user.email, passwordHash]);
}

/** The link at which the owner of an account can set a new password, once. */
export function writeResetLink(
  { secret, settings }: { secret: string; settings: Settings },
  account: Account,
  expiresAt: Link['expiresAt'],
): string {
  const link = { accountId: account.user.id, expiresAt };
  const token = writeToken(secret, 'reset-password', link, passwordState(account));
  return `${ownUrl(settings)}/reset-password/${token}`;
}
