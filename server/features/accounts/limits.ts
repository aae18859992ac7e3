import { createHash } from 'node:crypto';
import { addressGroup } from '../../platform/http/address-group.ts';
import type { CountCall, RateLimit } from '../../platform/http/rate-limit.ts';
import type { Account } from './account-queries.ts';

/*
 * Rate limits by network address stop one client from trying many accounts, and are loose enough for mobile networks
 * that put many homes behind one address. Limits by account stop many clients from trying one account.
 */

const minutes = 60;
const limit = (name: string, calls: number, seconds: number): RateLimit => ({
  name,
  calls,
  seconds,
});

export const byAddress = {
  register: limit('register', 20, 60 * minutes),
  login: limit('login', 50, 10 * minutes),
  /** For the challenges of passkeys; every visit of the sign-in page may ask for one. */
  challenge: limit('challenge', 300, 10 * minutes),
  verify: limit('verify', 60, 10 * minutes),
  forget: limit('forget', 20, 60 * minutes),
  reset: limit('reset', 30, 10 * minutes),
  /** For reading, and for signing out. */
  look: limit('account', 1_200, 10 * minutes),
};

export const byAccount = {
  /** Per account and network address, so that a stranger elsewhere cannot lock the owner out. */
  login: limit('login-account', 10, 10 * minutes),
  /** Per account, over all network addresses. */
  loginFromAnywhere: limit('login-account-anywhere', 100, 60 * minutes),
  /** Codes of the second factor that are tried, in ten minutes and in a day; three of a million are right at a time. */
  code: limit('code-account', 10, 10 * minutes),
  codesOfDay: limit('code-account-day', 40, 24 * 60 * minutes),
  resend: limit('resend-account', 5, 60 * minutes),
  forget: limit('forget-account', 5, 60 * minutes),
  /** For everything that asks for the current password. */
  confirm: limit('confirm-account', 10, 10 * minutes),
  /** For small changes, such as the language. */
  change: limit('change-account', 120, 10 * minutes),
};

/**
 * Counts an attempt to sign in. An attempt that exceeds its network address's limit does not count against the account.
 * @throws ApiError RATE_LIMITED
 */
export async function countLogin(
  countCall: CountCall,
  email: string,
  networkAddress: string,
): Promise<void> {
  const account = emailKey(email);
  await countCall(byAccount.login, `${account} ${addressGroup(networkAddress)}`);
  await countCall(byAccount.loginFromAnywhere, account);
}

/**
 * Counts a code that is tried after a right password. The key depends on the password: a new one ends the lock, which
 * whoever knew the old one may have caused.
 * @throws ApiError RATE_LIMITED
 */
export async function countCode(
  countCall: CountCall,
  { user, passwordHash }: Pick<Account, 'user' | 'passwordHash'>,
): Promise<void> {
  const key = createHash('sha256').update(`${user.id} ${passwordHash}`).digest('base64url');
  await countCall(byAccount.code, key);
  await countCall(byAccount.codesOfDay, key);
}

/** The rate-limit key of an address: a hash, so that the table of limits contains no readable addresses. */
export function emailKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}
