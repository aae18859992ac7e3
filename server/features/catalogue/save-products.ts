import type { Transaction } from 'kysely';
import type { Touch } from '../../platform/db/changes.ts';
import type { Database } from '../../platform/db/tables.ts';
import { holdBusinesses, writeListings } from '../discovery/index.ts';
import { noProductFound } from '../../platform/http/not-found.ts';
import {
  listShownPictures,
  type ProductPicture,
  replacePictures,
} from './product-picture-queries.ts';
import {
  listProductsByKey,
  ownsProducts,
  type ProductFields,
  raiseVersions,
  reserveListingIds,
  upsertProducts,
} from './save-product-queries.ts';

export interface ProductInput {
  /** The product to overwrite, which must belong to the business. */
  id?: number;
  fields: ProductFields;
  /** One to ten different stored pictures; the first is the cover. */
  pictures: ProductPicture[];
}

export interface SavedProduct {
  id: number;
  outcome: 'added' | 'updated' | 'unchanged';
}

/** Products written per statement. */
const batchSize = 500;

/**
 * Publishes any number of products of a business. One with an `id`, or with an `external_key` that the business has
 * used before, overwrites that product; keys must be unique within a call.
 * @returns the outcome for each, in the order of `products`
 * @throws ApiError NOT_FOUND when a product with such an `id` does not belong to the business
 */
export async function saveProducts(
  trx: Transaction<Database>,
  touch: Touch,
  businessId: number,
  products: ProductInput[],
): Promise<SavedProduct[]> {
  await holdBusinesses(trx, { businessId });
  const saved: SavedProduct[] = [];
  for (let start = 0; start < products.length; start += batchSize) {
    saved.push(...(await saveBatch(trx, businessId, products.slice(start, start + batchSize))));
  }
  const written = saved.filter(({ outcome }) => outcome !== 'unchanged').map(({ id }) => id);
  if (written.length > 0) await writeListings(trx, touch, { productIds: written });
  return saved;
}

async function saveBatch(
  trx: Transaction<Database>,
  businessId: number,
  inputs: ProductInput[],
): Promise<SavedProduct[]> {
  const products = await identify(trx, businessId, inputs);
  const rows = products.map(({ id, fields }) => ({ ...fields, id }));
  const written = new Set(await upsertProducts(trx, businessId, rows));
  const repictured = await listRepictured(trx, products);
  if (repictured.length > 0) {
    await replacePictures(trx, repictured);
    const onlyPictures = repictured.map(({ id }) => id).filter((id) => !written.has(id));
    await raiseVersions(trx, onlyPictures);
    for (const id of onlyPictures) written.add(id);
  }
  return products.map(({ id, isNew }) => ({
    id,
    outcome: isNew ? 'added' : written.has(id) ? 'updated' : 'unchanged',
  }));
}

interface IdentifiedProduct extends ProductInput {
  id: number;
  isNew: boolean;
}

/** Finds existing products by their keys, and assigns ids to the others. */
async function identify(
  trx: Transaction<Database>,
  businessId: number,
  inputs: ProductInput[],
): Promise<IdentifiedProduct[]> {
  const keys = inputs.flatMap(({ fields }) => fields.external_key ?? []);
  const ids = inputs.flatMap(({ id }) => id ?? []);
  if (!(await ownsProducts(trx, businessId, ids))) throw noProductFound();
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

/** The products whose pictures, their order or what crops keep in view differ from what is stored. */
async function listRepictured(
  trx: Transaction<Database>,
  products: IdentifiedProduct[],
): Promise<IdentifiedProduct[]> {
  const ids = products.map(({ id }) => id);
  const stored = await listShownPictures(trx, ids);
  return products.filter(({ id, pictures }) => {
    const shown = stored.get(id) ?? [];
    return (
      shown.length !== pictures.length ||
      pictures.some(({ key, focus }, i) => key !== shown[i]?.key || isMoved(focus, shown[i].focus))
    );
  });
}

function isMoved(to: ProductPicture['focus'], from: ProductPicture['focus']): boolean {
  return to?.some((part, i) => part !== from?.[i]) ?? false;
}
