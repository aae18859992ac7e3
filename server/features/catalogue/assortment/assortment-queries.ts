import { type RawBuilder, sql } from 'kysely';
import type { Touch } from '../../../platform/db/changes.ts';
import type { Db, Trx } from '../../../platform/db/tables.ts';

export type Level = 'industry' | 'category';

const count = (which: RawBuilder<unknown>) => sql<number>`(select count(*)::int from ${which})`;

/** In the operator's order; hidden products and drafts count. */
export async function listAssortment(db: Db) {
  const industries = await db
    .selectFrom('industry as i')
    .select(['id', 'industry_name', 'industry_name_al'])
    .select(count(sql`product where industry_id = i.id and deleted_at is null`).as('products'))
    // Sellers that name it in their profile.
    .select(count(sql`business_industry where industry_id = i.id`).as('businesses'))
    .orderBy('position')
    .orderBy('id')
    .execute();
  const categories = await db
    .selectFrom('category as c')
    .select(['id', 'industry_id', 'category_name', 'category_name_al', 'icon'])
    .select(count(sql`product where category_id = c.id and deleted_at is null`).as('products'))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return industries.map((industry) =>
    Object.assign(industry, {
      categories: categories.filter(({ industry_id }) => industry_id === industry.id),
    }),
  );
}
export type StockedIndustry = Awaited<ReturnType<typeof listAssortment>>[number];
export type StockedCategory = StockedIndustry['categories'][number];

/**
 * Keeps everybody else from changing industries and categories until the transaction ends; visitors read on.
 * @param isShown whether listings show what will change. Then nobody publishes meanwhile: every business is locked, since
 * one that has nothing there may be about to publish its first product. Whoever publishes locks in this order, too.
 */
export async function lockAssortment(trx: Trx, { isShown }: { isShown: boolean }): Promise<void> {
  if (isShown) await sql`select from business order by id for no key update`.execute(trx);
  await sql`lock table industry, category in exclusive mode`.execute(trx);
}

export async function listProductsIn(trx: Trx, level: Level, id: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('product')
    .select('id')
    .where(`${level}_id`, '=', id)
    .orderBy('id')
    .execute();
  return rows.map((product) => product.id);
}

export async function saveOrder(trx: Trx, level: Level, ids: number[]) {
  await sql`
    update ${sql.table(level)} t set position = o.position
    from unnest(${ids}::int[]) with ordinality o (id, position)
    where o.id = t.id and t.position <> o.position`.execute(trx);
}

/** Adds an industry to the profile of everyone who sells in it. */
export async function joinIndustry(trx: Trx, touch: Touch, industryId: number): Promise<void> {
  const { rows } = await sql<{ business_id: number }>`
    insert into business_industry (business_id, industry_id)
    select distinct business_id, industry_id from product where industry_id = ${industryId} and deleted_at is null
    on conflict do nothing returning business_id`.execute(trx);
  touch(...rows.map(({ business_id: id }) => `business:${id}` as const));
}

/** In the operator's order. */
export function listCategoryNames(trx: Trx) {
  return trx
    .selectFrom('category')
    .select(['id', 'industry_id', 'category_name as en', 'category_name_al as al', 'icon'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
export type CategoryNames = Awaited<ReturnType<typeof listCategoryNames>>[number];
