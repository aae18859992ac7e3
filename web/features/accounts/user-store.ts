import type { User } from '@orendi/contract/schemas/user';

interface KnownUser {
  user: User | null;
  /** Whether a page has to wait for the answer, and for long enough to say so. */
  isAwaited: boolean;
}

/** A wait shorter than this needs no sign of waiting. */
const patienceMs = 200;

/**
 * What the browser knows of who is signed in. It begins with what the server's page says; `renew` asks again, as a
 * session may end, or an address be verified, in another window.
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
    /** A failure changes nothing: what comes next will meet it too, and says so. */
    async renew(): Promise<User | null> {
      const impatience = setTimeout(() => set({ isAwaited: true }), patienceMs);
      try {
        set({ user: await ask() });
      } catch {
        // Without an answer, what is known stands.
      } finally {
        clearTimeout(impatience);
        if (known.isAwaited) set({ isAwaited: false });
      }
      return known.user;
    },
  };
}

export type UserStore = ReturnType<typeof createUserStore>;
