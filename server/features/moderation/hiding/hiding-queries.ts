import type { ListingState } from '@orendi/contract/listings';
import { type RawBuilder, sql } from 'kysely';
import type { Db, ItemType } from '../../../platform/db/tables.ts';

/** A product or package, and whose it is. */
export interface MarkedListing {
  id: number;
  type: ItemType;
  name: string;
  business_id: number;
}

/**
 * Marks a listing as hidden, or with null as shown.
 * @returns undefined when it is so already, or there is none with this id
 */
export async function markHidden(
  trx: Db,
  id: number,
  hiding: { since: Date; reason: string } | null,
): Promise<MarkedListing | undefined> {
  const { since = null, reason = null } = hiding ?? {};
  const set = sql`
    set hidden_at = ${since}, hidden_reason = ${reason}
    where id = ${id} and deleted_at is null and (hidden_at is null) = ${hiding !== null}`;
  const { rows } = await sql<MarkedListing>`
    with marked_product as (
      update product ${set} returning id, product_name as name, business_id
    ), marked_package as (
      update package ${set} returning id, package_name as name, business_id
    )
    select id, 'product' as type, name, business_id from marked_product
    union all select id, 'package', name, business_id from marked_package`.execute(trx);
  return rows[0];
}

/** A product or package as the operator sees it, shown or not. */
export interface OperatedListing extends MarkedListing {
  /** Its first photo; that of a package is the first of its products'. */
  picture_key: string | null;
  business_name: string;
  suspended_at: Date | null;
  created_at: Date;
  /** The state in which its seller keeps it. */
  state: ListingState;
  hidden_at: Date | null;
  hidden_reason: string | null;
  /** The packages that hold it, if it is a product. */
  packages: { id: number; name: string }[];
  /** Products that share a photo with it and are shown, if it is a hidden product. */
  copies: { id: number; name: string }[];
  /** Reports by visitors that nobody has decided about. */
  open_reports: number;
}

/** The listing with this id; undefined when there is none. */
export const findOperatedListing = async (db: Db, id: number) =>
  (await selectListings(sql`l.id = ${id}`).execute(db)).rows[0];

/** All hidden listings, the latest first. */
export const listHiddenListings = async (db: Db) =>
  (await selectListings(sql`l.hidden_at is not null`).execute(db)).rows;

/** The shown products of the same business that share a photo with a hidden one: perhaps the same product again. */
const copies = sql`(
  select coalesce(json_agg(json_build_object('id', s.id, 'name', s.product_name) order by s.id), '[]')
  from product s
  where l.hidden_at is not null and s.state = 'published' and s.hidden_at is null and s.business_id = l.business_id and s.id in (
    select o.product_id from product_picture h join product_picture o on o.picture_key = h.picture_key
    where h.product_id = l.id
  )
)`;

/** Every product and package as `l`, shown or not, with its business as `b`. */
export const everyListing = sql`(
    select id, 'product' as type, product_name as name, business_id, created_at, state, hidden_at, hidden_reason from product
    union all
    select id, 'package', package_name, business_id, created_at, state, hidden_at, hidden_reason from package
  ) l join business b on b.id = l.business_id`;

export const selectListings = (which: RawBuilder<unknown>) => sql<OperatedListing>`
  select l.id, l.type, l.name, l.business_id, b.business_name, b.suspended_at, l.created_at, l.state, l.hidden_at, l.hidden_reason,
    case l.type
      when 'product' then (select picture_key from product_picture where product_id = l.id and position = 0)
      else (
        select k.picture_key from package_item t
          join product_picture k on k.product_id = t.product_id and k.position = 0
        where t.package_id = l.id order by t.product_id limit 1
      )
    end as picture_key,
    (
      select coalesce(json_agg(json_build_object('id', k.id, 'name', k.package_name) order by k.id), '[]')
      from package_item t join package k on k.id = t.package_id
      where t.product_id = l.id
    ) as packages, ${copies} as copies,
    (select count(*)::int from listing_report r where r.listing_id = l.id and r.settled_at is null) as open_reports
  from ${everyListing}
  where ${which} order by l.hidden_at desc nulls last, l.id desc`;
