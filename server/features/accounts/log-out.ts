import type { Parts } from '../../parts.ts';
import { authStore } from './auth-store.ts';
import { openCookie } from './session-cookie.ts';

/** Ends the session of a cookie, if it opens one. */
export async function logOut(
  { db, secret }: Pick<Parts, 'db' | 'secret'>,
  cookie: string,
): Promise<void> {
  const token = openCookie(secret, cookie);
  if (token === null) return;
  const store = await authStore(db);
  await store.deleteSession(token);
}
