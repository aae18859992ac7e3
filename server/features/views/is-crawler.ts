import { isbot } from 'isbot';

/** How every browser that runs the page's script begins. Tools, apps and most link previews name themselves instead. */
const browser = /^Mozilla\/5\.0 \(/;

/** What the list of `isbot` leaves out; addresses and mail addresses lead to the page of a crawler. */
const crawler = /https?:|www\.|[\w.-]+@[\w-]+\.|preview|validator|archiver|monitor|jsdom/i;

/** Whether a user agent is a program that reads pages for others: a search engine, a link preview, a tool. */
export function isCrawler(userAgent: string): boolean {
  return !browser.test(userAgent) || isbot(userAgent) || crawler.test(userAgent);
}
