import * as routes from '@orendi/contract/routes/private-products';
import { photos } from '@orendi/contract/limits';
import {
  keptNames,
  type KeptName,
  type ProductDetails,
  publishedNeeds,
} from '@orendi/contract/product-fields';
import type { ProductRow } from '@orendi/contract/schemas/product';
import {
  type NewProductForm,
  PhotoForm,
  type ProductChangeForm,
} from '@orendi/contract/schemas/product-forms';
import { checkNeeds } from '@orendi/contract/fields/fault';
import { checkSale } from '@orendi/contract/fields/sale';
import { saleDayNames } from '@orendi/contract/sale-days';
import type { SaleForm } from '@orendi/contract/schemas/bulk-forms';
import { m } from '@orendi/messages';
import type { Services } from '../../../services.ts';
import { type Api, type BeforeJson, guarded } from '../../../platform/http/api.ts';
import { compressed } from '../../../platform/http/compressed.ts';
import { requireJson, takeJson } from '../../../platform/http/json-body.ts';
import { changeLimit, limitByAccount } from '../../../platform/http/rate-limit.ts';
import { requiredId } from '../../../platform/http/validation.ts';
import { member, orOperator } from '../../../platform/http/scopes.ts';
import { limitUploads, photoLimit } from '../../../platform/http/uploads/limit-uploads.ts';
import type { PictureAddress } from '../../../platform/media/picture-addresses.ts';
import type { Touch } from '../../../platform/db/changes.ts';
import type { Trx } from '../../../platform/db/tables.ts';
import { changeBusiness } from '../../businesses/index.ts';
import { inOtherCurrencies, writeListings } from '../../discovery/index.ts';
import { deleteOwnItems, restoreOwnItems } from '../delete-own-items.ts';
import { presentHiding, presentProduct } from '../present-product.ts';
import {
  findOwnProduct,
  listOwnProducts,
  type OwnProductRow,
  replaceSales,
} from '../product-queries.ts';
import { newProductForm, productChangeForm, productFields } from './product-form.ts';
import type { UploadedForm } from '../../../platform/http/uploads/read-form.ts';
import { saveUnderKey } from '../../../platform/idempotency/keys.ts';
import { insertPictures, keepPictures } from '../../../platform/media/index.ts';
import { ApiError, brokenField, noProductFound } from '../../../platform/http/api-error.ts';
import { say } from '../../../platform/sentence.ts';
import { saveProduct } from '../save-products.ts';
import { setState } from '../states.ts';
import { listOwnById, listStoredProducts } from '../save-product-queries.ts';
import { productPhotos } from './arrange-photos.ts';
import { addressOfSent, listKeepable } from './sent-photos.ts';

export function ownProductRoutes(api: Api, services: Services): void {
  const { countCall, db } = services;
  const editor = orOperator(db, member);
  const ownUploads = [editor, limitUploads(services)] as const;
  const ownChanges = [editor, limitByAccount(countCall, changeLimit)] as const;

  api.answer(guarded(routes.createProduct, ...ownUploads), async (c) => {
    const form = await newProductForm(services, c.get('businessId'));
    const read = c.get('uploadSlot').readForm;
    const uploaded = await read(c.req.raw, { images: photos.max }, form, saleDayNames);
    const { 'Idempotency-Key': key } = c.req.valid('header');
    const product = await createOwnProduct(services, c.get('businessId'), uploaded, key);
    return presentProduct(product, c.get('pictureAddress'));
  });

  api.answer(guarded(routes.updateProduct, ...ownUploads), async (c) => {
    const form = await productChangeForm(services, c.get('businessId'));
    const read = c.get('uploadSlot').readForm;
    const uploaded = await read(c.req.raw, { images: photos.max }, form, clearable);
    const product = await updateOwnProduct(services, c.get('businessId'), uploaded);
    return presentProduct(product, c.get('pictureAddress'));
  });

  const photoUploads = limitUploads(services, photoLimit);
  api.answer(guarded(routes.sendPhoto, editor, photoUploads), async (c) => {
    const uploaded = await c.get('uploadSlot').readForm(c.req.raw, { image: 1 }, PhotoForm);
    const pictures = [...uploaded.pictures.values()];
    await keepPictures(services, pictures, () => insertPictures(db, pictures));
    const url = c.get('pictureAddress')(uploaded.form.image.key);
    return { url: addressOfSent(services, c.get('businessId'), url) };
  });

  api.answer(guarded(routes.deleteProduct, ...ownChanges, takeJson), (c) => {
    const id = requiredId('productId', c.req.valid('query'), c.req.valid('json'));
    const form = { productIds: [id], packageIds: [] };
    return changeBusiness(services, c.get('businessId'), deleteOwnItems, form);
  });

  api.answer(guarded(routes.listOwnProducts, editor, compressed), async (c) => {
    const { drafts = false } = c.req.valid('query');
    const rows = await listOwnProducts(db, c.get('businessId'), drafts);
    return rows.map((row) => presentProductRow(row, c.get('pictureAddress')));
  });

  api.answer(guarded(routes.getOwnProduct, editor), async (c) => {
    const product = await findOwnProduct(db, c.get('businessId'), c.req.valid('param').id);
    if (!product) throw noProductFound();
    return presentProduct(product, c.get('pictureAddress'));
  });

  api.answer(guarded(routes.createSale, ...ownChanges, requireJson), (c) =>
    changeBusiness(services, c.get('businessId'), putOnSale, c.req.valid('json')),
  );

  api.answer(guarded(routes.deleteMerged, ...ownChanges, requireJson), (c) =>
    changeBusiness(services, c.get('businessId'), deleteOwnItems, c.req.valid('json')),
  );

  api.answer(guarded(routes.updateStates, ...ownChanges, requireJson), (c) =>
    changeBusiness(services, c.get('businessId'), setState, c.req.valid('json')),
  );

  api.answer(guarded(routes.restoreMerged, ...ownChanges, requireJson), (c) =>
    changeBusiness(services, c.get('businessId'), restoreOwnItems, c.req.valid('json')),
  );
}

