import { useSyncExternalStore } from 'react';

/* How the visitor wants lists to look: written to the page, where style sheets read it, and kept in the browser. */

const listeners = new Set<() => void>();

/** A choice as the page has it; undefined until the page is alive. */
export function useViewChoice(name: string): string | undefined {
  return useSyncExternalStore(
    listen,
    () => document.documentElement.dataset[name],
    () => undefined,
  );
}

/**
 * Keeps a choice, now and for later visits.
 * @param value null forgets it
 * @param shown what the page says of it; null takes it off
 */
export function keepViewChoice(
  key: string,
  value: string | null,
  shown: Record<string, string | null>,
): void {
  for (const [name, text] of Object.entries(shown)) {
    if (text === null) delete document.documentElement.dataset[name];
    else document.documentElement.dataset[name] = text;
  }
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that stores nothing shows it on this page only.
  }
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
