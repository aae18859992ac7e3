import { lifetimes } from '@orendi/contract/limits';
import type { User } from '@orendi/contract/schemas/user';

/** The cookie of a signed-in user. A request with it gets pages that are never shared. */
export const sessionCookie = 'session';
/** Its name on https without COOKIE_DOMAIN: browsers accept it from this very host only, never from a sub-domain. */
export const hostSessionCookie = `__Host-${sessionCookie}`;

export interface Session {
  id: number;
  user: User;
  /** Used for the first time today: its lifetime should be extended. Never true of an operator's. */
  isDue: boolean;
  /** How long it lives unless it is extended, which an operator's is not. */
  secondsLeft: number;
  hasAuthenticator: boolean;
}

/** In seconds. */
export function lifeOfSession({ isOperator }: Pick<User, 'isOperator'>): number {
  const { operatorSessionHours, sessionDays } = lifetimes;
  return (isOperator ? operatorSessionHours : sessionDays * 24) * 3600;
}

export interface Sessions {
  /** @param cookie the value of `sessionCookie` as sent by a caller, so it may be anything */
  find(cookie: string): Promise<Session | null>;
  prolong(session: Session): Promise<void>;
}