/** Unknown dimensions are 0. */
function presentProductRow(row: OwnProductRow, address: PictureAddress): BeforeJson<ProductRow> {
  const { sale, sale_type, length, width, height, picture_keys, picture_focus, ...shown } = row;
  const { hidden_at, hidden_reason, rates, ...product } = shown;
  return {
    ...product,
    converted: inOtherCurrencies(row, rates),
    ...presentHiding({ hidden_at, hidden_reason }),
    saleValue: sale,
    saleType: sale_type,
    dimensions: [length, width, height].map((side) => side ?? 0).join('x'),
    images: picture_keys.map(address),
    images_focus: picture_focus,
  };
}

type SavingServices = Pick<Services, 'changes' | 'clock' | 'db' | 'media' | 'secret'>;

/** Saves a new product with its photos, all or nothing. A known key overwrites the product saved with it. */
async function createOwnProduct(
  services: SavingServices,
  businessId: number,
  { form, pictures }: UploadedForm<NewProductForm>,
  key?: string,
) {
  const added = [...pictures.values()];
  return keepPictures(services, added, () =>
    changeBusiness(services, businessId, async (trx, touch) => {
      await insertPictures(trx, added);
      const present = await listKeepable(trx, services, businessId, form.existingPhotosUrls);
      const photos = productPhotos(present, pictures, form);
      return saveUnderKey(trx, { businessId, kind: 'product', key }, async (id) => {
        const [before] = id ? await listStoredProducts(trx, businessId, { ids: [id] }) : [];
        const state = form.state ?? 'published';
        const fields = { ...productFields(form, null, before?.fields), state };
        return saveProduct(trx, touch, businessId, { id, fields, pictures: photos });
      });
    }),
  );
}

/**
 * Locks the business, so it overwrites the version that it checks.
 * @throws ApiError NOT_FOUND; CONFLICT if changed
 */
async function updateOwnProduct(
  services: SavingServices,
  businessId: number,
  { form: { id, version, ...form }, pictures }: UploadedForm<ProductChangeForm>,
) {
  const added = [...pictures.values()];
  return keepPictures(services, added, () =>
    changeBusiness(services, businessId, async (trx, touch) => {
      const [before] = await listStoredProducts(trx, businessId, { ids: [id] });
      if (!before) throw noProductFound();
      if (version !== undefined && version !== before.version) throw new ApiError('CONFLICT');
      const state = form.state ?? before.fields.state;
      // Somebody has published it since the form was checked.
      checkNeeds(form, publishedNeeds, state, () => {
        throw new ApiError('CONFLICT');
      });
      await insertPictures(trx, added);
      const urls = form.existingPhotosUrls;
      const present = await listKeepable(trx, services, businessId, urls, before);
      const photos = productPhotos(present, pictures, { ...form, state });
      const fields = productFields(
        { ...form, ...keep(form, before.fields) },
        before.fields.external_key,
        before.fields,
      );
      return saveProduct(trx, touch, businessId, { id, fields, pictures: photos });
    }),
  );
}

const clearable = [...keptNames, ...saleDayNames];

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
 * price is below a fixed sale (the cheapest, if several are) or missing
 */
async function putOnSale(
  trx: Trx,
  touch: Touch,
  businessId: number,
  { ids, sale, saleType }: SaleForm,
): Promise<void> {
  const products = await listOwnById(trx, businessId, ids);
  if (products.length < new Set(ids).size) throw noProductFound();
  products.sort((one, other) => (one.price ?? 0) - (other.price ?? 0));
  for (const { product_name: product, price } of products) {
    if (price === null && sale > 0)
      throw brokenField('sale', say(m.api_sale_without_price, { product }));
    checkSale({ price, sale, saleType }, (path) => {
      throw brokenField(path, say(m.api_sale_above_price_of, { product }));
    });
  }
  const changed = await replaceSales(trx, businessId, ids, sale, sale > 0 ? saleType : null);
  if (changed.length > 0) await writeListings(trx, touch, { productIds: changed });
}
