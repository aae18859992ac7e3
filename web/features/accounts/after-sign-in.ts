import type { User } from '@orendi/contract/schemas/user';
import { safeReturn } from './safe-return.ts';
import { landingOf } from './way-around.ts';

/** Where a user goes after signing in: to the page first requested, else to their landing page. */
export function afterSignIn(user: User, search: string): string {
  return safeReturn(new URLSearchParams(search).get('next')) ?? landingOf(user);
}
