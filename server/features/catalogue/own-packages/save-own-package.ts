import type { NewPackageForm, PackageChangeForm } from '@orendi/contract/schemas/package-forms';
import { m } from '@orendi/messages';
import type { Touch } from '../../../platform/db/changes.ts';
import type { Trx } from '../../../platform/db/tables.ts';
import type { Services } from '../../../services.ts';
import { saveUnderKey } from '../../../platform/idempotency/keys.ts';
import { ApiError, brokenField } from '../../../platform/http/api-error.ts';
import { say } from '../../../platform/sentence.ts';
import { noProductFound } from '../../../platform/http/not-found.ts';
import { writeListings } from '../../discovery/index.ts';
import { changeBusiness } from '../../businesses/index.ts';
import {
  findOwnPackage,
  insertPackage,
  type NewPackage,
  type PackageItem,
  replacePackage,
} from '../package-queries.ts';
import { listOwnById } from '../save-product-queries.ts';

/**
 * The transaction must have locked the business.
 * @returns the id of the package
 */
export async function createPackage(
  trx: Trx,
  touch: Touch,
  fields: NewPackage,
  items: PackageItem[],
): Promise<number> {
  const id = await insertPackage(trx, fields, items);
  await writeListings(trx, touch, { packageIds: [id] });
  return id;
}

/**
 * A known key overwrites its package.
 * @returns the package's id
 * @throws ApiError NOT_FOUND for foreign products
 */
export async function createOwnPackage(
  services: Pick<Services, 'changes'>,
  businessId: number,
  { products, ...columns }: NewPackageForm,
  key?: string,
): Promise<number> {
  return changeBusiness(services, businessId, async (trx, touch) => {
    const items = await packageContents(trx, businessId, products);
    const fields = { ...columns, business_id: businessId, sale_type: null };
    const saved = await saveUnderKey(trx, { businessId, kind: 'package', key }, async (id) => {
      if (id === undefined) return { id: await createPackage(trx, touch, fields, items) };
      await replacePackage(trx, businessId, id, { ...columns, sale: 0, sale_type: null }, items);
      await writeListings(trx, touch, { packageIds: [id] });
      return { id };
    });
    return saved.id;
  });
}

/**
 * Locks the business, so it overwrites the version that it checks.
 * @throws ApiError NOT_FOUND; CONFLICT if changed
 */
export async function updateOwnPackage(
  services: Pick<Services, 'changes'>,
  businessId: number,
  { id, version, products, ...columns }: PackageChangeForm,
): Promise<void> {
  await changeBusiness(services, businessId, async (trx, touch) => {
    const before = await findOwnPackage(trx, businessId, id);
    if (!before) throw noProductFound();
    if (version !== undefined && version !== before.version) throw new ApiError('CONFLICT');
    const held = before.contents.map((part) => part.id);
    const items = await packageContents(trx, businessId, products, held);
    // A fixed sale above the new price ends: the package form has no sale field in which to lower it.
    const isAbove = before.sale_type === 'fixed' && before.sale > columns.price;
    const sale = isAbove ? { sale: 0, sale_type: null } : {};
    await replacePackage(trx, businessId, id, { ...columns, ...sale }, items);
    await writeListings(trx, touch, { packageIds: [id] });
  });
}

/**
 * @param before products in it already
 * @throws ApiError NOT_FOUND, or VALIDATION for newly added hidden ones
 */
async function packageContents(
  trx: Trx,
  businessId: number,
  products: NewPackageForm['products'],
  before: number[] = [],
): Promise<PackageItem[]> {
  const ids = products.map(({ productId }) => productId);
  const own = await listOwnById(trx, businessId, ids);
  if (own.length < new Set(ids).size) {
    throw new ApiError('NOT_FOUND', { sentence: say(m.api_product_unknown) });
  }
  const hidden = own.filter(({ id, hidden_at }) => hidden_at !== null && !before.includes(id));
  if (hidden.length > 0) {
    const names = hidden.map(({ product_name }) => product_name).join(', ');
    throw brokenField('product_ids', say(m.api_package_hidden, { names }));
  }
  return products.map(({ productId, quantity }) => ({ product_id: productId, quantity }));
}
