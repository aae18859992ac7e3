import { leadFigures } from '@orendi/contract/limits';
import type { RequestType } from '@orendi/contract/listings';
import type { Figures, LeadFigures } from '@orendi/contract/schemas/stats';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { Services } from '../../services.ts';
import { getAnswerTime } from './keep-answer-times.ts';

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

/** Months and pieces are counted apart from the total, because medians do not add up. */
export async function getLeadFigures(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  businessId: number,
): Promise<LeadFigures> {
  const now = clock();
  const months = lastMonths(tiraneDay(now));
  const scope = { businessId, first: `${months[0]}-01`, now };
  const [rows, lost_reasons, answer_time] = await Promise.all([
    listFigures(db, scope),
    countLostReasons(db, scope),
    getAnswerTime(db, businessId, now),
  ]);
  const groups = Map.groupBy(rows, ({ month, item_type: type, item_id: id }) => {
    return month ?? (type === null ? total : `${type} ${id}`);
  });
  const figuresOf = (key: string): Figures =>
    Object.assign({}, none, ...(groups.get(key) ?? []).map(({ figures }) => figures));
  const pieces = [...groups].flatMap(([key, [row]]) => {
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
    answer_time,
  };
}

const total = 'total';

/** The month of a day and those before it (`YYYY-MM`), the oldest first. */
function lastMonths(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: leadFigures.months }, (_, place) => {
    const first = new Date(Date.UTC(year, month - leadFigures.months + place));
    return first.toISOString().slice(0, 7);
  });
}

interface LeadScope {
  businessId: number;
  /** The first day, in Europe/Tirane. */
  first: string;
  now: Date;
}

/** Only the form tells when somebody began to wait. The version before leaves the time of an answer that it takes back. */
const leads = ({ businessId, first, now }: LeadScope) => sql`
  lead as (
    select *, to_char(created_at at time zone 'Europe/Tirane', 'YYYY-MM') as month,
      case when source = 'form' and state <> 'new' then extract(epoch from answered_at - created_at) / 60 end as minutes,
      source = 'form' and state = 'new' and created_at < ${now}::timestamptz - interval '24 hours' as is_late
    from request
    where business_id = ${businessId} and is_lead and state <> 'spam'
      and created_at >= ${first}::timestamp at time zone 'Europe/Tirane'
  )`;

/**
 * Some figures of a month (`YYYY-MM`), of a piece, or, with nulls alone, of everything. The first row of a piece has its
 * name: that of its newest lead, else of its newest press. One visitor's presses of several pieces on a day are one contact
 * of the business, and one of each piece.
 */
async function listFigures(db: Db, scope: LeadScope) {
  const { businessId, first } = scope;
  const { rows } = await sql<{
    month: string | null;
    item_type: RequestType | null;
    item_id: number | null;
    item_name: string | null;
    figures: Partial<Figures>;
  }>`
    with ${leads(scope)}, offer as (
      select month, item_type, item_id, offered_currency as currency, count(*), sum(offered_price) as value,
        coalesce(sum(offered_price) filter (where state = 'won'), 0) as won_value
      from lead where offered_price is not null
      group by grouping sets ((offered_currency), (month, offered_currency), (item_type, item_id, offered_currency))
    )
    select 1 as place, month, item_type, item_id, (array_agg(item_name order by id desc))[1] as item_name,
      jsonb_build_object(
        'leads', count(*), 'timed', count(*) filter (where minutes is not null or is_late),
        'answered_in_day', count(*) filter (where minutes <= 24 * 60),
        'median_minutes', round(percentile_cont(0.5) within group (order by minutes)),
        'won', count(*) filter (where state = 'won'), 'lost', count(*) filter (where state = 'lost')
      ) as figures
    from lead group by grouping sets ((), (month), (item_type, item_id))
    union all
    select 2, month, item_type, item_id, null, jsonb_build_object('offers', jsonb_agg(
      jsonb_build_object('currency', currency, 'count', count, 'value', value, 'won_value', won_value) order by currency
    ))
    from offer group by month, item_type, item_id
    union all
    select 2, to_char(day, 'YYYY-MM') as month, null, null, null,
      jsonb_build_object('contacts', coalesce(sum(contacts), 0))
    from business_contact_day where business_id = ${businessId} and day >= ${first}
    group by grouping sets ((), (to_char(day, 'YYYY-MM')))
    union all
    select 2, null, coalesce(p.item_type, 'business'), coalesce(p.item_id, b.id),
      coalesce((array_agg(p.item_name order by p.day desc))[1], b.business_name),
      jsonb_build_object('contacts', sum(p.presses))
    from contact_press p join business b on b.id = p.business_id
    where b.id = ${businessId} and p.day >= ${first}
    group by p.item_type, p.item_id, b.id
    order by place`.execute(db);
  return rows;
}

async function countLostReasons(db: Db, scope: LeadScope) {
  const { rows } = await sql<{ reason: string | null; count: number }>`
    with ${leads(scope)}
    select lost_reason as reason, count(*) as count from lead where state = 'lost'
    group by 1 order by 2 desc, 1 nulls last`.execute(db);
  return rows;
}
