import type { RequestType } from '@orendi/contract/listings';
import type { Figures } from '@orendi/contract/schemas/lead-figures';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';

interface LeadScope {
  businessId: number;
  /** The first day, in Europe/Tirane. */
  first: string;
  now: Date;
}

/** Some figures of a month (`YYYY-MM`), of a piece with the newest of its names, or, with nulls alone, of everything. */
export interface GroupRow {
  month: string | null;
  item_type: RequestType | null;
  item_id: number | null;
  item_name: string | null;
  figures: Partial<Figures>;
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

export async function countLeads(db: Db, scope: LeadScope): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    with ${leads(scope)}
    select month, item_type, item_id, (array_agg(item_name order by id desc))[1] as item_name, json_build_object(
      'leads', count(*), 'timed', count(*) filter (where minutes is not null or is_late),
      'answered_in_day', count(*) filter (where minutes <= 24 * 60),
      'median_minutes', round(percentile_cont(0.5) within group (order by minutes)),
      'won', count(*) filter (where state = 'won'), 'lost', count(*) filter (where state = 'lost')
    ) as figures
    from lead group by grouping sets ((), (month), (item_type, item_id))`.execute(db);
  return rows;
}

export async function listOffers(db: Db, scope: LeadScope): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    with ${leads(scope)}, offer as (
      select month, item_type, item_id, offered_currency as currency, count(*), sum(offered_price) as value,
        coalesce(sum(offered_price) filter (where state = 'won'), 0) as won_value
      from lead where offered_price is not null
      group by grouping sets ((offered_currency), (month, offered_currency), (item_type, item_id, offered_currency))
    )
    select month, item_type, item_id, null as item_name, json_build_object('offers', json_agg(
      json_build_object('currency', currency, 'count', count, 'value', value, 'won_value', won_value) order by currency
    )) as figures
    from offer group by 1, 2, 3`.execute(db);
  return rows;
}

export async function countLostReasons(db: Db, scope: LeadScope) {
  const { rows } = await sql<{ reason: string | null; count: number }>`
    with ${leads(scope)}
    select lost_reason as reason, count(*) as count from lead where state = 'lost'
    group by 1 order by 2 desc, 1 nulls last`.execute(db);
  return rows;
}

/** One visitor's presses of several pieces on a day are one contact of the business, and one of each piece. */
export async function countContacts(db: Db, scope: LeadScope): Promise<GroupRow[]> {
  const { businessId, first } = scope;
  const { rows } = await sql<GroupRow>`
    select to_char(day, 'YYYY-MM') as month, null as item_type, null::integer as item_id, null as item_name,
      json_build_object('contacts', coalesce(sum(contacts), 0)) as figures
    from business_contact_day where business_id = ${businessId} and day >= ${first}
    group by grouping sets ((), (1))
    union all
    select null, coalesce(p.item_type, 'business'), coalesce(p.item_id, b.id),
      coalesce((array_agg(p.item_name order by p.day desc))[1], b.business_name),
      json_build_object('contacts', sum(p.presses))
    from contact_press p join business b on b.id = p.business_id
    where b.id = ${businessId} and p.day >= ${first}
    group by p.item_type, p.item_id, b.id`.execute(db);
  return rows;
}
