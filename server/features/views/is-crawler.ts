import { isbot } from 'isbot';

/** The start of every browser's user agent. Tools, apps and most link previews name themselves instead. */
const browser = /^Mozilla\/5\.0 \(/;

/** Crawlers missing from the list of `isbot`; user agents with web or mail addresses belong to crawlers too. */
const crawler = /https?:|www\.|[\w.-]+@[\w-]+\.|preview|validator|archiver|monitor|jsdom/i;

/** Whether a user agent is an automated reader: a search engine, a link preview, a tool. */
export function isCrawler(userAgent: string): boolean {
  return !browser.test(userAgent) || isbot(userAgent) || crawler.test(userAgent);
}
