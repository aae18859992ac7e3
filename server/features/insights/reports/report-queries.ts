import type { SetStage } from '@orendi/contract/leads';
import type { ProductDetails } from '@orendi/contract/product-fields';
import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../../platform/db/tables.ts';
import { selectDetails } from '../../catalogue/index.ts';

/** Rows read per query. */
const STEP = 1_000;

/** Days since the end of 1899 in Tirana's time, which is how Excel stores dates. */
const excelTime = (column: string) => sql<number>`
  (extract(epoch from ${sql.ref(column)} at time zone 'Europe/Tirane') / 86400 + 25569)::float8`;

/** Reads in batches, each starting after the last row of the one before, up to `most` rows. */
async function* inSteps<Row extends { id: number }>(
  read: (after: number | undefined) => Promise<Row[]>,
  most = Infinity,
): AsyncGenerator<Row[]> {
  let after: number | undefined;
  for (let left = most; left > 0; left -= STEP) {
    const rows = await read(after);
    if (rows.length > 0) yield rows.slice(0, left);
    if (rows.length < STEP) return;
    after = rows.at(-1)?.id;
  }
}

/** The newest first. */
export const readRequests = (db: Db, businessId: number, isOfAll: boolean, most: number) =>
  inSteps((after) => listRequests(db, businessId, isOfAll, after), most);

function listRequests(db: Db, businessId: number, isOfAll: boolean, after = 2_147_483_647) {
  return db
    .selectFrom('request')
    .select(['id', excelTime('created_at').as('created'), 'item_name', 'item_type', 'item_price'])
    .select(['item_currency', 'client_name', 'client_phone', 'client_phone_typed', 'client_email'])
    .select(['preferred_contact_method', 'prefers_whatsapp', 'client_message', 'request_status'])
    .select(['source', 'state', 'offered_price', 'offered_currency', 'lost_reason'])
    .select(['follow_up_on', 'note', 'withdrawn_at'])
    .where('business_id', '=', businessId)
    .where(isOfAll ? 'is_lead' : 'is_order', '=', true)
    .where('id', '<', after)
    .orderBy('id', 'desc')
    .limit(STEP)
    .$narrowType<{ state: SetStage }>()
    .execute();
}
export type RequestRow = Awaited<ReturnType<typeof listRequests>>[number];

interface PricedRow extends Pick<
  Selectable<Database['listing']>,
  'id' | 'price' | 'currency' | 'sale' | 'sale_type'
> {
  created: number;
  name: string;
  description_en: string | null;
  description_al: string | null;
  views: number;
}

export interface ProductRow extends PricedRow, ProductDetails {
  industry: string;
  category: string;
  images: number;
}

/** Ordered by id, without drafts, with category names in the given language. */
export function readProducts(db: Db, businessId: number, language: 'al' | 'en') {
  const industry = nameIn(language, 'i.industry_name');
  const category = nameIn(language, 'c.category_name');
  return inSteps(async (after = 0) => {
    const { rows } = await sql<ProductRow>`
      select p.id, ${excelTime('p.created_at')} as created, p.product_name as name, p.description_en, p.description_al,
        p.price, p.currency, p.sale, p.sale_type, coalesce(v.total, 0) as views,
        ${industry} as industry, ${category} as category, ${selectDetails()},
        (select count(*) from product_picture where product_id = p.id) as images
      from product p join industry i on i.id = p.industry_id join category c on c.id = p.category_id
        left join view_count v on v.listing_id = p.id
      where p.business_id = ${businessId} and p.state <> 'draft' and p.id > ${after}
      order by p.id limit ${STEP}`.execute(db);
    return rows;
  });
}

function nameIn(language: 'al' | 'en', column: string) {
  const english = sql.ref(column);
  return language === 'al' ? sql`coalesce(${sql.ref(`${column}_al`)}, ${english})` : english;
}

export interface PackageRow extends PricedRow {
  /** One line per product. */
  contents: string;
}

/** Ordered by id, without drafts. */
export function readPackages(db: Db, businessId: number): AsyncGenerator<PackageRow[]> {
  return inSteps(async (after = 0) => {
    const { rows } = await sql<PackageRow>`
      select p.id, ${excelTime('p.created_at')} as created, p.package_name as name,
        p.package_description_en as description_en, p.package_description_al as description_al,
        p.price, p.currency, p.sale, p.sale_type, coalesce(v.total, 0) as views,
        (
          select coalesce(string_agg(t.quantity || ' x ' || m.product_name, E'\n' order by m.id), '')
          from package_item t join product m on m.id = t.product_id where t.package_id = p.id
        ) as contents
      from package p left join view_count v on v.listing_id = p.id
      where p.business_id = ${businessId} and p.state <> 'draft' and p.id > ${after}
      order by p.id limit ${STEP}`.execute(db);
    return rows;
  });
}
