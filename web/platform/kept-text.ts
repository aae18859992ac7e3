import { useSyncExternalStore } from 'react';

/* Texts that the browser keeps and never sends: for one visit, or for all later ones. */

type Store = 'sessionStorage' | 'localStorage';

const listeners = new Set<() => void>();

/** Null if there is none, or if storage is forbidden. */
export function keptText(name: string, store: Store): string | null {
  try {
    return globalThis[store].getItem(name);
  } catch {
    return null;
  }
}

/**
 * @param text null removes it
 * @returns false if storage is full or forbidden; the page works without
 */
export function keepText(name: string, text: string | null, store: Store): boolean {
  try {
    if (text === null) globalThis[store].removeItem(name);
    else globalThis[store].setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** The kept text as of the last drawing; undefined before hydration. */
export function useKeptText(name: string, store: Store): string | null | undefined {
  return useSyncExternalStore(
    followKept,
    () => keptText(name, store),
    () => undefined,
  );
}

/** Redraws what depends on kept texts. */
export function tellKept(): void {
  for (const listener of listeners) listener();
}

// Another tab has kept something. The server has no such events.
globalThis.addEventListener?.('storage', tellKept);

export function followKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The object in a kept text, whatever that is; empty if it is none. */
export function objectIn(text: string | null): object {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
