import { createRoute, z } from '@hono/zod-openapi';
import { json, multipart } from '../body.ts';
import { done, failures, success } from '../envelope.ts';
import { idempotencyKey } from '../fields/idempotency-key.ts';
import { id } from '../fields/number.ts';
import { Deletion, MergedDeleteForm, SaleForm } from '../schemas/bulk-forms.ts';
import { NewProductForm, ProductChangeForm } from '../schemas/product-forms.ts';
import { ProductRow } from '../schemas/product-row.ts';
import { Product } from '../schemas/product.ts';
import { session, sessionAndXsrf } from '../security.ts';

const tags = ['Products'];

export const createProduct = createRoute({
  method: 'post',
  path: '/private/product-creation/create',
  operationId: 'createProduct',
  summary: 'Publish a product',
  description:
    'One to ten photos, the first is the cover; `photosOrder`, of `new:0`, `new:1` and so on, overrides their order. ' +
    'A crop of a photo keeps in view what is found in it, or the point that `photosFocus` gives: a JSON object such as ' +
    '`{"new:0": [0.3, 0.5]}`.',
  tags,
  security: sessionAndXsrf,
  request: {
    headers: idempotencyKey(
      'The same key within 24 hours is the same product: it is not published twice, and another form is written over it',
    ),
    body: multipart(NewProductForm),
  },
  responses: {
    201: success('The product', Product),
    ...failures(400, 401, 403, 409, 413, 415, 422),
  },
});

export const updateProduct = createRoute({
  method: 'put',
  path: '/private/product-creation/update',
  operationId: 'updateProduct',
  summary: 'Change a product',
  description:
    'Its photos become the existing ones in their order (all, when the field is absent) minus the deleted, then ' +
    'the new files; `photosOrder`, of addresses and `new:0`, `new:1` and so on, overrides the order. One to ten ' +
    'photos remain. `photosFocus`, a JSON object of points by address or `new:0`, such as `{"new:0": [0.3, 0.5]}`, ' +
    'moves what crops of these photos keep in view; that of all others stays. A stale `version` is a 409; without one the last write wins.',
  tags,
  security: sessionAndXsrf,
  request: { body: multipart(ProductChangeForm) },
  responses: {
    200: success('The product', Product),
    ...failures(400, 401, 403, 404, 409, 413, 415, 422),
  },
});

export const deleteProduct = createRoute({
  method: 'delete',
  path: '/private/product-creation/delete',
  operationId: 'deleteProduct',
  summary: 'Delete a product',
  description:
    '`productId` is in the query or in the body. Packages lose the product; one left empty is deleted too.',
  tags,
  security: sessionAndXsrf,
  request: {
    query: z.object({ productId: id().optional() }),
    body: {
      required: false,
      content: { 'application/json': { schema: z.object({ productId: id().optional() }) } },
    },
  },
  responses: {
    200: success('Deleted', Deletion),
    ...failures(400, 401, 403, 404, 413, 415, 422),
  },
});

export const listOwnProducts = createRoute({
  method: 'get',
  path: '/private/product-creation/get',
  operationId: 'listOwnProducts',
  summary: 'All own products',
  tags,
  security: session,
  responses: { 200: success('The products', z.array(ProductRow)), ...failures(401, 403) },
});

export const getOwnProduct = createRoute({
  method: 'get',
  path: '/private/product-creation/get/{id}',
  operationId: 'getOwnProduct',
  summary: 'One own product',
  tags,
  security: session,
  request: { params: z.object({ id: id() }) },
  responses: { 200: success('The product', Product), ...failures(401, 403, 404, 422) },
});

export const createSale = createRoute({
  method: 'post',
  path: '/private/product-sale/create',
  operationId: 'createSale',
  summary: 'Put products on sale, or end their sale',
  description: 'All or none; a fixed sale above the price of one product is a 422 that names it.',
  tags,
  security: sessionAndXsrf,
  request: { body: json(SaleForm) },
  responses: { 200: done('Changed'), ...failures(400, 401, 403, 404, 413, 415, 422) },
});

export const deleteMerged = createRoute({
  method: 'delete',
  path: '/private/merged-products/delete',
  operationId: 'deleteMerged',
  summary: 'Delete products and packages together',
  description: 'All or none. Ids of packages have the prefix `pkg-`.',
  tags,
  security: sessionAndXsrf,
  request: { body: json(MergedDeleteForm) },
  responses: {
    200: success('Deleted', Deletion),
    ...failures(400, 401, 403, 404, 413, 415, 422),
  },
});
