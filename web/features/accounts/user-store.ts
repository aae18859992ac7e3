import type { User } from '@orendi/contract/schemas/user';
import { redirectDocument } from 'react-router';

interface KnownUser {
  user: User | null;
  /** Whether pages are waiting for the answer, long enough to show a spinner. */
  isAwaited: boolean;
}

/** Milliseconds; shorter waits show no spinner. */
const patienceMs = 200;

/**
 * Remembers in the browser who is signed in. Starts from the server-rendered page; `renew` asks again, because a
 * session may end or an address be verified in another window.
 */
export function createUserStore(first: User | null, ask: () => Promise<User | null>) {
  const listeners = new Set<() => void>();
  let known: KnownUser = { user: first, isAwaited: false };

  function set(changed: Partial<KnownUser>): void {
    known = { ...known, ...changed };
    listeners.forEach((listener) => listener());
  }

  return {
    read: (): KnownUser => known,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Failures are ignored: the next call will meet and report them. */
    async renew(): Promise<User | null> {
      const impatience = setTimeout(() => set({ isAwaited: true }), patienceMs);
      try {
        set({ user: await ask() });
      } catch {
        // Without an answer, keeps the current state.
      } finally {
        clearTimeout(impatience);
        if (known.isAwaited) set({ isAwaited: false });
      }
      return known.user;
    },
  };
}

export type UserStore = ReturnType<typeof createUserStore>;

/**
 * Who is signed in, for loaders in the browser. If that differs from whom the page was rendered for (signed in or out
 * in another window, or another language), the requested page is loaded in full, so nothing of the other user remains.
 * @param base of all addresses on this page, which the router adds
 */
export function askUser(users: Pick<UserStore, 'read' | 'renew'>, base = '') {
  return async (request: Request): Promise<User | null> => {
    const known = users.read().user;
    const user = await users.renew();
    const isSame = known?.id === user?.id && known?.language === user?.language;
    if (isSame) return user;
    const { pathname, search } = new URL(request.url);
    throw redirectDocument(pathname.slice(base.length) + search);
  };
}
