import { read } from '@e965/xlsx';
import type { OwnPackage } from '@orendi/contract/schemas/package';
import type { OwnProduct, ProductRow } from '@orendi/contract/schemas/product';
import type { Stats } from '@orendi/contract/schemas/stats';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { createPackage, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { callsOf, type Fields } from '../../testing/own-catalogue.ts';
import { post, signUpOwner, type Seller } from '../../testing/seller.ts';
import { drawPhoto, sendForm } from '../../testing/send-form.ts';

let shop: TestShop;
let owner: Seller & { businessId: number };
let own: ReturnType<typeof callsOf>;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await signUpOwner(shop);
  own = callsOf(shop, owner);
});

const dataOf = async <Data>(response: Response) => (await answerOf<Data>(response)).data;
const product = async (id: number) =>
  dataOf<OwnProduct>(await own.get(`/private/product-creation/get/${id}`));
const pack = async (id: number) =>
  dataOf<OwnPackage>(await own.get(`/private/package-creation/get/${id}`));
const idsOf = async (path: string) =>
  (await dataOf<{ id: number }[]>(await own.get(path))).map(({ id }) => id);
/** A form with these fields and no others. */
const bare = (method: 'POST' | 'PUT', kind: 'product' | 'package', fields: Fields) =>
  sendForm(
    shop,
    owner,
    method,
    `/private/${kind}-creation/${method === 'POST' ? 'create' : 'update'}`,
    fields,
  );
const draftOf = async (fields: Fields = {}) =>
  (
    await dataOf<OwnProduct>(
      await bare('POST', 'product', { product_name: 'Skicë', state: 'draft', ...fields }),
    )
  ).id;
const newProduct = (fields: Partial<Parameters<typeof createProduct>[1]> = {}) =>
  createProduct(shop, { business_id: owner.businessId, ...fields });
const setState = (ids: unknown[], state: string) =>
  own.send('PUT', '/private/merged-products/state', { ids, state });
const publicStatus = async (kind: 'products' | 'packages', id: number) =>
  (await shop.request(`/v1/public/${kind}/${id}`)).status;
const requestStatus = async (type: string, id: number) => {
  const form = { id, type, name: 'Ana', contactEmail: 'ana@example.com', token: 'x' };
  const body = { ...form, phoneNumber: '', preferredContactMethod: 'email', message: '' };
  return (await post(shop, '/public/requests', body)).status;
};
async function listed(id: number): Promise<boolean> {
  const search = await (
    await shop.request(`/v1/public/results/search?businessId=${owner.businessId}&perPage=48`)
  ).text();
  const packages = await (
    await shop.request(`/v1/public/results/search?businessId=${owner.businessId}&filterBy=packages`)
  ).text();
  const mine = await (await own.get('/private/business-profile/result')).text();
  const shown = [search + packages, mine].map((text) => text.includes(`"id":${id},`));
  expect(new Set(shown).size).toBe(1);
  return shown[0] === true;
}

