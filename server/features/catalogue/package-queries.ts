import type { Focus } from '@orendi/contract/fit-picture';
import { noSale, type StoredSale } from '@orendi/contract/sale-days';
import type { OwnPackage } from '@orendi/contract/schemas/package';
import type { ListingState } from '@orendi/contract/listings';
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Database, Db } from '../../platform/db/tables.ts';
import { selectSeller, type SellerRow } from '../businesses/index.ts';
import { saleColumns, selectSale, selectSetSale } from './dated-sales.ts';
import { selectLowestPrice } from './prices/lowest-price.ts';
import { isPublicPackage, type Rates, selectRates } from '../discovery/index.ts';
import { type HidingColumns, isListed, type MadeField } from './product-queries.ts';

export interface PackageRow
  extends
    Omit<OwnPackage, MadeField | 'lost_pieces' | 'products' | 'quantity' | 'unpublished'>,
    HidingColumns {
  seller: SellerRow;
  /** How many pieces it had when it was last saved; null where that is not known. */
  saved_pieces: number | null;
  contents: PackageContent[];
  rates: Rates;
}

export interface PackageContent extends Omit<
  OwnPackage['products'][number],
  'converted' | 'hidden' | 'image' | 'image_focus'
> {
  picture_key: string | null;
  picture_focus: Focus | null;
  /** The operator keeps it out of the shop, and with it the package. */
  is_hidden: boolean;
  state: ListingState;
}

export async function findVisiblePackage(db: Db, id: number) {
  const { rows } = await selectPackages(
    sql`p.id = ${id} and ${isPublicPackage}`,
    sql`${selectSale}, ${selectLowestPrice('package')}`,
  ).execute(db);
  return rows[0];
}

/** Public or not. */
export async function findOwnPackage(db: Db, businessId: number, id: number) {
  const { rows } = await selectPackages(
    sql`p.id = ${id} and p.business_id = ${businessId}`,
  ).execute(db);
  return rows[0];
}

/** The newest first. */
export async function listOwnPackages(db: Db, businessId: number, withDrafts: boolean) {
  const { rows } = await selectPackages(
    sql`p.business_id = ${businessId} and ${isListed(withDrafts)} order by p.created_at desc, p.id desc`,
  ).execute(db);
  return rows;
}

/** The sales of its products are those of today. */
const selectPackages = (
  which: RawBuilder<unknown>,
  sale = selectSetSale,
) => sql<PackageRow>`${prepared}
    select p.id, ${selectSeller}, p.package_name,
      p.package_description_en, p.package_description_al, p.price, p.currency, ${sale}, p.version,
      p.saved_pieces, ${selectRates}, p.state, p.hidden_at, p.hidden_reason,
      (
        select coalesce(json_agg(json_build_object(
          'productId', m.id, 'product_name', m.product_name, 'quantity', t.quantity, 'picture_key', k.picture_key,
          'picture_focus', k.focus, 'is_hidden', m.hidden_at is not null, 'state', m.state,
          'price', m.price, 'currency', m.currency, 'sale', m.sale, 'sale_type', m.sale_type,
          'category_id', m.category_id, 'length', m.length, 'width', m.width, 'height', m.height
        ) order by m.id), '[]')
        from package_item t
          join product m on m.id = t.product_id
          left join product_picture k on k.product_id = m.id and k.position = 0
        where t.package_id = p.id
      ) as contents
    from package p join business b on b.id = p.business_id
    where ${which}`;

/** The sale is as its seller sets it. */
export type NewPackage = Insertable<Database['package']> & { business_id: number };
type PackageChange = Updateable<Database['package']> & StoredSale;

export interface PackageItem {
  product_id: number;
  quantity: number;
}

const countPieces = (items: PackageItem[]) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

export async function insertPackage(trx: Db, fields: NewPackage, items: PackageItem[]) {
  const { state = 'published' } = fields;
  const published_at = state === 'published' ? (fields.created_at ?? sql<Date>`now()`) : null;
  const { id } = await trx
    .insertInto('package')
    .values({
      published_at,
      ...fields,
      ...saleColumns((name) => sql`${fields[name] ?? noSale[name]}`),
      saved_pieces: countPieces(items),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertItems(trx, fields.business_id, id, items);
  return id;
}

async function insertItems(trx: Db, business_id: number, package_id: number, items: PackageItem[]) {
  if (items.length === 0) return;
  await trx
    .insertInto('package_item')
    .values(items.map((item) => ({ ...item, package_id, business_id })))
    .execute();
}

export async function replacePackage(
  trx: Db,
  businessId: number,
  id: number,
  fields: PackageChange,
  items: PackageItem[],
): Promise<void> {
  await trx
    .updateTable('package')
    .set({
      ...fields,
      ...saleColumns((name) => sql`${fields[name]}`),
      saved_pieces: countPieces(items),
      ...(fields.state === 'published' && { published_at: sql`coalesce(published_at, now())` }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('business_id', '=', businessId)
    .execute();
  await trx.deleteFrom('package_item').where('package_id', '=', id).execute();
  // The seller has said what it holds, so pieces that are brought back do not join it.
  await trx.deleteFrom('deleted_package_item').where('package_id', '=', id).execute();
  await insertItems(trx, businessId, id, items);
}
