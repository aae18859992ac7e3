import type { Settings } from '../../settings.ts';
import { ownUrl } from '../../platform/http/public-url.ts';
import type { Account } from './account-queries.ts';
import { type Link, writeToken } from './link-token.ts';
import { passwordState } from './reset-password.ts';

/** The address at which the owner of an account sets a new password, once. */
export function writeResetLink(
  { secret, settings }: { secret: string; settings: Settings },
  account: Account,
  expiresAt: Link['expiresAt'],
): string {
  const link = { accountId: account.user.id, expiresAt };
  const token = writeToken(secret, 'reset-password', link, passwordState(account));
  return `${ownUrl(settings)}/reset-password/${token}`;
}
