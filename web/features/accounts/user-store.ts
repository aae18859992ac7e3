import type { User } from '@orendi/contract/schemas/user';

interface KnownUser {
  user: User | null;
  /** Whether pages are waiting for the answer, long enough to show a spinner. */
  isAwaited: boolean;
}

/** Milliseconds; shorter waits show no spinner. */
const patienceMs = 200;

/**
 * What the browser knows about who is signed in. Starts from the server-rendered page; `renew` asks again, because a
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
