import type { Services } from '../../services.ts';
import type { Sessions } from '../../platform/http/session.ts';
import { openCookie } from './session-cookie.ts';
import { findSession, prolongSession } from './session-queries.ts';

/** Sessions stored in the database. A cookie without our signature is rejected without a query. */
export function createSessions({ db, secret }: Pick<Services, 'db' | 'secret'>): Sessions {
  return {
    async find(cookie) {
      const token = openCookie(secret, cookie);
      return token === null ? null : findSession(db, token);
    },
    prolong: (session) => prolongSession(db, session),
  };
}
