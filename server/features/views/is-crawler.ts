import { isbot } from 'isbot';

/** How the user agent of every browser that runs our script begins. Tools, apps and most link previews name themselves. */
const browser = /^Mozilla\/5\.0 \(/;

/** What the list of `isbot` misses; web and mail addresses point to the page of a crawler. */
const crawler = /https?:|www\.|[\w.-]+@[\w-]+\.|preview|validator|archiver|monitor|jsdom/i;

/** Whether a user agent is a program that reads pages for others: a search engine, a link preview, a tool. */
export function isCrawler(userAgent: string): boolean {
  return !browser.test(userAgent) || isbot(userAgent) || crawler.test(userAgent);
}
