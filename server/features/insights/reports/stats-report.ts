import type { Figures, LeadFigures, Stats } from '@orendi/contract/schemas/stats';
import type { Language } from '@orendi/messages';
import type { Sheet } from '../../../platform/sheets/index.ts';
import { excelDay, type ReportColumn, sheetOf, word } from './sheet-of.ts';

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

const counts: ReportColumn<Figures>[] = [
  { header: 'report_leads', kind: 'number', value: ({ leads }) => leads },
  { header: 'report_day_contacts', kind: 'number', value: ({ contacts }) => contacts },
  { header: 'report_timed', kind: 'number', width: 20, value: ({ timed }) => timed },
  { header: 'report_in_day', kind: 'number', width: 20, value: (row) => row.answered_in_day },
  { header: 'report_median', kind: 'number', width: 20, value: (row) => row.median_minutes },
  { header: 'report_won', kind: 'number', value: ({ won }) => won },
  { header: 'report_lost', kind: 'number', value: ({ lost }) => lost },
];

const months: ReportColumn<LeadFigures['months'][number]>[] = [
  { header: 'report_month', value: ({ month }) => month },
  ...counts,
];

const pieces: ReportColumn<LeadFigures['pieces'][number]>[] = [
  { header: 'report_item', width: 36, value: ({ item_name }) => item_name },
  { header: 'report_item_type', value: (row, say) => say(`report_${row.item_type}`) },
  ...counts,
];

/** `of` is a month or the name of a piece. */
const offers: ReportColumn<Figures['offers'][number] & { of: string }>[] = [
  { header: 'report_month_or_item', width: 36, value: ({ of }) => of },
  { header: 'report_currency', width: 9, value: ({ currency }) => currency },
  { header: 'report_offers', kind: 'number', value: ({ count }) => count },
  { header: 'report_offers_value', kind: 'money', width: 20, value: ({ value }) => value },
  { header: 'report_offers_won', kind: 'money', width: 20, value: (row) => row.won_value },
];

const reasons: ReportColumn<LeadFigures['lost_reasons'][number]>[] = [
  {
    header: 'report_reason',
    width: 36,
    value: (row, say) => row.reason ?? say('report_no_reason'),
  },
  { header: 'report_lost', kind: 'number', value: ({ count }) => count },
];

/** The outcome of leads, by month and by piece; the offers, by currency; why leads were lost. */
export function leadsReport(figures: LeadFigures, language: Language): Sheet[] {
  const offered = [
    ...figures.months.map(({ month, ...row }) => ({ ...row, of: month })),
    ...figures.pieces.map(({ item_name, ...row }) => ({ ...row, of: item_name })),
  ].flatMap(({ of, offers: made }) => made.map((offer) => ({ ...offer, of })));
  return [
    sheetOf('report_lead_months', language, months, [figures.months]),
    sheetOf('report_lead_pieces', language, pieces, [figures.pieces]),
    sheetOf('report_offers', language, offers, [offered]),
    sheetOf('report_lost', language, reasons, [figures.lost_reasons]),
  ];
}
