import type { User } from '@orendi/contract/schemas/user';
import { redirectDocument } from 'react-router';
import type { UserStore } from './user-store.ts';

/**
 * Who is signed in, for the browser's loaders. When it is not who the page was made for (signed out, or in, in another
 * window; another language) the page asked for is loaded whole, so that nothing of the other stays in it.
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
