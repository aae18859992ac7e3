import type { ReportReason } from '@orendi/contract/listing-reports';
import type { ReportsQuery } from '@orendi/contract/schemas/operator-shop';
import { sql } from 'kysely';
import type { Db, ItemType } from '../../../platform/db/tables.ts';

/** A listing with what visitors have reported about it, in one state. */
export interface ReportedListing {
  id: number;
  type: ItemType;
  name: string;
  business_id: number;
  business_name: string;
  hidden_at: Date | null;
  reports: number;
  /** How many named which reason; reasons that nobody named are left out. */
  reasons: Partial<Record<ReportReason, number>>;
  /** The texts of the reports, the latest first, at most `mostMessages`. */
  messages: { reason: ReportReason; message: string; created_at: Date }[];
  first_at: Date;
  last_at: Date;
  /** How the latest was settled; null while they are open. */
  settlement: 'hidden' | 'dismissed' | null;
  /** When the latest was settled. */
  settled_at: Date | null;
}

const mostMessages = 20;

/**
 * The listings with reports in this state: the one with the most open reports first, or the one settled last.
 * @param wanted.listingId only this one
 */
export async function listReports(
  db: Db,
  {
    state,
    page = 1,
    perPage = 20,
    listingId,
  }: Pick<ReportsQuery, 'state'> & Partial<ReportsQuery> & { listingId?: number },
) {
  const inState = sql`r.settled_at is ${state === 'open' ? sql`null` : sql`not null`}`;
  const ofListing = listingId === undefined ? sql`true` : sql`r.listing_id = ${listingId}`;
  const order = state === 'open' ? sql`g.reports desc, g.last_at desc` : sql`g.settled_at desc`;
  const { rows } = await sql<ReportedListing & { total: number }>`
    with grouped as (
      select r.listing_id, r.product_id, r.package_id, count(*)::int as reports,
        min(r.created_at) as first_at, max(r.created_at) as last_at, max(r.settled_at) as settled_at,
        (array_agg(r.settlement order by r.settled_at desc))[1] as settlement
      from listing_report r where ${inState} and ${ofListing} group by r.listing_id, r.product_id, r.package_id
    )
    select g.listing_id as id, case when g.product_id is null then 'package' else 'product' end as type,
      coalesce(p.product_name, k.package_name) as name, b.id as business_id, b.business_name,
      coalesce(p.hidden_at, k.hidden_at) as hidden_at, g.reports, g.first_at, g.last_at, g.settlement, g.settled_at,
      (
        select json_object_agg(reason, times) from (
          select reason, count(*) as times from listing_report r
          where r.listing_id = g.listing_id and ${inState} group by reason order by times desc, reason
        ) c
      ) as reasons,
      (
        select coalesce(json_agg(json_build_object('reason', reason, 'message', message, 'created_at', created_at)), '[]') from (
          select reason, message, created_at from listing_report r
          where r.listing_id = g.listing_id and ${inState} and message <> ''
          order by created_at desc, id desc limit ${mostMessages}
        ) m
      ) as messages,
      count(*) over ()::int as total
    from grouped g
      left join product p on p.id = g.product_id
      left join package k on k.id = g.package_id
      join business b on b.id = coalesce(p.business_id, k.business_id)
    order by ${order}, g.listing_id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(
    db,
  );
  const total = rows[0]?.total ?? 0;
  // JSON aggregates have dates as texts.
  for (const message of rows.flatMap(({ messages }) => messages)) {
    message.created_at = new Date(message.created_at);
  }
  return { results: rows, page, hasNextPage: page * perPage < total, total };
}
