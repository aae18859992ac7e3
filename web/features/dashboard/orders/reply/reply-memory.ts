import type { ReplyTemplate } from '@orendi/contract/schemas/leads';
import type { ReplyLink } from '@orendi/contract/schemas/request';
import { keepText, tellKept, useKeptText } from '../../../../platform/kept-text.ts';

/*
 * The browser keeps which template was used last, for all later visits, and which request is being answered: a phone may
 * drop the page while another app is open, and load it again on the way back.
 */

const templateKey = 'reply-template';
const requestKey = 'reply-request';

/** Milliseconds after which a link that has not left the page will not any more. */
const leavingMs = 1_000;

/** The template used last, else the first. */
export function useLastTemplate(templates: readonly ReplyTemplate[]): ReplyTemplate | undefined {
  const name = useKeptText(templateKey, 'localStorage');
  return templates.find((template) => template.name === name) ?? templates[0];
}

/** The way in which a request has just been answered, to be asked about; undefined for none. */
export function useWayTaken(requestId: number): string | undefined {
  const [id, way] = useKeptText(requestKey, 'sessionStorage')?.split(' ') ?? [];
  return id === String(requestId) ? way : undefined;
}

/** Remembers the answer that is opened, and has the page ask about it once the seller is back. */
export async function askWhenBack(requestId: number, way: ReplyLink['kind'], template?: string) {
  if (template !== undefined) keepText(templateKey, template, 'localStorage');
  keepText(requestKey, `${requestId} ${way}`, 'sessionStorage');
  await untilBack();
  tellKept();
}

export function stopAsking(): void {
  keepText(requestKey, null, 'sessionStorage');
  tellKept();
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