describe('a draft of a product', () => {
  test('needs no more than a name, and is for its seller alone', async () => {
    const response = await bare('POST', 'product', { product_name: 'Skicë', state: 'draft' });
    expect(response.status).toBe(201);
    const draft = await dataOf<OwnProduct>(response);
    expect(draft).toMatchObject({
      state: 'draft',
      product_name: 'Skicë',
      description_en: null,
      price: null,
      currency: null,
      category_id: null,
      industry: null,
      images: [],
    });
    const { id } = draft;
    expect(await product(id)).toEqual(draft);
    expect(await publicStatus('products', id)).toBe(404);
    expect(await requestStatus('product', id)).toBe(404);
    expect((await post(shop, `/public/products/${id}/views`, {})).status).toBe(404);
    expect(await listed(id)).toBe(false);
  });

  test('still needs its name, and what it has must be right', async () => {
    const wrong = { state: 'draft', price: '-1', category_id: '4', material: 'Oak' };
    const refused = await bare('POST', 'product', wrong);
    expect(refused.status).toBe(422);
    expect((await brokenFields(refused)).sort()).toEqual([
      'industry_id',
      'material_al',
      'price',
      'product_name',
    ]);
  });

  test('is listed only when it is asked for', async () => {
    const shown = await newProduct();
    const id = await draftOf();
    expect(await idsOf('/private/product-creation/get')).toEqual([shown]);
    expect(await idsOf('/private/product-creation/get?drafts=false')).toEqual([shown]);
    expect(await idsOf('/private/product-creation/get?drafts=true')).toEqual([id, shown]);
    const rows = await dataOf<ProductRow[]>(
      await own.get('/private/product-creation/get?drafts=true'),
    );
    expect(rows[0]).toMatchObject({ id, state: 'draft', price: null, category: null });
    expect((await own.get('/private/product-creation/get?drafts=perhaps')).status).toBe(422);
  });

  test('stays one when a change says no state or an empty one', async () => {
    const id = await draftOf();
    for (const fields of [{}, { state: '' }]) {
      const changed = await bare('PUT', 'product', {
        id: String(id),
        product_name: 'Skicë II',
        ...fields,
      });
      expect(changed.status).toBe(200);
      expect(await product(id)).toMatchObject({ state: 'draft', product_name: 'Skicë II' });
    }
  });

  test('is published when it has all, of which all that is missing is told at once', async () => {
    const id = await draftOf();
    const start = { id: String(id), product_name: 'Skicë', state: 'published' };
    const refused = await bare('PUT', 'product', start);
    expect(refused.status).toBe(422);
    expect((await brokenFields(refused)).sort()).toEqual([
      'category_id',
      'currency',
      'description_al',
      'description_en',
      'images',
      'industry_id',
      'price',
    ]);
    const published = await own.updateProduct({
      id: String(id),
      state: 'published',
      images: await drawPhoto(),
    });
    expect(await dataOf<OwnProduct>(published)).toMatchObject({
      id,
      state: 'published',
      price: 249.5,
    });
    expect(await publicStatus('products', id)).toBe(200);
    expect(await listed(id)).toBe(true);
  });

  test('enters the lists when it is first published, and prices count from then', async () => {
    const id = await draftOf({ price: '900', currency: 'EUR' });
    const newer = await newProduct();
    const order = async () => {
      const answer = await shop.request(
        `/v1/public/results?businessId=${owner.businessId}&sections=newCollectionProducts`,
      );
      const { categories } = await dataOf<{
        categories: Record<string, { results: { id: number }[] }>;
      }>(answer);
      return categories.newCollectionProducts?.results.map((card) => card.id);
    };
    const prices = async () => {
      const { rows } = await shop.pool.query(
        'select price from price_history where product_id = $1',
        [id],
      );
      return rows.map(({ price }) => Number(price));
    };
    expect(await order()).toEqual([newer]);
    expect(await prices()).toEqual([]);
    await own.updateProduct({ id: String(id), state: 'published', images: await drawPhoto() });
    expect(await order()).toEqual([id, newer]);
    expect(await prices()).toEqual([249.5]);
    const last = await newProduct();
    await setState([id], 'hidden');
    await setState([id], 'published');
    expect(await order()).toEqual([last, id, newer]);
  });

  test('without a price goes on no sale', async () => {
    const [priced, id] = [await newProduct(), await draftOf()];
    const sale = { ids: [priced, id], sale: 10, saleType: 'percentage' };
    const refused = await own.send('POST', '/private/product-sale/create', sale);
    expect(refused.status).toBe(422);
    const { errors = [] } = await answerOf(refused);
    expect(errors).toMatchObject([{ path: 'sale', msg: expect.stringContaining('“Skicë”') }]);
    expect(await product(priced)).toMatchObject({ sale: 0 });
    const end = { ...sale, sale: 0 };
    expect((await own.send('POST', '/private/product-sale/create', end)).status).toBe(200);
  });

  test('sent twice under one key is one draft, which the third publishes', async () => {
    const headers = { ...owner.headers, 'Idempotency-Key': `draft-of-${owner.businessId}` };
    const send = (fields: Fields) =>
      sendForm(shop, { ...owner, headers }, 'POST', '/private/product-creation/create', fields);
    const ids = [];
    for (const state of ['draft', 'draft']) {
      ids.push((await dataOf<OwnProduct>(await send({ product_name: 'Skicë', state }))).id);
    }
    expect(new Set(ids).size).toBe(1);
    await own.send('DELETE', `/private/product-creation/delete?productId=${ids[0]}`);
    const again = await send({ product_name: 'Skicë', state: 'draft' });
    expect(again.status).toBe(201);
    expect(ids).not.toContain((await dataOf<OwnProduct>(again)).id);
  });

  test('is in no figure and no report, and waits in none for sizes', async () => {
    await newProduct({ product_name: 'Divan' });
    const id = await draftOf();
    await bare('POST', 'package', { package_name: 'Skicë e kompletit', state: 'draft' });
    const stats = await dataOf<Stats>(await own.get('/private/business-stats/get'));
    expect(stats.totalProductsCount).toBe(1);
    const report = await own.get('/private/business-report/download-products');
    const { Sheets } = read(await report.arrayBuffer());
    const cells = JSON.stringify(Sheets);
    expect(cells).toContain('Divan');
    expect(cells).not.toContain('Skicë');
    const unmeasured = await (await own.get('/private/product-sizes/get')).text();
    expect(unmeasured).not.toContain(`"id":${id},`);
  });
});

