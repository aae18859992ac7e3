import type { User } from '@orendi/contract/schemas/user';
import { redirectDocument } from 'react-router';
import type { UserStore } from './user-store.ts';

/**
 * Who is signed in, for loaders in the browser. If that differs from whom the page was rendered for (signed in or out
 * in another window, or another language), the requested page is loaded in full, so nothing of the other user remains.
 */
export function askUser(users: Pick<UserStore, 'read' | 'renew'>) {
  return async (request: Request): Promise<User | null> => {
    const known = users.read().user;
    const user = await users.renew();
    const isSame = known?.id === user?.id && known?.language === user?.language;
    if (isSame) return user;
    const { pathname, search } = new URL(request.url);
    throw redirectDocument(pathname + search);
  };
}
