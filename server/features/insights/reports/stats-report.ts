import type { Stats } from '@orendi/contract/schemas/stats';
import type { Language } from '@orendi/messages';
import type { Sheet } from '../../../platform/sheets/index.ts';
import { type ReportColumn, sheetOf, word } from './sheet-of.ts';

interface Figure {
  name: string;
  value: number;
}

type Day = Stats['series'][number];

const figures: ReportColumn<Figure>[] = [
  { header: 'report_figure', width: 36, value: ({ name }) => name },
  { header: 'report_value', kind: 'number', value: ({ value }) => value },
];
const viewed: ReportColumn<Figure>[] = [
  { header: 'report_item', width: 36, value: ({ name }) => name },
  { header: 'report_views', kind: 'number', value: ({ value }) => value },
];
const days: ReportColumn<Day>[] = [
  { header: 'report_day', kind: 'day', value: ({ date }) => excelDay(date) },
  { header: 'report_visits', kind: 'number', value: ({ visits }) => visits },
  { header: 'report_day_requests', kind: 'number', value: ({ requests }) => requests },
  { header: 'report_day_contacts', kind: 'number', value: ({ contacts }) => contacts },
];

export function statsReport(stats: Stats, language: Language): Sheet[] {
  const totals = [
    { name: word('report_total_requests', language), value: stats.totalRequestsCount },
    { name: word('report_total_products', language), value: stats.totalProductsCount },
    { name: word('report_total_visits', language), value: stats.totalVisitsCount },
    { name: word('report_total_contacts', language), value: stats.totalContactsCount },
  ];
  const top = stats.topViewedEntities.map((item) => ({
    name: 'product_name' in item ? item.product_name : item.package_name,
    value: item.views,
  }));
  return [
    sheetOf('report_summary', language, figures, [totals]),
    sheetOf('report_top', language, viewed, [top]),
    sheetOf('report_days', language, days, [stats.series]),
  ];
}

/** Days since the end of 1899. */
function excelDay(date: string): number {
  return Date.parse(date) / 86_400_000 + 25_569;
}
