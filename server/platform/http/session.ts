import type { User } from '@orendi/contract/schemas/user';

/** The cookie of a signed-in user. Whoever sends it gets pages that are never shared. */
export const sessionCookie = 'session';

/** An open session, and whose it is. */
export interface Session {
  id: number;
  user: User;
  /** First use today: its lifetime is to be extended. */
  isDue: boolean;
}

/** The sessions of all processes. */
export interface Sessions {
  /** @param cookie the value of `sessionCookie` as a caller sent it, so it may be anything */
  find(cookie: string): Promise<Session | null>;
  prolong(session: Session): Promise<void>;
}
