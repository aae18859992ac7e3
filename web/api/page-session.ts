import { accountHeader } from '@orendi/contract/account-header';

interface PageSession {
  /** The account the page was rendered for. */
  accountId: number;
  /** Asks the user to sign in again. Resolves to whether this browser has a session of the same account. */
  signInAgain: () => Promise<boolean>;
  /** The shop that an operator acts for. */
  shop?: { id: number } | undefined;
}

let pageSession: PageSession | undefined;
let asking: Promise<boolean> | undefined;

/** Sets the account of this page; without it, calls are a visitor's. */
export function holdSession(session: PageSession): void {
  pageSession = session;
}

/** Prevents a form from being sent for an account that has signed in in another tab meanwhile. */
export function accountHeaders(): Record<string, string> {
  return pageSession ? { [accountHeader]: String(pageSession.accountId) } : {};
}

/** The address of a call that an operator makes for a shop; of any other call as it is. */
export function callFor(shop: PageSession['shop'], path: string): string {
  if (!shop || !path.startsWith('/v1/private/')) return path;
  return `${path}${path.includes('?') ? '&' : '?'}business=${shop.id}`;
}

export const callFromPage = (path: string) => callFor(pageSession?.shop, path);

/** Calls that open a session themselves: their 401 is about what was typed. */
const opensSession = /^\/v1\/auth\/(login|passkey-sign-in)/;

/**
 * Whether an answer means that the page's session has ended, and the user may sign in again for the call. One with a
 * time limit is not a form: nobody has typed anything for it.
 */
export function hasLostSession(status: number, path: string, { signal }: RequestInit): boolean {
  return status === 401 && pageSession !== undefined && !signal && !opensSession.test(path);
}

/** Asks once, however many calls are waiting. */
export async function regainSession(): Promise<boolean> {
  asking ??= pageSession?.signInAgain().catch(() => false);
  try {
    return (await asking) ?? false;
  } finally {
    asking = undefined;
  }
}
