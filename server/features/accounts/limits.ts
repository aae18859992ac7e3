import { createHash } from 'node:crypto';
import { addressGroup } from '../../platform/http/address-group.ts';
import type { CountCall, RateLimit } from '../../platform/http/rate-limit.ts';

/*
 * How often. By network address against those who try many accounts, with room for a mobile network that puts many homes
 * behind one address; by account against those who try one account from many addresses.
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
  verify: limit('verify', 60, 10 * minutes),
  forget: limit('forget', 20, 60 * minutes),
  reset: limit('reset', 30, 10 * minutes),
  /** Calls that only look, and signing out. */
  look: limit('account', 1_200, 10 * minutes),
};

export const byAccount = {
  /** From one network address, so that a stranger elsewhere does not keep the owner from signing in. */
  login: limit('login-account', 10, 10 * minutes),
  /** From all addresses together. */
  loginFromAnywhere: limit('login-account-anywhere', 100, 60 * minutes),
  resend: limit('resend-account', 5, 60 * minutes),
  forget: limit('forget-account', 5, 60 * minutes),
  /** Everything that asks for the present password. */
  confirm: limit('confirm-account', 10, 10 * minutes),
  /** Small changes, such as the language. */
  change: limit('change-account', 120, 10 * minutes),
};

/**
 * Counts an attempt to sign in. One that its own network address has used up is not held against the account.
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

/** What an address is counted by, whether it has an account or not: not readable in the table of the limits. */
export function emailKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}
