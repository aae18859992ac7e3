import type { Services } from '../../services.ts';
import { openCookie } from './session-cookie.ts';
import { deleteSession } from './session-queries.ts';

/** Ends the session that a cookie belongs to, if any. */
export async function logOut(
  { db, secret }: Pick<Services, 'db' | 'secret'>,
  cookie: string,
): Promise<void> {
  const token = openCookie(secret, cookie);
  if (token !== null) await deleteSession(db, token);
}
