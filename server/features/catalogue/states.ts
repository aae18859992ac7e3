import type { TellStored } from '@orendi/contract/fields/fault';
import type { ListingState } from '@orendi/contract/listings';
import type { StoredSale } from '@orendi/contract/sale-days';
import { publishedNeeds } from '@orendi/contract/product-fields';
import type { MergedStateForm } from '@orendi/contract/schemas/bulk-forms';
import { m } from '@orendi/messages';
import { sql } from 'kysely';
import type { Touch } from '../../platform/db/changes.ts';
import type { Db, ItemType, Trx } from '../../platform/db/tables.ts';
import { brokenField, noProductFound } from '../../platform/http/api-error.ts';
import { say } from '../../platform/sentence.ts';
import { writeListings } from '../discovery/index.ts';
import { selectSetSale } from './dated-sales.ts';

/**
 * Publishes or hides all of these products and packages of a business that the transaction has locked, or makes drafts
 * of them, or none.
 * @throws ApiError NOT_FOUND when one of them does not belong to the business, VALIDATION naming those that lack what
 * only a draft may lack
 */
export async function setState(
  trx: Trx,
  touch: Touch,
  businessId: number,
  { productIds, packageIds, state }: MergedStateForm,
): Promise<void> {
  const items = [
    ...(await listOwn(trx, 'product', businessId, productIds)),
    ...(await listOwn(trx, 'package', businessId, packageIds)),
  ];
  if (items.length < productIds.length + packageIds.length) throw noProductFound();
  const lacking = items.filter(({ isLacking }) => isLacking);
  if (state !== 'draft' && lacking.length > 0) {
    const names = lacking.map(({ name }) => `“${name}”`).join(', ');
    throw brokenField('ids', say(m.api_draft_incomplete, { names }));
  }
  await write(trx, 'product', productIds, state);
  await write(trx, 'package', packageIds, state);
  await writeListings(trx, touch, { productIds, packageIds });
}

/** SQL conditions: a product or package `p` lacks something. */
const lacks = {
  product: sql`num_nulls(${sql.join(publishedNeeds.map((name) => sql.ref(name)))}) > 0
    or not exists (select from product_picture where product_id = p.id)`,
  package: sql`num_nulls(price, currency) > 0
    or not exists (select from package_item where package_id = p.id)`,
};

async function listOwn(trx: Db, type: ItemType, businessId: number, ids: number[]) {
  const { rows } = await sql<{ name: string; isLacking: boolean }>`
    select ${sql.ref(`${type}_name`)} as name, ${lacks[type]} as "isLacking" from ${sql.table(type)} p
    where business_id = ${businessId} and id = any(${ids}::int[]) order by id`.execute(trx);
  return rows;
}

async function write(trx: Db, type: ItemType, ids: number[], state: ListingState) {
  const published = state === 'published' ? sql`coalesce(published_at, now())` : sql`published_at`;
  await sql`
    update ${sql.table(type)} set state = ${state}, published_at = ${published},
      version = version + 1, updated_at = now()
    where id = any(${ids}::int[]) and state <> ${state}`.execute(trx);
}

/** Tells the rules of a change about a product or package: without a state in the form, drafts stay drafts. */
export async function tellStored(db: Db, type: ItemType, businessId: number): Promise<TellStored> {
  const { rows } = await sql<StoredSale & { id: number; state: ListingState }>`
    select p.id, p.state, ${selectSetSale} from ${sql.table(type)} p
    where p.business_id = ${businessId}
      and (p.state = 'draft' or p.dated_sale is not null)`.execute(db);
  const known = new Map<unknown, (typeof rows)[number]>(rows.map((row) => [row.id, row]));
  return ({ id, state }) => {
    const sale = known.get(id);
    return { state: state ?? (sale?.state === 'draft' ? 'draft' : 'published'), sale };
  };
}
