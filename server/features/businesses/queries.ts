import { contactSwitches } from '@orendi/contract/contact-ways';
import type { Assortment, Business, BusinessLogo } from '@orendi/contract/schemas/business';
import type { BusinessPlace } from '@orendi/contract/schemas/business-place';
import { type Insertable, type NotNull, sql, type Updateable } from 'kysely';
import type { Touch } from '../../platform/db/changes.ts';
import { noBusinessFound } from '../../platform/http/api-error.ts';
import { updateRow } from '../../platform/db/rows.ts';
import type { Database, Db, Trx } from '../../platform/db/tables.ts';
import { type PlaceRow, selectPlace } from './place-queries.ts';

export type BusinessRow = Omit<Business, keyof BusinessPlace> & { place: PlaceRow };

/**
 * @param isOwn whether it is read for its owner, who sees it suspended or not
 * @throws ApiError NOT_FOUND when there is no such business, or it is suspended
 */
export async function getBusiness(db: Db, id: number, isOwn = false): Promise<BusinessRow> {
  const { rows } = await sql<BusinessRow>`
    select id, business_name, description_en, description_al, email, phone_no, address, logo, cover_photo,
    website, linkedin, facebook, instagram, twitter, shows_phone, shows_whatsapp, shows_viber, closed_from, closed_to,
    verified_at is not null as is_verified, answers_within_hours, ${selectPlace},
    array(select industry_id from business_industry where business_id = b.id order by industry_id) as industry_ids
    from business b where id = ${id} and (${isOwn} or suspended_at is null)`.execute(db);
  const [business] = rows;
  if (!business) throw noBusinessFound();
  return business;
}

/** Locks the row until the transaction ends. */
export function lockBusiness(trx: Trx, id: number) {
  return trx
    .selectFrom('business')
    .select(['business_name', 'logo', 'cover_photo', ...Object.values(contactSwitches)])
    .select(['town_id', 'country', 'tax_number', 'verified_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function findSuspension(db: Db, id: number) {
  return db
    .selectFrom('business')
    .select(['suspended_at as since', 'suspension_reason as reason', 'awaits_approval'])
    .where('id', '=', id)
    .where('suspended_at', 'is not', null)
    .$narrowType<{ since: NotNull; reason: NotNull }>()
    .executeTakeFirst();
}

/** Packages have no category. */
export async function getAssortment(db: Db, businessId: number): Promise<Assortment> {
  const { rows } = await sql<Assortment>`
    select count(*)::int as total,
      coalesce(array_agg(distinct category_id) filter (where category_id is not null), '{}') as category_ids
    from listing where business_id = ${businessId}`.execute(db);
  return rows[0] ?? { total: 0, category_ids: [] };
}

/** Ordered by name. */
export function listVisibleLogos(db: Db) {
  return db
    .selectFrom('business')
    .select(['id', 'business_name', 'logo'])
    .where('suspended_at', 'is', null)
    .orderBy(sql`lower(business_name)`)
    .orderBy('id')
    .execute();
}

/**
 * `count` of the visible businesses, by name. Each day shows the next ones in the order in which they joined, starting
 * over after the last. Reads no more rows than it returns, however many businesses there are.
 */
export async function listLogosInTurn(db: Db, count: number, now: Date): Promise<BusinessLogo[]> {
  const day = Math.floor(now.getTime() / 86_400_000);
  const { rows } = await sql<BusinessLogo>`
    with first as (
      select 1 + ${day}::bigint * ${count}::bigint % greatest(max(id), 1) as id from business
    ), following as (
      select b.id, business_name, logo, 1 as lap from business b, first
      where suspended_at is null and b.id >= first.id order by b.id limit ${count}
    ), again as (
      select b.id, business_name, logo, 2 as lap from business b, first
      where suspended_at is null and b.id < first.id order by b.id limit ${count}
    ), chosen as (
      select * from following union all select * from again order by lap, id limit ${count}
    )
    select id, business_name, logo from chosen order by lower(business_name), id`.execute(db);
  return rows;
}

export type NewBusiness = Insertable<Database['business']>;

/**
 * Its logo and cover photo must be stored already.
 * @returns its id
 */
export async function createBusiness(
  trx: Trx,
  touch: Touch,
  business: NewBusiness,
  industryIds: number[],
): Promise<number> {
  const inserting = trx.insertInto('business').values(business).returning('id');
  const { id } = await inserting.executeTakeFirstOrThrow();
  await insertIndustries(trx, id, industryIds);
  touch('listings', `business:${id}`);
  return id;
}

async function insertIndustries(trx: Db, id: number, industryIds: number[]) {
  if (industryIds.length === 0) return;
  await trx
    .insertInto('business_industry')
    .values(industryIds.map((industry_id) => ({ business_id: id, industry_id })))
    .execute();
}

/** Another tax number takes the badge, as nobody has confirmed it. */
export async function updateBusiness(
  trx: Trx,
  id: number,
  business: Updateable<Database['business']>,
  industryIds?: number[],
): Promise<void> {
  await updateRow(trx, 'business', id, {
    ...business,
    ...(business.tax_number !== undefined && {
      verified_at: sql<Date>`case when tax_number = ${business.tax_number} then verified_at end`,
    }),
    updated_at: sql<Date>`now()`,
  });
  if (!industryIds) return;
  await trx.deleteFrom('business_industry').where('business_id', '=', id).execute();
  await insertIndustries(trx, id, industryIds);
}

/** All that its owner alone is told of a business, besides a suspension. */
export function findOwnFacts(db: Db, id: number) {
  const hasListings = sql<boolean>`
    exists (select from product where business_id = ${id} and state <> 'draft')
      or exists (select from package where business_id = ${id} and state <> 'draft')`;
  const hasRequests = sql<boolean>`
    exists (select from request where business_id = ${id} and is_order)`;
  return db
    .selectFrom('business')
    .select(['tax_number', hasListings.as('has_listings'), hasRequests.as('has_requests')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
