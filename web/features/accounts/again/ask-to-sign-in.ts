import type { User } from '@orendi/contract/schemas/user';
import type { holdSession } from '../../../api/page-session.ts';
import type { PageEnvironment } from '../../../platform/page-environment.tsx';
import type { UserStore } from '../user-store.ts';

/**
 * Opens the sign-in over a signed-in user's page once the session has ended, so that nothing on it is lost. The code
 * loads only then.
 */
export function askToSignIn(
  user: User,
  page: PageEnvironment,
  users: UserStore,
): Parameters<typeof holdSession>[0] {
  return {
    accountId: user.id,
    async signInAgain() {
      await users.renew();
      const { openSignIn } = await import('./open-sign-in.tsx');
      const isBack = await openSignIn(user, page);
      await users.renew();
      return isBack;
    },
  };
}
