import type { RequestType } from '@orendi/contract/listings';
import type { Figures } from '@orendi/contract/schemas/lead-figures';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';

export interface LeadScope {
  businessId: number;
  /** The first day, in Europe/Tirane. */
  first: string;
  now: Date;
}

/** A month (`YYYY-MM`), a piece with the newest of its names, or, with nulls alone, everything. */
export interface GroupRow {
  month: string | null;
  item_type: RequestType | null;
  item_id: number | null;
  item_name: string | null;
}

/** Only the form tells when somebody began to wait. */
const leads = ({ businessId, first, now }: LeadScope) => sql`
  lead as (
    select *, to_char(created_at at time zone 'Europe/Tirane', 'YYYY-MM') as month,
      case when source = 'form' then extract(epoch from answered_at - created_at) / 60 end as minutes,
      source = 'form' and state = 'new' and created_at < ${now}::timestamptz - interval '24 hours' as is_late
    from request
    where business_id = ${businessId} and is_lead and state <> 'spam'
      and created_at >= ${first}::timestamp at time zone 'Europe/Tirane'
  )`;

type LeadRow = GroupRow & Omit<Figures, 'contacts' | 'offers'>;

export async function countLeads(db: Db, scope: LeadScope): Promise<LeadRow[]> {
  const { rows } = await sql<LeadRow>`
    with ${leads(scope)}
    select month, item_type, item_id, (array_agg(item_name order by id desc))[1] as item_name,
      count(*) as leads, count(*) filter (where minutes is not null or is_late) as timed,
      count(*) filter (where minutes <= 24 * 60) as answered_in_day,
      percentile_cont(0.5) within group (order by minutes) as median_minutes,
      count(*) filter (where state = 'won') as won, count(*) filter (where state = 'lost') as lost
    from lead group by grouping sets ((), (month), (item_type, item_id))`.execute(db);
  return rows;
}

type OfferRow = Omit<GroupRow, 'item_name'> & Figures['offers'][number];

export async function sumOffers(db: Db, scope: LeadScope): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    with ${leads(scope)}
    select month, item_type, item_id, offered_currency as currency, count(*) as count,
      sum(offered_price) as value,
      coalesce(sum(offered_price) filter (where state = 'won'), 0) as won_value
    from lead where offered_price is not null
    group by grouping sets (
      (offered_currency), (month, offered_currency), (item_type, item_id, offered_currency)
    )
    order by offered_currency`.execute(db);
  return rows;
}

export async function countLostReasons(db: Db, scope: LeadScope) {
  const { rows } = await sql<{ reason: string | null; count: number }>`
    with ${leads(scope)}
    select lost_reason as reason, count(*) as count from lead where state = 'lost'
    group by 1 order by 2 desc, 1 nulls last`.execute(db);
  return rows;
}

export type ContactRow = GroupRow & { contacts: number };

/** One visitor's presses of several pieces on a day are one contact of the business, and one of each piece. */
export async function countContacts(
  db: Db,
  { businessId, first }: LeadScope,
): Promise<ContactRow[]> {
  const { rows } = await sql<ContactRow>`
    select to_char(day, 'YYYY-MM') as month, null as item_type, null::integer as item_id, null as item_name,
      sum(contacts) as contacts
    from business_contact_day where business_id = ${businessId} and day >= ${first}
    group by grouping sets ((), (1))
    union all
    select null, coalesce(p.item_type, 'business'), coalesce(p.item_id, b.id),
      coalesce((array_agg(p.item_name order by p.day desc))[1], b.business_name), sum(p.presses)
    from contact_press p join business b on b.id = p.business_id
    where b.id = ${businessId} and p.day >= ${first}
    group by p.item_type, p.item_id, b.id`.execute(db);
  return rows;
}
