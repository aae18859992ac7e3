import * as routes from '@orendi/contract/routes/private-packages';
import {
  NewPackageForm,
  packageChange,
  type PackageChangeForm,
  saleAfter,
} from '@orendi/contract/schemas/package-forms';
import { noSale, type SaleDays, saleDayNames, type StoredSale } from '@orendi/contract/sale-days';
import { m } from '@orendi/messages';
import type { Services } from '../../../services.ts';
import { type Api, guarded } from '../../../platform/http/api.ts';
import { compressed } from '../../../platform/http/compressed.ts';
import { takeJson } from '../../../platform/http/json-body.ts';
import { changeLimit, limitByAccount } from '../../../platform/http/rate-limit.ts';
import { requiredId } from '../../../platform/http/validation.ts';
import { member, orOperator } from '../../../platform/http/scopes.ts';
import { limitUploads } from '../../../platform/http/uploads/limit-uploads.ts';
import type { PictureAddress } from '../../../platform/media/picture-addresses.ts';
import { changeBusiness } from '../../businesses/index.ts';
import { setSale } from '../dated-sales.ts';
import { deleteOwnItems } from '../delete-own-items.ts';
import {
  findOwnPackage,
  listOwnPackages,
  insertPackage,
  type NewPackage,
  type PackageItem,
  replacePackage,
} from '../package-queries.ts';
import { presentPackage } from '../present-package.ts';
import type { Touch } from '../../../platform/db/changes.ts';
import type { Trx } from '../../../platform/db/tables.ts';
import { saveUnderKey } from '../../../platform/idempotency/keys.ts';
import { ApiError, brokenField, noProductFound } from '../../../platform/http/api-error.ts';
import { say } from '../../../platform/sentence.ts';
import { writeListings } from '../../discovery/index.ts';
import { listOwnById } from '../save-product-queries.ts';
import { tellStored } from '../states.ts';

const clearable = ['sale', 'sale_type', ...saleDayNames];

export function ownPackageRoutes(api: Api, services: Services): void {
  const { countCall, db } = services;
  const present = async (address: PictureAddress, businessId: number, id: number) => {
    const found = await findOwnPackage(db, businessId, id);
    if (!found) throw noProductFound();
    return presentPackage(found, address);
  };
  const editor = orOperator(db, member);
  const ownUploads = [editor, limitUploads(services)] as const;

  api.answer(guarded(routes.createPackage, ...ownUploads), async (c) => {
    const { form } = await c.get('uploadSlot').readForm(c.req.raw, {}, NewPackageForm, clearable);
    const { 'Idempotency-Key': key } = c.req.valid('header');
    const id = await createOwnPackage(services, c.get('businessId'), form, key);
    return present(c.get('pictureAddress'), c.get('businessId'), id);
  });

  api.answer(guarded(routes.updatePackage, ...ownUploads), async (c) => {
    const schema = packageChange(await tellStored(db, 'package', c.get('businessId')));
    const { form } = await c.get('uploadSlot').readForm(c.req.raw, {}, schema, clearable);
    await updateOwnPackage(services, c.get('businessId'), form);
    return present(c.get('pictureAddress'), c.get('businessId'), form.id);
  });

  const ownChanges = [editor, limitByAccount(countCall, changeLimit)] as const;
  api.answer(guarded(routes.deletePackage, ...ownChanges, takeJson), async (c) => {
    const id = requiredId('packageId', c.req.valid('query'), c.req.valid('json'));
    const form = { productIds: [], packageIds: [id] };
    await changeBusiness(services, c.get('businessId'), deleteOwnItems, form);
  });

  api.answer(guarded(routes.listOwnPackages, editor, compressed), async (c) => {
    const { drafts = false } = c.req.valid('query');
    const packages = await listOwnPackages(db, c.get('businessId'), drafts);
    return packages.map((row) => presentPackage(row, c.get('pictureAddress')));
  });

  api.answer(guarded(routes.getOwnPackage, editor), (c) =>
    present(c.get('pictureAddress'), c.get('businessId'), c.req.valid('param').id),
  );
}

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
async function createOwnPackage(
  services: Pick<Services, 'changes'>,
  businessId: number,
  { products, state = 'published', ...columns }: NewPackageForm,
  key?: string,
): Promise<number> {
  return changeBusiness(services, businessId, async (trx, touch) => {
    const items = await packageContents(trx, businessId, products);
    const saved = await saveUnderKey(trx, { businessId, kind: 'package', key }, async (id) => {
      const before = id === undefined ? undefined : await findOwnPackage(trx, businessId, id);
      const sale = packageSale({ sale: null, sale_type: null, ...columns }, before);
      const { price = null, currency = null } = columns;
      const fields = { ...columns, price, currency, ...sale, state, business_id: businessId };
      if (id === undefined) return { id: await createPackage(trx, touch, fields, items) };
      await replacePackage(trx, businessId, id, fields, items);
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
async function updateOwnPackage(
  services: Pick<Services, 'changes'>,
  businessId: number,
  { id, version, products, ...columns }: PackageChangeForm,
): Promise<void> {
  await changeBusiness(services, businessId, async (trx, touch) => {
    const before = await findOwnPackage(trx, businessId, id);
    if (!before) throw noProductFound();
    if (version !== undefined && version !== before.version) throw new ApiError('CONFLICT');
    const held = before.contents.map(({ productId }) => productId);
    const items = await packageContents(trx, businessId, products, held);
    const { price = null, currency = null, state = before.state } = columns;
    // Somebody has published it since the form was checked.
    if (state !== 'draft' && (price === null || currency === null || products.length === 0)) {
      throw new ApiError('CONFLICT');
    }
    const fields = { ...columns, price, currency, ...packageSale(columns, before) };
    await replacePackage(trx, businessId, id, fields, items);
    await writeListings(trx, touch, { packageIds: [id] });
  });
}

/** A fixed sale above the new price ends, unless the form sends one, which must not be above it. */
function packageSale(
  { price, ...form }: Pick<NewPackageForm, 'price' | 'sale' | 'sale_type' | keyof SaleDays>,
  before?: StoredSale,
): StoredSale {
  const sale = saleAfter(form, before);
  const isAbove = sale.sale_type === 'fixed' && price !== undefined && sale.sale > price;
  return isAbove ? noSale : setSale({ ...form, ...sale }, before);
}

/**
 * @param before products in it already
 * @throws ApiError NOT_FOUND, or VALIDATION for newly added ones that the operator hides
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
