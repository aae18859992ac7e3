import { type Insertable, sql } from 'kysely';
import type { Database, Db, Trx } from '../../../platform/db/tables.ts';

export interface StockedCategory {
  id: number;
  industry_id: number;
  category_name: string;
  category_name_al: string | null;
  icon: string;
  products: number;
}

export interface StockedIndustry {
  id: number;
  industry_name: string;
  industry_name_al: string | null;
  products: number;
  /** Sellers that name it in their profile. */
  businesses: number;
  categories: StockedCategory[];
}

/** In the operator's order; hidden products count. */
export async function listAssortment(db: Db): Promise<StockedIndustry[]> {
  const { rows: industries } = await sql<Omit<StockedIndustry, 'categories'>>`
    select id, industry_name, industry_name_al,
      (select count(*)::int from product where industry_id = i.id) as products,
      (select count(*)::int from business_industry where industry_id = i.id) as businesses
    from industry i order by position, id`.execute(db);
  const { rows: categories } = await sql<StockedCategory>`
    select id, industry_id, category_name, category_name_al, icon,
      (select count(*)::int from product where category_id = c.id) as products
    from category c order by position, id`.execute(db);
  return industries.map((industry) =>
    Object.assign(industry, {
      categories: categories.filter(({ industry_id }) => industry_id === industry.id),
    }),
  );
}

/**
 * Keeps everybody else from changing industries and categories until the transaction ends; visitors read on.
 * @param isShown whether listings show what will change. Then nobody publishes meanwhile: every business is locked, since
 * one that has nothing there may be about to publish its first product. Whoever publishes locks in this order, too.
 */
export async function lockAssortment(trx: Trx, { isShown }: { isShown: boolean }): Promise<void> {
  if (isShown) await sql`select from business order by id for no key update`.execute(trx);
  await sql`lock table industry, category in exclusive mode`.execute(trx);
}

interface AssortmentScope {
  industryIds?: number[];
  categoryIds?: number[];
}

export async function listProductsIn(
  trx: Trx,
  { industryIds = [], categoryIds = [] }: AssortmentScope,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product
    where category_id = any(${categoryIds}::int[]) or industry_id = any(${industryIds}::int[])
    order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function saveOrder(
  trx: Trx,
  table: 'industry' | 'category',
  ids: number[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} t set position = o.position
    from unnest(${ids}::int[]) with ordinality o (id, position)
    where o.id = t.id and t.position <> o.position`.execute(trx);
}

/** Adds an industry to the profile of everyone who sells in it. */
export async function joinIndustry(trx: Trx, industryId: number): Promise<number[]> {
  const { rows } = await sql<{ business_id: number }>`
    insert into business_industry (business_id, industry_id)
    select distinct business_id, industry_id from product where industry_id = ${industryId}
    on conflict do nothing returning business_id`.execute(trx);
  return rows.map(({ business_id }) => business_id);
}

export async function moveProducts(
  trx: Trx,
  from: number,
  to: { id: number; industry_id: number },
): Promise<void> {
  await sql`
    update product set category_id = ${to.id}, industry_id = ${to.industry_id}
    where category_id = ${from}`.execute(trx);
}

export interface CategoryNames {
  id: number;
  industry_id: number;
  en: string;
  al: string | null;
  icon: string;
}

/** In the operator's order. */
export async function listCategoryNames(trx: Trx): Promise<CategoryNames[]> {
  const { rows } = await sql<CategoryNames>`
    select id, industry_id, category_name as en, category_name_al as al, icon
    from category order by position, id`.execute(trx);
  return rows;
}

export async function insertCategory(
  trx: Trx,
  columns: Insertable<Database['category']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('category')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function isIndustry(trx: Trx, id: number): Promise<boolean> {
  const row = await trx.selectFrom('industry').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
