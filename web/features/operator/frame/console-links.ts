import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';

/** The console's pages, in the order of the day's work. */
export function consoleLinks(): [path: string, name: string][] {
  return [
    [paths.operator.health, m.console_health()],
    [paths.operator.businesses, m.console_businesses()],
    [paths.operator.listings, m.console_listings()],
    [paths.operator.reports, m.console_reports()],
    [paths.operator.requests, m.console_requests()],
    [paths.operator.mails, m.console_mails()],
    [paths.operator.search, m.console_search()],
    [paths.operator.base, m.console_base()],
    [paths.operator.log, m.console_log()],
  ];
}
