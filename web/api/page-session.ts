import { accountHeader } from '@orendi/contract/account-header';

interface PageSession {
  /** Whom the page is for. */
  accountId: number;
  /** Asks the user to sign in again. Resolves to whether this browser has a session of the same account. */
  signInAgain: () => Promise<boolean>;
}

let pageSession: PageSession | undefined;
let asking: Promise<boolean> | undefined;

/** Tells calls whom this page is for; without it, they are a visitor's. */
export function holdSession(session: PageSession): void {
  pageSession = session;
}

/** The header without which a form would be sent for whoever has signed in meanwhile, in another tab. */
export function accountHeaders(): Record<string, string> {
  return pageSession ? { [accountHeader]: String(pageSession.accountId) } : {};
}

/** Calls that open a session themselves: their 401 is about what was typed. */
const opensSession = /^\/v1\/auth\/(login|passkey-sign-in)/;

/**
 * Whether an answer means that the page's session has ended, and the user may sign in again for the call. One with a
 * time limit is not a form: nobody has typed anything for it.
 */
export function hasLostSession(status: number, path: string, { signal }: RequestInit): boolean {
  return status === 401 && pageSession !== undefined && !signal && !opensSession.test(path);
}

/** Asks once, however many calls wait for it. */
export async function regainSession(): Promise<boolean> {
  asking ??= pageSession?.signInAgain().catch(() => false);
  try {
    return (await asking) ?? false;
  } finally {
    asking = undefined;
  }
}
