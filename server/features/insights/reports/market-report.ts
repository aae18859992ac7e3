import type { Market, MarketGroup, MarketWeek } from '@orendi/contract/schemas/market-figures';
import type { Language } from '@orendi/messages';
import type { Sheet } from '../../../platform/sheets/index.ts';
import { excelDay, type ReportColumn, sheetOf } from './sheet-of.ts';

type Steps = Pick<MarketGroup, 'details' | 'contacts' | 'requests' | 'answered'>;

const steps: ReportColumn<Steps>[] = [
  { header: 'report_details', kind: 'number', width: 18, value: ({ details }) => details },
  { header: 'report_day_contacts', kind: 'number', value: ({ contacts }) => contacts },
  { header: 'report_day_requests', kind: 'number', value: ({ requests }) => requests },
  { header: 'report_answered', kind: 'number', width: 18, value: ({ answered }) => answered },
];

const weeks: ReportColumn<MarketWeek>[] = [
  { header: 'report_week', kind: 'day', value: ({ week }) => excelDay(week) },
  { header: 'report_visitors', kind: 'number', value: ({ visits }) => visits },
  ...steps,
  { header: 'report_new_shops', kind: 'number', value: (row) => row.new_shops },
];

const groups: ReportColumn<MarketGroup>[] = [
  { header: 'report_name', width: 36, value: ({ name }) => name },
  { header: 'report_listings', kind: 'number', value: ({ listings }) => listings },
  ...steps,
];

const wishes: ReportColumn<Market['wishes'][number]>[] = [
  { header: 'report_words', width: 36, value: ({ words }) => words },
  { header: 'report_town', width: 20, value: ({ town }) => town?.name ?? null },
  { header: 'report_visitors', kind: 'number', value: ({ visitors }) => visitors },
  { header: 'report_listings', kind: 'number', value: ({ listings }) => listings },
];

/** A sheet for each list of the figures. */
export function marketReport(market: Market, language: Language): Sheet[] {
  return [
    sheetOf('report_weeks', language, weeks, [market.weeks]),
    sheetOf('report_wishes', language, wishes, [market.wishes]),
    sheetOf('report_towns', language, groups, [market.towns]),
    sheetOf('report_categories', language, groups, [market.categories]),
    sheetOf('report_shops', language, groups, [market.shops]),
  ];
}
