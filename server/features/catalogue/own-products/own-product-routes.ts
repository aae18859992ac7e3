import { photos } from '@orendi/contract/limits';
import { keptNames } from '@orendi/contract/product-fields';
import * as routes from '@orendi/contract/routes/private-products';
import type { Services } from '../../../services.ts';
import type { Api } from '../../../platform/http/api.ts';
import { compressed } from '../../../platform/http/compressed.ts';
import { requireJson, takeJson } from '../../../platform/http/json-body.ts';
import { changeLimit, limitByAccount } from '../../../platform/http/limit-by-account.ts';
import { requiredId } from '../../../platform/http/validation.ts';
import { owner } from '../../../platform/http/scopes.ts';
import { limitUploads } from '../../../platform/http/uploads/limit-uploads.ts';
import { pictureAddresses } from '../../../platform/media/picture-addresses.ts';
import { deleteOwnItems } from '../delete-own-items.ts';
import { noProductFound } from '../../../platform/http/not-found.ts';
import { presentProduct } from '../present-product.ts';
import { findOwnProduct } from '../product-queries.ts';
import { createOwnProduct } from './create-own-product.ts';
import { listOwnProducts } from './own-product-queries.ts';
import { presentProductRow } from './present-product-row.ts';
import { newProductForm, productChangeForm } from './product-form.ts';
import { putOnSale } from './put-on-sale.ts';
import { updateOwnProduct } from './update-own-product.ts';

/** Routes for sellers' own products. */
export function ownProductRoutes(api: Api, services: Services): void {
  const { changes, countCall, db, settings } = services;
  const present = async (publicUrl: string, businessId: number, id: number) => {
    const product = await findOwnProduct(db, businessId, id);
    if (!product) throw noProductFound();
    return presentProduct(product, pictureAddresses(publicUrl, settings.mediaUrl));
  };
  const ownUploads = [owner, limitUploads(services)] as const;
  const ownChanges = [owner, limitByAccount(countCall, changeLimit)] as const;

  api.openapi({ ...routes.createProduct, middleware: [...ownUploads] as const }, async (c) => {
    const form = await newProductForm(db, c.get('businessId'));
    const uploaded = await c.get('turn').readForm(c.req.raw, { images: photos.max }, form);
    const { 'Idempotency-Key': key } = c.req.valid('header');
    const id = await createOwnProduct(services, c.get('businessId'), uploaded, key);
    return c.json({ data: await present(c.get('publicUrl'), c.get('businessId'), id) }, 201);
  });

  api.openapi({ ...routes.updateProduct, middleware: [...ownUploads] as const }, async (c) => {
    const form = await productChangeForm(db, c.get('businessId'));
    const read = c.get('turn').readForm;
    const uploaded = await read(c.req.raw, { images: photos.max }, form, keptNames);
    await updateOwnProduct(services, c.get('businessId'), uploaded);
    const { id } = uploaded.form;
    return c.json({ data: await present(c.get('publicUrl'), c.get('businessId'), id) }, 200);
  });

  api.openapi(
    { ...routes.deleteProduct, middleware: [...ownChanges, takeJson] as const },
    async (c) => {
      const id = requiredId('productId', c.req.valid('query'), c.req.valid('json'));
      const data = await changes.transaction((trx, touch) =>
        deleteOwnItems(trx, touch, c.get('businessId'), { productIds: [id], packageIds: [] }),
      );
      return c.json({ data }, 200);
    },
  );

  api.openapi(
    { ...routes.listOwnProducts, middleware: [owner, compressed] as const },
    async (c) => {
      const address = pictureAddresses(c.get('publicUrl'), settings.mediaUrl);
      const rows = await listOwnProducts(db, c.get('businessId'));
      return c.json({ data: rows.map((row) => presentProductRow(row, address)) }, 200);
    },
  );

  api.openapi({ ...routes.getOwnProduct, middleware: owner }, async (c) => {
    const { id } = c.req.valid('param');
    return c.json({ data: await present(c.get('publicUrl'), c.get('businessId'), id) }, 200);
  });

  api.openapi(
    { ...routes.createSale, middleware: [...ownChanges, requireJson] as const },
    async (c) => {
      await putOnSale(services, c.get('businessId'), c.req.valid('json'));
      return c.json({ data: null }, 200);
    },
  );

  api.openapi(
    { ...routes.deleteMerged, middleware: [...ownChanges, requireJson] as const },
    async (c) => {
      const data = await changes.transaction((trx, touch) =>
        deleteOwnItems(trx, touch, c.get('businessId'), c.req.valid('json')),
      );
      return c.json({ data }, 200);
    },
  );
}
