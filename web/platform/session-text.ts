import { useSyncExternalStore } from 'react';

/* Texts that pages of one visit share: sizes of a space, a town. They are never sent. */

export function keepForSession(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // Storage is full or forbidden; the page works without.
  }
}

/** The kept text as the page found it, or one kept before the last drawing; empty before hydration. */
export function useSessionText(name: string): string {
  return useSyncExternalStore(
    () => () => {},
    () => read(name),
    () => '',
  );
}

/** The object in a kept text, whatever that is; empty if it is none. */
export function objectIn(text: string): object {
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function read(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}
