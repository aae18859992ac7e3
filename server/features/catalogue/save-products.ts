import { middle } from '@orendi/contract/fit-picture';
import type { Touch } from '../../platform/db/changes.ts';
import type { Trx } from '../../platform/db/tables.ts';
import { type ProductSource, writeProductListings } from '../discovery/index.ts';
import { noProductFound } from '../../platform/http/api-error.ts';
import {
  listShownPictures,
  type ProductPicture,
  replacePictures,
  type ShownPicture,
} from './product-picture-queries.ts';
import { findOwnProduct, type ProductRow } from './product-queries.ts';
import {
  listProductsByKey,
  listOwnById,
  type ProductFields,
  type StoredFields,
  raiseVersions,
  reserveListingIds,
  upsertProducts,
  type WrittenProduct,
} from './save-product-queries.ts';

export interface ProductInput {
  /** The product to overwrite, which must belong to the business. */
  id?: number;
  fields: StoredFields;
  /** Up to ten different stored pictures, of which only a draft may lack one; the first is the cover. */
  pictures: ProductPicture[];
}

export interface SavedProduct {
  id: number;
  outcome: 'added' | 'updated' | 'unchanged';
  /** The row after the change; absent where nothing has changed. */
  product?: ProductRow;
}

/** Products written per statement. */
const batchSize = 500;

/**
 * Saves any number of products of a business, which the transaction has locked. One with an `id`, or with an
 * `external_key` that the business has used before, overwrites that product; keys must be unique within a call.
 * @returns the outcome for each, in the order of `products`
 * @throws ApiError NOT_FOUND when a product with such an `id` does not belong to the business
 */
export async function saveProducts(
  trx: Trx,
  touch: Touch,
  businessId: number,
  products: ProductInput[],
): Promise<SavedProduct[]> {
  const saved: SavedProduct[] = [];
  const sources: ProductSource[] = [];
  const changed: number[] = [];
  for (let start = 0; start < products.length; start += batchSize) {
    const batch = await saveBatch(trx, businessId, products.slice(start, start + batchSize));
    for (const { id, isNew, written, pictures } of batch) {
      if (!written) saved.push({ id, outcome: 'unchanged' });
      else {
        const product = productOf(written, pictures);
        saved.push({ id, outcome: isNew ? 'added' : 'updated', product });
        changed.push(id);
        if (isPublic(written)) sources.push(sourceOf(written, pictures));
      }
    }
  }
  if (changed.length > 0) {
    const added = saved.filter(({ outcome }) => outcome === 'added').map(({ id }) => id);
    await writeProductListings(trx, touch, sources, changed, new Set(added));
  }
  return saved;
}

/** @returns the product as it is now, read only where nothing has changed */
export async function saveProduct(trx: Trx, touch: Touch, businessId: number, input: ProductInput) {
  const [saved] = await saveProducts(trx, touch, businessId, [input]);
  const product = saved && (saved.product ?? (await findOwnProduct(trx, businessId, saved.id)));
  if (!product) throw new Error('the product was not saved');
  return product;
}

async function saveBatch(trx: Trx, businessId: number, inputs: ProductInput[]) {
  const products = await identify(trx, businessId, inputs);
  const rows = products.map(({ id, fields }) => ({ ...fields, id }));
  const written = new Map(
    (await upsertProducts(trx, businessId, rows)).map((product) => [product.id, product]),
  );
  const known = products.filter(({ isNew }) => !isNew).map(({ id }) => id);
  const shown = await listShownPictures(trx, known);
  const repictured = products.filter((product) => isRepictured(product, shown.get(product.id)));
  if (repictured.length > 0) {
    for (const [id, own] of await replacePictures(trx, repictured, shown)) shown.set(id, own);
    const onlyPictures = repictured.map(({ id }) => id).filter((id) => !written.has(id));
    for (const raised of await raiseVersions(trx, onlyPictures)) written.set(raised.id, raised);
  }
  return products.map(({ id, isNew }) => ({
    id,
    isNew,
    written: written.get(id),
    pictures: shown.get(id) ?? [],
  }));
}

/** Finds existing products by their keys, and assigns ids to the others. */
async function identify(trx: Trx, businessId: number, inputs: ProductInput[]) {
  const keys = inputs.flatMap(({ fields }) => fields.external_key ?? []);
  const ids = inputs.flatMap(({ id }) => id ?? []);
  if ((await listOwnById(trx, businessId, ids)).length < new Set(ids).size) throw noProductFound();
  if (new Set(keys).size < keys.length) throw new Error('two products have the same external key');
  const known = new Map(
    (await listProductsByKey(trx, businessId, keys)).map((row) => [row.external_key, row.id]),
  );
  const knownIds = inputs.map((input) => input.id ?? known.get(input.fields.external_key ?? ''));
  const freshIds = await reserveListingIds(trx, knownIds.filter((id) => !id).length);
  return inputs.map((input, i) => {
    const knownId = knownIds[i];
    const id = knownId ?? freshIds.shift();
    if (id === undefined) throw new Error('fewer ids were reserved than there are new products');
    return { ...input, id, isNew: knownId === undefined };
  });
}

function isRepictured({ pictures }: ProductInput, shown: ShownPicture[] = []): boolean {
  return (
    shown.length !== pictures.length ||
    pictures.some(({ key, focus }, i) => key !== shown[i]?.key || isMoved(focus, shown[i].focus))
  );
}

function isMoved(to: ProductPicture['focus'], from: ProductPicture['focus']): boolean {
  return to ? to.length !== from?.length || to.some((part, i) => part !== from[i]) : false;
}

function productOf(
  { published_at: _published, is_public: _public, todays_sale: _sale, ...product }: WrittenProduct,
  pictures: ShownPicture[],
): ProductRow {
  return {
    ...product,
    picture_keys: pictures.map(({ key }) => key),
    picture_focus: pictures.map(({ focus }) => focus ?? middle),
  };
}

type PublicProduct = WrittenProduct & ProductFields & { published_at: Date };
/** The database sees to it that a public product has all its fields. */
const isPublic = (product: WrittenProduct): product is PublicProduct => product.is_public;

function sourceOf(written: PublicProduct, [cover]: ShownPicture[]): ProductSource {
  const { seller, quantity, product_name, industry, industry_al, category, category_al } = written;
  return {
    ...written,
    ...written.todays_sale,
    name: product_name,
    business_id: seller.id,
    business_name: seller.business_name,
    in_stock: quantity !== null && quantity > 0,
    town_id: seller.town_id,
    ...seller.deliveries,
    picture_key: cover?.key ?? null,
    picture_focus: cover?.focus ?? null,
    industry_names: [industry, industry_al],
    category_names: [category, category_al],
  };
}
