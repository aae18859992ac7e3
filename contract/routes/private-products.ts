import { z } from '@hono/zod-openapi';
import { created, done, success } from '../envelope.ts';
import { idempotencyKey } from '../fields/headers.ts';
import { id } from '../fields/number.ts';
import * as bulk from '../schemas/bulk-forms.ts';
import { PostForm, PostReading } from '../schemas/posts.ts';
import { NewProductForm, PhotoForm, ProductChangeForm } from '../schemas/product-forms.ts';
import * as products from '../schemas/product.ts';
import { PictureUrl } from '../fields/answer.ts';
import { pageOf } from '../fields/page.ts';
import { attachment, callsOf, json, multipart } from './calls.ts';

const editor = callsOf('Products', 'member', { mayBeOperator: true });

export const createProduct = editor.post('/private/product-creation/create', {
  summary: 'Publish a product',
  description:
    'Descriptions, price, currency, industry, category and a photo may be missing only from a draft. One to ten photos, the first is the cover; `photosOrder`, of `new:0`, `new:1` and so on, overrides their order. ' +
    'A crop of a photo keeps in view what is found in it, or the point that `photosFocus` gives: a JSON object such as ' +
    '`{"new:0": [0.3, 0.5]}`; with 0 as a third number the photo is never cropped.',
  request: {
    headers: idempotencyKey(
      'The same key within 24 hours is the same product: it is not published twice, and another form is written over it',
    ),
    body: multipart(NewProductForm),
  },
  responses: created('The product', products.OwnProduct, 409),
});

export const updateProduct = editor.put('/private/product-creation/update', {
  summary: 'Change a product',
  description:
    'Its photos become the existing ones in their order (all, when the field is absent) minus the deleted, then ' +
    'the new files; `photosOrder`, of addresses and `new:0`, `new:1` and so on, overrides the order. One to ten ' +
    'photos remain. `photosFocus`, a JSON object of points by address or `new:0`, such as `{"new:0": [0.3, 0.5]}`, ' +
    'moves what crops of these photos keep in view (with 0 as a third number they are never cropped); that of all others stays. A stale `version` is a 409; without one the last write wins. ' +
    'The sale is answered as it is stored; everywhere else it is the one of today.',
  request: { body: multipart(ProductChangeForm) },
  responses: success('The product', products.OwnProduct, 404, 409),
});

export const sendPhoto = editor.post('/private/product-photos/create', {
  summary: 'Send a photo ahead of its product',
  description:
    'Its `url`, as answered, may be among the `existingPhotosUrls` of the products that this business creates or changes ' +
    'within 23 hours; after that, or for another business, it is a 422. A photo that is sent again is stored once; one ' +
    'that no product takes is deleted.',
  request: { body: multipart(PhotoForm) },
  responses: created('Where it is', z.object({ url: PictureUrl })),
});

const ids = z.object({ productId: id().optional() });

export const deleteProduct = editor.remove('/private/product-creation/delete', {
  summary: 'Delete a product',
  description:
    '`productId` is in the query or in the body. Packages lose the product; one left empty is deleted too. All of it can ' +
    'be restored for ten seconds.',
  request: { query: ids, body: { ...json(ids), required: false } },
  responses: success('Deleted', bulk.Deletion, 404),
});

export const listOwnProducts = editor.get('/private/product-creation/get', {
  summary: 'All own products',
  request: { query: products.OwnListQuery },
  responses: success('The products', z.array(products.ProductRow)),
});

export const getOwnProduct = editor.get('/private/product-creation/get/{id}', {
  summary: 'One own product',
  responses: success('The product', products.OwnProduct),
});

export const createSale = editor.post('/private/product-sale/create', {
  summary: 'Put products on sale, or end their sale',
  description:
    'All or none; days of their sales are cleared; a fixed sale above the price of one product, or a sale of a draft without a price, is a 422 that names it.',
  request: { body: json(bulk.SaleForm) },
  responses: done('Changed', 404),
});

export const deleteMerged = editor.remove('/private/merged-products/delete', {
  summary: 'Delete products and packages together',
  description: 'All or none. Ids of packages have the prefix `pkg-`.',
  request: { body: json(bulk.MergedDeleteForm) },
  responses: success('Deleted', bulk.Deletion, 404),
});

export const updateStates = editor.put('/private/merged-products/state', {
  summary: 'Publish or hide products and packages together',
  description: 'All or none; a draft that lacks something is a 422 that names it.',
  request: { body: json(bulk.MergedStateForm) },
  responses: done('Changed', 404),
});

export const restoreMerged = editor.post('/private/merged-products/restore', {
  summary: 'Bring deleted products and packages back',
  description:
    'As they were, with their photos and sales, in the packages that held them; packages that were deleted with their last ' +
    'piece come back with it. All or none. Ten seconds after they were deleted (the server allows thirty) it is a 404, ' +
    'and a package whose pieces are all deleted a 409.',
  request: { body: json(bulk.MergedDeleteForm) },
  responses: success('Restored', bulk.Restoration, 404, 409),
});

export const downloadLabels = editor.get('/private/labels', {
  summary: 'Labels of products and packages for the showroom',
  description:
    'Cards of 74 × 105 mm, eight on a page of A4, in the order asked for but products first. Ids of packages have the ' +
    'prefix `pkg-`. All or none; a draft without a price has no label.',
  request: { query: bulk.LabelsQuery },
  responses: attachment('orendi-labels.pdf', 404),
});

export const listUnmeasured = editor.get('/private/product-sizes/get', {
  summary: 'Own products that lack a size',
  description: 'Length, width or height; what has none is left out where visitors ask what fits.',
  request: { query: products.UnmeasuredQuery },
  responses: success('The products', pageOf(products.Unmeasured)),
});

export const updateSizes = editor.put('/private/product-sizes/update', {
  summary: 'Change the sizes of several products',
  description:
    'Each product by itself: one whose `version` is stale stays as it is and is named in `stale`, the others are saved. ' +
    'Without a version the last write wins. Nothing is saved when one of them is not found or a value is refused.',
  request: { body: json(products.SizesForm) },
  responses: success('What was saved', products.SavedSizes, 404),
});

export const readPost = editor.post('/private/posts/read', {
  summary: "Read a product's fields from the text of a post",
  description:
    'Keeps nothing. Only the fields that the post gives are answered. A price that came down is the one before, with the ' +
    'difference as a fixed sale; an unclear one is left out. Of several pieces, the first is read.',
  request: { body: json(PostForm) },
  responses: success('What the post says', PostReading),
});