describe('a state', () => {
  test('that is unknown is refused, in a form of either kind and for many', async () => {
    for (const kind of ['product', 'package'] as const) {
      const refused = await bare('POST', kind, { [`${kind}_name`]: 'Skicë', state: 'secret' });
      expect(refused.status).toBe(422);
      expect(await brokenFields(refused)).toContain('state');
    }
    const refused = await setState([await newProduct()], 'deleted');
    expect(await brokenFields(refused)).toEqual(['state']);
  });

  test('that is not sent publishes something new and leaves a change as it is', async () => {
    const created = await own.createProduct({ images: await drawPhoto() });
    const { id, state } = await dataOf<OwnProduct>(created);
    expect(state).toBe('published');
    await own.updateProduct({ id: String(id), state: 'hidden' });
    await own.updateProduct({ id: String(id), product_name: 'Tjetër' });
    expect(await product(id)).toMatchObject({ state: 'hidden', product_name: 'Tjetër' });
    const needs = await bare('PUT', 'product', { id: String(id), product_name: 'Tjetër' });
    expect(needs.status).toBe(422);
  });

  test('raises the version, so that a form loaded before is refused', async () => {
    const id = await newProduct();
    const { version } = await product(id);
    await setState([id], 'hidden');
    const stale = await own.updateProduct({ id: String(id), version: String(version) });
    expect(stale.status).toBe(409);
    await setState([id], 'hidden');
    expect(await product(id)).toMatchObject({ version: version + 1 });
  });
});

describe('a hidden product', () => {
  test('is gone for strangers, is listed for its seller, keeps its requests, and comes back', async () => {
    const id = await newProduct();
    await shop.pool.query(
      `insert into request (business_id, item_id, item_type, item_name, item_price, item_currency, client_name,
        client_email, preferred_contact_method, client_language)
       values ($1, $2, 'product', 'Divan', 1, 'EUR', 'Ana', 'ana@example.com', 'email', 'al')`,
      [owner.businessId, id],
    );
    expect((await setState([id], 'hidden')).status).toBe(200);
    expect(await publicStatus('products', id)).toBe(404);
    expect(await requestStatus('product', id)).toBe(404);
    expect(await listed(id)).toBe(false);
    const rows = await dataOf<ProductRow[]>(await own.get('/private/product-creation/get'));
    expect(rows).toMatchObject([{ id, state: 'hidden', price: 100 }]);
    const stats = await dataOf<Stats>(await own.get('/private/business-stats/get'));
    expect(stats).toMatchObject({ totalProductsCount: 0, totalRequestsCount: 1 });
    await setState([id], 'published');
    expect(await publicStatus('products', id)).toBe(200);
    expect(await listed(id)).toBe(true);
  });
});

