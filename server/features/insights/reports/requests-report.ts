import { reports } from '@orendi/contract/limits';
import type { OrdersQuery } from '@orendi/contract/schemas/orders';
import type { Language } from '@orendi/messages';
import type { Db } from '../../../platform/db/tables.ts';
import type { Sheet } from '../../../platform/sheets/index.ts';
import { readRequests, type RequestRow } from './report-queries.ts';
import { type ReportColumn, sheetOf } from './sheet-of.ts';

const columns: ReportColumn<RequestRow>[] = [
  { header: 'report_id', kind: 'number', width: 9, value: ({ id }) => id },
  { header: 'report_created', kind: 'moment', width: 17, value: ({ created }) => created },
  { header: 'report_status', value: (row, say) => say(`report_${statusOf(row)}`) },
  { header: 'report_item', width: 36, value: ({ item_name }) => item_name },
  { header: 'report_item_type', width: 10, value: (row, say) => say(`report_${row.item_type}`) },
  { header: 'report_price', kind: 'money', width: 12, value: ({ item_price }) => item_price },
  { header: 'report_currency', width: 9, value: ({ item_currency }) => item_currency },
  { header: 'report_client', width: 26, value: ({ client_name }) => client_name || null },
  { header: 'report_phone', width: 18, value: ({ client_phone }) => client_phone },
  { header: 'report_phone_typed', width: 18, value: (row) => row.client_phone_typed },
  { header: 'report_email', width: 28, value: ({ client_email }) => client_email },
  {
    header: 'report_contact',
    width: 22,
    value: (row, say) =>
      row.prefers_whatsapp ? 'WhatsApp' : say(`report_by_${row.preferred_contact_method}`),
  },
  { header: 'report_message', width: 60, value: ({ client_message }) => client_message || null },
];

const statusOf = ({ withdrawn_at, request_status }: RequestRow) =>
  withdrawn_at ? 'withdrawn' : request_status ? 'responded' : 'pending';

/** The columns about the fate of a lead. */
const deskColumns: ReportColumn<RequestRow>[] = [
  { header: 'report_source', value: ({ source }, say) => say(`report_${source}`) },
  { header: 'report_stage', value: ({ state }, say) => say(`report_stage_${state}`) },
  { header: 'report_offer', kind: 'money', width: 12, value: ({ offered_price }) => offered_price },
  { header: 'report_currency', width: 9, value: ({ offered_currency }) => offered_currency },
  {
    header: 'report_lost_reason',
    width: 28,
    value: ({ state, lost_reason }) => (state === 'lost' ? lost_reason : null),
  },
  { header: 'report_follow_up', width: 12, value: ({ follow_up_on }) => follow_up_on },
  { header: 'report_note', width: 60, value: ({ note }) => note },
];

/** With `all` sources also what the seller has written down, and what has become of each. */
export function requestsReport(
  db: Db,
  businessId: number,
  language: Language,
  { sources }: Pick<OrdersQuery, 'sources'>,
): Sheet[] {
  const isOfAll = sources === 'all';
  const rows = readRequests(db, businessId, isOfAll, reports.maxRequests);
  const shown = isOfAll ? [...columns, ...deskColumns] : columns;
  return [sheetOf('report_requests', language, shown, rows)];
}
