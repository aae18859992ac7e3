import type { NewProductForm, ProductChangeForm } from '@orendi/contract/schemas/product-forms';
import { type KeptName, keptNames, type ProductDetails } from '@orendi/contract/product-fields';
import { checkSale } from '@orendi/contract/fields/sale';
import type { SaleForm } from '@orendi/contract/schemas/bulk-forms';
import { m } from '@orendi/messages';
import type { Services } from '../../../services.ts';
import type { UploadedForm } from '../../../platform/http/uploads/read-form.ts';
import { saveUnderKey } from '../../../platform/idempotency/keys.ts';
import { insertPictures, keepPictures } from '../../../platform/media/index.ts';
import { ApiError, brokenField } from '../../../platform/http/api-error.ts';
import { noProductFound } from '../../../platform/http/not-found.ts';
import { say } from '../../../platform/sentence.ts';
import { changeBusiness } from '../../businesses/index.ts';
import { writeListings } from '../../discovery/index.ts';
import { listOwnPictures } from '../product-picture-queries.ts';
import type { ProductRow } from '../product-queries.ts';
import { saveProduct } from '../save-products.ts';
import { listOwnById, listStoredProducts } from '../save-product-queries.ts';
import { keysOf, productPhotos } from './arrange-photos.ts';
import { productFields } from './product-form.ts';
import { setSale } from './own-product-queries.ts';

/** Publishes a product with its photos, all or nothing. A known key overwrites the product published with it. */
export async function createOwnProduct(
  services: Pick<Services, 'changes' | 'db' | 'media'>,
  businessId: number,
  { form, pictures }: UploadedForm<NewProductForm>,
  key?: string,
): Promise<ProductRow> {
  const added = [...pictures.values()];
  return keepPictures(services, added, () =>
    changeBusiness(services, businessId, async (trx, touch) => {
      await insertPictures(trx, added);
      const present = await listOwnPictures(trx, businessId, keysOf(form.existingPhotosUrls ?? []));
      const photos = productPhotos(present, pictures, form);
      const product = { fields: productFields(form), pictures: photos };
      return saveUnderKey(trx, { businessId, kind: 'product', key }, (id) =>
        saveProduct(trx, touch, businessId, { ...product, id }),
      );
    }),
  );
}

/**
 * Locks the business, so it overwrites the version that it checks.
 * @throws ApiError NOT_FOUND; CONFLICT if changed
 */
export async function updateOwnProduct(
  services: Pick<Services, 'changes' | 'db' | 'media'>,
  businessId: number,
  { form: { id, version, ...form }, pictures }: UploadedForm<ProductChangeForm>,
): Promise<ProductRow> {
  const added = [...pictures.values()];
  return keepPictures(services, added, () =>
    changeBusiness(services, businessId, async (trx, touch) => {
      const [before] = await listStoredProducts(trx, businessId, { ids: [id] });
      if (!before) throw noProductFound();
      if (version !== undefined && version !== before.version) throw new ApiError('CONFLICT');
      await insertPictures(trx, added);
      const photos = productPhotos(before.pictures, pictures, form);
      const fields = productFields(
        { ...form, ...keep(form, before.fields) },
        before.fields.external_key,
      );
      return saveProduct(trx, touch, businessId, { id, fields, pictures: photos });
    }),
  );
}

type KeptDetails = Pick<ProductDetails, KeptName>;

/** Details that the form leaves out keep their values. */
function keep(form: Partial<KeptDetails>, before: Partial<KeptDetails>): KeptDetails {
  const values = keptNames.map((name) => [
    name,
    form[name] === undefined ? before[name] : form[name],
  ]);
  return Object.fromEntries(values) as KeptDetails;
}

/**
 * Puts all of these products on one sale, or none of them; a sale of 0 ends it.
 * @throws ApiError NOT_FOUND when one of them does not belong to the business, VALIDATION naming the product whose
 * price is below a fixed sale (the cheapest, if several are)
 */
export async function putOnSale(
  services: Pick<Services, 'changes'>,
  businessId: number,
  { ids, sale, saleType }: SaleForm,
): Promise<void> {
  await changeBusiness(services, businessId, async (trx, touch) => {
    const products = await listOwnById(trx, businessId, ids);
    if (products.length < new Set(ids).size) throw noProductFound();
    for (const { product_name, price } of products.sort((one, other) => one.price - other.price)) {
      checkSale({ price, sale, saleType }, (path) => {
        throw brokenField(path, say(m.api_sale_above_price_of, { product: product_name }));
      });
    }
    const changed = await setSale(trx, businessId, ids, sale, sale > 0 ? saleType : null);
    if (changed.length > 0) await writeListings(trx, touch, { productIds: changed });
  });
}
