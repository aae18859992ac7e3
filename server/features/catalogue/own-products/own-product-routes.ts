import { photos } from '@orendi/contract/limits';
import { keptNames } from '@orendi/contract/product-fields';
import * as routes from '@orendi/contract/routes/private-products';
import type { ProductRow } from '@orendi/contract/schemas/product';
import type { Services } from '../../../services.ts';
import { type Api, guarded } from '../../../platform/http/api.ts';
import { compressed } from '../../../platform/http/compressed.ts';
import { requireJson, takeJson } from '../../../platform/http/json-body.ts';
import { changeLimit, limitByAccount } from '../../../platform/http/limit-by-account.ts';
import { requiredId } from '../../../platform/http/validation.ts';
import { owner } from '../../../platform/http/scopes.ts';
import { limitUploads } from '../../../platform/http/uploads/limit-uploads.ts';
import {
  pictureAddresses,
  type PictureAddress,
} from '../../../platform/media/picture-addresses.ts';
import { noProductFound } from '../../../platform/http/not-found.ts';
import { changeBusiness } from '../../businesses/index.ts';
import { inOtherCurrencies } from '../../discovery/index.ts';
import { deleteOwnItems } from '../delete-own-items.ts';
import { presentHiding, presentProduct } from '../present-product.ts';
import { findOwnProduct } from '../product-queries.ts';
import { type OwnProductRow, listOwnProducts } from './own-product-queries.ts';
import { createOwnProduct, putOnSale, updateOwnProduct } from './save-own-product.ts';
import { newProductForm, productChangeForm } from './product-form.ts';

export function ownProductRoutes(api: Api, services: Services): void {
  const { countCall, db, settings } = services;
  const addresses = (publicUrl: string) => pictureAddresses(publicUrl, settings.mediaUrl);
  const ownUploads = [owner, limitUploads(services)] as const;
  const ownChanges = [owner, limitByAccount(countCall, changeLimit)] as const;

  api.openapi(guarded(routes.createProduct, ...ownUploads), async (c) => {
    const form = await newProductForm(db, c.get('businessId'));
    const uploaded = await c.get('uploadSlot').readForm(c.req.raw, { images: photos.max }, form);
    const { 'Idempotency-Key': key } = c.req.valid('header');
    const product = await createOwnProduct(services, c.get('businessId'), uploaded, key);
    return c.json({ data: presentProduct(product, addresses(c.get('publicUrl'))) }, 201);
  });

  api.openapi(guarded(routes.updateProduct, ...ownUploads), async (c) => {
    const form = await productChangeForm(db, c.get('businessId'));
    const read = c.get('uploadSlot').readForm;
    const uploaded = await read(c.req.raw, { images: photos.max }, form, keptNames);
    const product = await updateOwnProduct(services, c.get('businessId'), uploaded);
    return c.json({ data: presentProduct(product, addresses(c.get('publicUrl'))) }, 200);
  });

  api.openapi(guarded(routes.deleteProduct, ...ownChanges, takeJson), async (c) => {
    const id = requiredId('productId', c.req.valid('query'), c.req.valid('json'));
    const businessId = c.get('businessId');
    const data = await changeBusiness(services, businessId, (trx, touch) =>
      deleteOwnItems(trx, touch, businessId, { productIds: [id], packageIds: [] }),
    );
    return c.json({ data }, 200);
  });

  api.openapi(guarded(routes.listOwnProducts, owner, compressed), async (c) => {
    const address = addresses(c.get('publicUrl'));
    const rows = await listOwnProducts(db, c.get('businessId'));
    return c.json({ data: rows.map((row) => presentProductRow(row, address)) }, 200);
  });

  api.openapi(guarded(routes.getOwnProduct, owner), async (c) => {
    const { id } = c.req.valid('param');
    const product = await findOwnProduct(db, c.get('businessId'), id);
    if (!product) throw noProductFound();
    return c.json({ data: presentProduct(product, addresses(c.get('publicUrl'))) }, 200);
  });

  api.openapi(guarded(routes.createSale, ...ownChanges, requireJson), async (c) => {
    await putOnSale(services, c.get('businessId'), c.req.valid('json'));
    return c.json({ data: null }, 200);
  });

  api.openapi(guarded(routes.deleteMerged, ...ownChanges, requireJson), async (c) => {
    const businessId = c.get('businessId');
    const data = await changeBusiness(services, businessId, (trx, touch) =>
      deleteOwnItems(trx, touch, businessId, c.req.valid('json')),
    );
    return c.json({ data }, 200);
  });
}

/** Unknown dimensions are 0. */
function presentProductRow(row: OwnProductRow, address: PictureAddress): ProductRow {
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
