import type { Parts } from '../../parts.ts';
import { openCookie } from './session-cookie.ts';
import { deleteSession } from './session-queries.ts';

/** Ends the session of a cookie, if it opens one. */
export async function logOut(
  { db, secret }: Pick<Parts, 'db' | 'secret'>,
  cookie: string,
): Promise<void> {
  const token = openCookie(secret, cookie);
  if (token !== null) await deleteSession(db, token);
}
