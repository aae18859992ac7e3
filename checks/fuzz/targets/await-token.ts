import { CannotPrepare } from '../world/world.ts';

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
