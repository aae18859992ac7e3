import { contactSwitches } from '@orendi/contract/contact-ways';
import type { Business } from '@orendi/contract/schemas/business';
import type { BusinessPlace } from '@orendi/contract/schemas/business-place';
import { type Insertable, type NotNull, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Database, Db, Trx } from '../../platform/db/tables.ts';
import { type PlaceRow, selectPlace } from './place-queries.ts';

export type BusinessRow = Omit<Business, keyof BusinessPlace> & { place: PlaceRow };

type LogoRow = Pick<BusinessRow, 'id' | 'business_name' | 'logo'>;

const selectBusiness = (isMeant: RawBuilder<unknown>) => sql<BusinessRow>`
  select id, business_name, description_en, description_al, email, phone_no, address, logo, cover_photo,
  website, linkedin, facebook, instagram, twitter, shows_phone, shows_whatsapp, shows_viber, closed_from, closed_to, ${selectPlace},
  array(select industry_id from business_industry where business_id = b.id order by industry_id) as industry_ids
  from business b where ${isMeant}`;

/** A business that visitors may see: a suspended one counts as missing. */
export async function findVisibleBusiness(db: Db, id: number): Promise<BusinessRow | undefined> {
  const { rows } = await selectBusiness(sql`id = ${id} and suspended_at is null`).execute(db);
  return rows[0];
}

/** A business as its owner sees it, suspended or not. */
export async function findBusiness(db: Db, id: number): Promise<BusinessRow> {
  const { rows } = await selectBusiness(sql`id = ${id}`).execute(db);
  const [business] = rows;
  if (!business) throw new Error(`There is no business ${id}.`);
  return business;
}

/** Like `findBusiness`, and locks the row until the transaction ends. */
export function lockBusiness(trx: Trx, id: number) {
  return trx
    .selectFrom('business')
    .select(['business_name', 'logo', 'cover_photo', ...Object.values(contactSwitches)])
    .select(['town_id', 'country'])
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

export async function listIndustryIds(db: Db): Promise<Set<number>> {
  const rows = await db.selectFrom('industry').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

/** Packages have no category. */
export async function countListings(db: Db, businessId: number) {
  const { rows } = await sql<{ category_id: number | null; count: number }>`
    select category_id, count(*)::int as count from listing
    where business_id = ${businessId} group by 1 order by 1`.execute(db);
  return rows;
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

const dayInMs = 24 * 60 * 60 * 1000;

/**
 * `count` of the visible businesses, by name. Each day shows the next ones in the order in which they joined, starting
 * over after the last. Reads no more rows than it returns, however many businesses there are.
 */
export async function listLogosInTurn(db: Db, count: number, now: Date): Promise<LogoRow[]> {
  const day = Math.floor(now.getTime() / dayInMs);
  const { rows } = await sql<LogoRow>`
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

export async function insertBusiness(trx: Db, business: NewBusiness, industryIds: number[]) {
  const { id } = await trx
    .insertInto('business')
    .values(business)
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertIndustries(trx, id, industryIds);
  return id;
}

async function insertIndustries(trx: Db, id: number, industryIds: number[]) {
  if (industryIds.length === 0) return;
  await trx
    .insertInto('business_industry')
    .values(industryIds.map((industry_id) => ({ business_id: id, industry_id })))
    .execute();
}

export async function updateBusiness(
  trx: Trx,
  id: number,
  business: Updateable<Database['business']>,
  industryIds?: number[],
): Promise<void> {
  await trx
    .updateTable('business')
    .set({ ...business, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  if (!industryIds) return;
  await trx.deleteFrom('business_industry').where('business_id', '=', id).execute();
  await insertIndustries(trx, id, industryIds);
}

export function findProgress(db: Db, id: number) {
  const hasListings = sql<boolean>`
    exists (select from product where business_id = ${id} and state <> 'draft')
      or exists (select from package where business_id = ${id} and state <> 'draft')`;
  const hasRequests = sql<boolean>`
    exists (select from request where business_id = ${id} and is_order)`;
  return db
    .selectNoFrom([hasListings.as('has_listings'), hasRequests.as('has_requests')])
    .executeTakeFirstOrThrow();
}
