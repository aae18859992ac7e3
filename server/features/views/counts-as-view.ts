import { isbot } from 'isbot';

/** Sent by browsers that load a page in advance: the standard header, its predecessors, and that of Safari. */
const marks = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

interface Look {
  headers: Headers;
  /** The business that the page belongs to. */
  ownerId: number;
  callerBusinessId: number | null;
}

/** Whether a person other than the seller is looking at a page that is actually displayed. */
export function countsAsView({ headers, ownerId, callerBusinessId }: Look): boolean {
  return callerBusinessId !== ownerId && comesFromPerson(headers);
}

/** Whether a person has asked for what is displayed, and neither a robot nor a browser in advance. */
export function comesFromPerson(headers: Headers): boolean {
  return !isPrefetch(headers) && !isCrawler(headers.get('user-agent') ?? '');
}

function isPrefetch(headers: Headers): boolean {
  return marks.some((name) => /\b(prefetch|prerender|preview)\b/i.test(headers.get(name) ?? ''));
}

/** The start of every browser's user agent. Tools, apps and most link previews name themselves instead. */
const browser = /^Mozilla\/5\.0 \(/;

/** Crawlers missing from the list of `isbot`; user agents with web or mail addresses belong to crawlers too. */
const crawler = /https?:|www\.|[\w.-]+@[\w-]+\.|preview|validator|archiver|monitor|jsdom/i;

export function isCrawler(userAgent: string): boolean {
  return !browser.test(userAgent) || isbot(userAgent) || crawler.test(userAgent);
}
