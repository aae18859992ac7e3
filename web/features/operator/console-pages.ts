import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';

/** The console's pages, in the order of the day's work: their names, and what they are for. */
const names = {
  health: [m.console_health, m.console_health_text],
  businesses: [m.console_businesses, m.console_businesses_text],
  accounts: [m.console_accounts, m.console_accounts_text],
  listings: [m.console_listings, m.console_listings_text],
  reports: [m.console_reports, m.console_reports_text],
  requests: [m.console_requests, m.console_requests_text],
  mails: [m.console_mails, m.console_mails_text],
  search: [m.console_search, m.console_search_text],
  base: [m.console_base, m.console_base_text],
  texts: [m.console_texts, m.console_texts_text],
  log: [m.console_log, m.console_log_text],
} as const satisfies Partial<Record<keyof typeof paths.operator, unknown>>;

export type ConsolePageName = keyof typeof names;

export const consolePageNames = Object.keys(names) as ConsolePageName[];

export function describePage(name: ConsolePageName) {
  const [title, intro] = names[name];
  return { path: paths.operator[name], title: title(), intro: intro() };
}
