import { leadFigures } from '@orendi/contract/limits';
import type { Figures, LeadFigures } from '@orendi/contract/schemas/lead-figures';
import { tiraneDay } from '@orendi/contract/tirane-day';
import type { Services } from '../../services.ts';
import {
  countContacts,
  countLeads,
  countLostReasons,
  type GroupRow,
  listOffers,
} from './lead-figure-queries.ts';

/** Months and pieces are counted apart from the total, because medians do not add up. */
export async function getLeadFigures(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  businessId: number,
): Promise<LeadFigures> {
  const now = clock();
  const months = lastMonths(tiraneDay(now));
  const scope = { businessId, first: `${months[0]}-01`, now };
  const [leads, offers, contacts, lost_reasons] = await Promise.all([
    countLeads(db, scope),
    listOffers(db, scope),
    countContacts(db, scope),
    countLostReasons(db, scope),
  ]);
  // The name of a piece is that of its newest lead, else of its newest press.
  const rows = Map.groupBy([...leads, ...offers, ...contacts], keyOf);
  const figuresOf = (key: string): Figures =>
    Object.assign({}, none, ...(rows.get(key) ?? []).map(({ figures }) => figures));
  const pieces = [...rows].flatMap(([key, [row]]) => {
    const { item_type = null, item_id = null, item_name } = row ?? {};
    if (item_type === null || item_id === null) return [];
    return Object.assign({ item_type, item_id, item_name: item_name ?? '' }, figuresOf(key));
  });
  return {
    total: figuresOf(total),
    months: months.map((month) => Object.assign({ month }, figuresOf(month))),
    pieces: pieces
      .sort((a, b) => b.leads - a.leads || b.contacts - a.contacts || a.item_id - b.item_id)
      .slice(0, leadFigures.pieces),
    lost_reasons,
  };
}

const total = 'total';

const none: Figures = {
  leads: 0,
  contacts: 0,
  timed: 0,
  answered_in_day: 0,
  median_minutes: null,
  won: 0,
  lost: 0,
  offers: [],
};

/** Names a month, a piece, or all. */
function keyOf({ month, item_type: type, item_id: id }: GroupRow): string {
  return month ?? (type === null ? total : `${type} ${id}`);
}

/** The month of a day and those before it (`YYYY-MM`), the oldest first. */
function lastMonths(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: leadFigures.months }, (_, place) => {
    const first = new Date(Date.UTC(year, month - leadFigures.months + place));
    return first.toISOString().slice(0, 7);
  });
}