describe('a package', () => {
  test('with a piece that is not published is not public, and names the piece to its seller', async () => {
    const [one, two] = [await newProduct({ product_name: 'Krevat' }), await newProduct()];
    const id = await createPackage(shop, { business_id: owner.businessId, products: [one, two] });
    expect(await pack(id)).not.toHaveProperty('unpublished');
    await setState([one], 'hidden');
    expect(await publicStatus('packages', id)).toBe(404);
    expect(await requestStatus('package', id)).toBe(404);
    expect(await listed(id)).toBe(false);
    const unpublished = [{ id: one, product_name: 'Krevat' }];
    expect(await pack(id)).toMatchObject({ state: 'published', unpublished });
    const rows = await dataOf<OwnPackage[]>(await own.get('/private/package-creation/get'));
    expect(rows).toMatchObject([{ id, unpublished }]);
    await own.updateProduct({ id: String(one), state: 'published' });
    expect(await publicStatus('packages', id)).toBe(200);
    expect(await listed(id)).toBe(true);
  });

  test('may hold a draft, and is public once that is published', async () => {
    const draft = await draftOf();
    const created = await own.createPackage({ product_ids: String(draft), quantity: '1' });
    const { id, products } = await dataOf<OwnPackage>(created);
    expect(products).toMatchObject([{ productId: draft, price: null, category_id: null }]);
    expect(await publicStatus('packages', id)).toBe(404);
    await own.updateProduct({ id: String(draft), state: 'published', images: await drawPhoto() });
    expect(await publicStatus('packages', id)).toBe(200);
  });

  test('as a draft sent twice under one key has no price that was sent first', async () => {
    const keyed = callsOf(shop, { headers: { ...owner.headers, 'Idempotency-Key': 'a draft' } });
    await keyed.createPackage({ state: 'draft' });
    const again = await keyed.createPackage({ state: 'draft', price: '', currency: '' });
    const { data } = await answerOf<OwnPackage>(again);
    expect(data).toMatchObject({ price: null, currency: null });
  });

  test('as a draft needs no more than a name, and all of it to be published', async () => {
    const created = await bare('POST', 'package', { package_name: 'Skicë', state: 'draft' });
    expect(created.status).toBe(201);
    const { id, ...draft } = await dataOf<OwnPackage>(created);
    expect(draft).toMatchObject({ state: 'draft', price: null, currency: null, products: [] });
    expect(await idsOf('/private/package-creation/get')).toEqual([]);
    expect(await idsOf('/private/package-creation/get?drafts=true')).toEqual([id]);
    const changed = await bare('PUT', 'package', { id: String(id), package_name: 'Skicë II' });
    expect(changed.status).toBe(200);
    const refused = await bare('PUT', 'package', {
      id: String(id),
      package_name: 'A',
      state: 'published',
    });
    expect(refused.status).toBe(422);
    expect((await brokenFields(refused)).sort()).toEqual([
      'currency',
      'price',
      'product_ids',
      'quantity',
    ]);
    const one = await newProduct();
    const whole = { id: String(id), product_ids: String(one), quantity: '1', state: 'published' };
    expect((await own.updatePackage(whole)).status).toBe(200);
    expect(await publicStatus('packages', id)).toBe(200);
    await setState([`pkg-${id}`], 'hidden');
    expect(await publicStatus('packages', id)).toBe(404);
    expect(await publicStatus('products', one)).toBe(200);
  });
});

describe('many at once', () => {
  test('are published all or none, and what lacks something is named', async () => {
    const [whole, lacking] = [await newProduct(), await draftOf()];
    await setState([whole], 'hidden');
    const refused = await setState([whole, lacking], 'published');
    expect(refused.status).toBe(422);
    const { errors = [] } = await answerOf(refused);
    expect(errors).toMatchObject([{ path: 'ids', msg: expect.stringContaining('“Skicë”') }]);
    expect(await product(whole)).toMatchObject({ state: 'hidden' });
    expect((await setState([whole, lacking], 'draft')).status).toBe(200);
    expect(await product(whole)).toMatchObject({ state: 'draft', price: 100 });
    expect((await setState([whole], 'published')).status).toBe(200);
  });
});

test('of a publishing and a change of the draft that come together, the publishing stands', async () => {
  const id = await draftOf();
  const [published, changed] = await Promise.all([
    own.updateProduct({ id: String(id), state: 'published', images: await drawPhoto() }),
    bare('PUT', 'product', { id: String(id), product_name: 'Skicë II' }),
  ]);
  expect(published.status).toBe(200);
  expect([200, 409, 422]).toContain(changed.status);
  expect(await product(id)).toMatchObject({ state: 'published', price: 249.5 });
});
