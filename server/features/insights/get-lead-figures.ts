import { leadFigures } from '@orendi/contract/limits';
import type { RequestType } from '@orendi/contract/listings';
import type { Figures, LeadFigures } from '@orendi/contract/schemas/lead-figures';
import { tiraneDay } from '@orendi/contract/tirane-day';
import type { Services } from '../../services.ts';
import {
  type ContactRow,
  countContacts,
  countLeads,
  countLostReasons,
  type GroupRow,
  type LeadScope,
  sumOffers,
} from './lead-figure-queries.ts';

/** Months and pieces are counted apart from the total, because medians do not add up. */
export async function getLeadFigures(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  businessId: number,
): Promise<LeadFigures> {
  const now = clock();
  const months = lastMonths(tiraneDay(now));
  const scope: LeadScope = { businessId, first: `${months[0]}-01`, now };
  const [leads, offers, contacts, reasons] = await Promise.all([
    countLeads(db, scope),
    sumOffers(db, scope),
    countContacts(db, scope),
    countLostReasons(db, scope),
  ]);
  const leadsOf = Map.groupBy(leads, keyOf);
  const offersOf = Map.groupBy(offers, keyOf);
  const contactsOf = Map.groupBy(contacts, keyOf);
  const figuresOf = (key: string): Figures => {
    const counted = leadsOf.get(key)?.[0] ?? none;
    return {
      leads: counted.leads,
      contacts: contactsOf.get(key)?.[0]?.contacts ?? 0,
      timed: counted.timed,
      answered_in_day: counted.answered_in_day,
      median_minutes: counted.median_minutes === null ? null : Math.round(counted.median_minutes),
      won: counted.won,
      lost: counted.lost,
      offers: (offersOf.get(key) ?? []).map(
        ({ month: _m, item_type: _t, item_id: _i, ...offer }) => offer,
      ),
    };
  };
  return {
    total: figuresOf(total),
    months: months.map((month) => ({ month, ...figuresOf(month) })),
    pieces: piecesOf([...leads, ...contacts])
      .map((piece) => ({ ...piece, ...figuresOf(keyOf({ month: null, ...piece })) }))
      .sort((a, b) => b.leads - a.leads || b.contacts - a.contacts || a.item_id - b.item_id)
      .slice(0, leadFigures.pieces),
    lost_reasons: reasons,
  };
}

const total = 'total';

const none = { leads: 0, timed: 0, answered_in_day: 0, median_minutes: null, won: 0, lost: 0 };

/** What a row is about: a month, a piece, or all. */
function keyOf({ month, item_type: type, item_id: id }: Omit<GroupRow, 'item_name'>): string {
  return month ?? (type === null ? total : `${type} ${id}`);
}

interface Piece {
  item_type: RequestType;
  item_id: number;
  item_name: string;
}

/** Each piece once, by the name in the first of its rows. */
function piecesOf(rows: (GroupRow | ContactRow)[]): Piece[] {
  const pieces = new Map<string, Piece>();
  for (const row of rows) {
    const { item_type, item_id, item_name } = row;
    if (item_type === null || item_id === null || pieces.has(keyOf(row))) continue;
    pieces.set(keyOf(row), { item_type, item_id, item_name: item_name ?? '' });
  }
  return [...pieces.values()];
}

/** The month of a day and those before it (`YYYY-MM`), the oldest first. */
function lastMonths(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: leadFigures.months }, (_, place) => {
    const first = new Date(Date.UTC(year, month - leadFigures.months + place));
    return first.toISOString().slice(0, 7);
  });
}
