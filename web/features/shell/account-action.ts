import type { User } from '@orendi/contract/schemas/user';

/** What the account button does: leads to the sign-in, signs out, or leads to the account. */
export type AccountAction = 'list-business' | 'sign-out' | 'my-account';

/** The one place that decides between the three; `mayLogOut` is the page's own word on it. */
export function accountAction(user: User | null, mayLogOut: boolean): AccountAction {
  if (user === null) return 'list-business';
  return mayLogOut ? 'sign-out' : 'my-account';
}
