import type { ReplyTemplate } from '@orendi/contract/schemas/leads';
import type { ReplyLink } from '@orendi/contract/schemas/request';
import { useSyncExternalStore } from 'react';

/*
 * The browser keeps which template was used last, for all later visits, and which request is being answered: a phone may
 * drop the page while another app is open, and load it again on the way back.
 */

const kept = {
  template: { name: 'reply-template', storage: () => localStorage },
  request: { name: 'reply-request', storage: () => sessionStorage },
};

/** Milliseconds after which a link that has not left the page will not any more. */
const leavingMs = 1_000;

const listeners = new Set<() => void>();

/** The template used last, else the first. */
export function useLastTemplate(templates: readonly ReplyTemplate[]): ReplyTemplate | undefined {
  const name = useKept('template');
  return templates.find((template) => template.name === name) ?? templates[0];
}

/** The way in which a request has just been answered, to be asked about; undefined for none. */
export function useWayTaken(requestId: number): string | undefined {
  const [id, way] = useKept('request')?.split(' ') ?? [];
  return id === String(requestId) ? way : undefined;
}

/** Remembers the answer that is opened, and has the page ask about it once the seller is back. */
export async function askWhenBack(
  requestId: number,
  way: ReplyLink['kind'],
  template: string | undefined,
): Promise<void> {
  if (template !== undefined) keep('template', template);
  keep('request', `${requestId} ${way}`);
  await untilBack();
  tell();
}

export function stopAsking(): void {
  keep('request', null);
  tell();
}

/** Resolves when the page is shown again; soon where it was not left. */
export function untilBack(page: Pick<Document, 'hidden' | keyof EventTarget> = document) {
  return new Promise<void>((resolve) => {
    const listening = new AbortController();
    const settle = () => {
      if (page.hidden) return;
      listening.abort();
      resolve();
    };
    page.addEventListener('visibilitychange', settle, { signal: listening.signal });
    setTimeout(settle, leavingMs);
  });
}

function useKept(what: keyof typeof kept): string | null {
  return useSyncExternalStore(
    follow,
    () => {
      const { name, storage } = kept[what];
      try {
        return storage().getItem(name);
      } catch {
        return null;
      }
    },
    () => null,
  );
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(what: keyof typeof kept, text: string | null): void {
  const { name, storage } = kept[what];
  try {
    if (text === null) storage().removeItem(name);
    else storage().setItem(name, text);
  } catch {
    // Storage is full or forbidden; the request is marked by hand.
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}
