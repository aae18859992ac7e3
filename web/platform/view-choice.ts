import { useSyncExternalStore } from 'react';
import { followKept, keepText, tellKept } from './kept-text.ts';

/*
 * Facts that are written to the page, where style sheets and components read them: how the visitor wants lists to look,
 * which is kept in the browser too, and whether the page is a copy.
 */

/** A choice as the page has it; undefined until the page is alive. */
export function useViewChoice(name: string): string | undefined {
  return useSyncExternalStore(
    followKept,
    () => document.documentElement.dataset[name],
    () => undefined,
  );
}

/** @param text what the page says of a choice; null takes it off */
export function showChoice(name: string, text: string | null): void {
  if (text === null) delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = text;
  tellKept();
}

/**
 * Keeps a choice, now and for later visits.
 * @param value null forgets it
 * @param shown what the page says of it
 */
export function keepViewChoice(
  key: string,
  value: string | null,
  shown: Record<string, string | null>,
): void {
  for (const [name, text] of Object.entries(shown)) showChoice(name, text);
  // A browser that stores nothing shows it on this page only.
  keepText(key, value, 'localStorage');
  tellKept();
}
