import { CannotPrepare } from '../cannot-prepare.ts';
import type { WrittenRequest } from '../calls/write-request.ts';

export type LinkKind = 'verify-email' | 'reset-password';

/** What is fuzzed. */
export interface Target {
  send(request: WrittenRequest): Promise<Response>;
  /** The token of the last mailed link of a kind to an account of this address. */
  mailedToken(email: string, kind: LinkKind): Promise<string>;
  /** Makes an operator's account. @returns the token of the link with which its password is set */
  addOperator(email: string): Promise<string>;
  close(): Promise<void>;
}

const patienceMs = 10_000;

/**
 * Waits for a mail; some are written after the answer, so that it takes the same time with an account and without.
 * @param find null while there is none
 */
export async function awaitToken(
  email: string,
  find: () => Promise<string | null>,
): Promise<string> {
  for (const until = Date.now() + patienceMs; Date.now() < until;) {
    const token = await find();
    if (token !== null) return token;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new CannotPrepare(`No mail with a link came to ${email}.`);
}
