import { lifetimes } from '@orendi/contract/limits';
import { type Account, writeResetLink } from '@orendi/server/features/accounts/index';
import type { Services } from '@orendi/server/services';

/** A link with which the owner of an account sets a password, for an hour and once. */
export function writePasswordLink(
  services: Pick<Services, 'clock' | 'secret' | 'settings'>,
  { user, stamp }: Account,
): string {
  const expiresAt = Math.floor(services.clock().getTime() / 1000) + lifetimes.resetHours * 3600;
  return writeResetLink(services, { accountId: user.id, email: user.email, stamp, expiresAt });
}
