import { isCrawler } from './is-crawler.ts';

/** Sent by browsers that load a page ahead of time: the standard header, its predecessors, and Safari's start page. */
const marks = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

interface Look {
  headers: Headers;
  /** The business whose page it is. */
  ownerId: number;
  /** The business of the signed-in caller, if any. */
  callerBusinessId: number | null;
}

/** Whether a person other than the seller is looking at a page that is actually shown. */
export function countsAsView({ headers, ownerId, callerBusinessId }: Look): boolean {
  if (callerBusinessId === ownerId || isPrefetch(headers)) return false;
  return !isCrawler(headers.get('user-agent') ?? '');
}

/** Whether the browser loads the page ahead of time, so that nobody may ever see it. */
function isPrefetch(headers: Headers): boolean {
  return marks.some((name) => /\b(prefetch|prerender|preview)\b/i.test(headers.get(name) ?? ''));
}
