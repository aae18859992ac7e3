import { codeAt } from '@orendi/server/features/accounts/testing/second-factor';
import { goodPassword } from '@orendi/server/testing/seller';
import type { Caller } from '../calls/call.ts';

export type Account = ReturnType<typeof newAccount>;

export const newAccount = (email: string) => ({
  email,
  password: goodPassword,
  cookies: new Map<string, string>(),
  /** It was answered as if it were signed out. */
  isSuspect: false,
  /** Its authenticator's secret in base32; empty without one. */
  secret: '',
  /** The time step of the last code that it has given. */
  lastStep: 0,
});

/** Only the cookie of the session says that it is signed in; that of a known device outlives the account. */
export const isSignedIn = ({ cookies }: Caller): boolean =>
  cookies.has('session') || cookies.has('__Host-session');

const stepMs = 30_000;
export const currentStep = () => Math.floor(Date.now() / stepMs);

/**
 * A code that is taken, as long as there are any: each serves once, and they are limited for good reason. After that a
 * wrong one, with which nothing can be done by accident.
 */
export function codeOf(account: Account): string {
  if (account.lastStep > currentStep()) return '000000';
  account.lastStep += 1;
  return codeAt(account.secret, new Date(account.lastStep * stepMs));
}
