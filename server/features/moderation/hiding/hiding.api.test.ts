import { getRequestListener } from '@hono/node-server';
import type { Package } from '@orendi/contract/schemas/package';
import type { Product, ProductRow } from '@orendi/contract/schemas/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { type Listening, listen } from '../../../platform/http/listen.ts';
import { serveCached } from '../../../platform/http/cache/serve-cached.ts';
import { answerOf } from '../../../testing/answers.ts';
import { createBusiness, createPackage, createProduct } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { callsOf } from '../../../testing/own-catalogue.ts';
import { post, type Seller, signUpOwner } from '../../../testing/seller.ts';
import { accountMails, deleteBusiness } from '../../accounts/index.ts';
import { findRequestableItem } from '../../catalogue/index.ts';
import {
  findOperatedListing,
  listHiddenListings,
  listKnownListings,
  setHidden,
  setSuspension,
} from '../index.ts';

let shop: TestShop;
let server: Listening;
let seller: Seller & { businessId: number };
let product: number;
let other: number;
let pack: number;

beforeAll(async () => {
  shop = await openTestShop();
  const app = buildApp(shop.services);
  const { cache, listener } = serveCached(
    app,
    getRequestListener(app.fetch),
    shop.services.settings,
    () => {},
  );
  shop.services.changes.onTouched((tags) => cache.drop(tags));
  server = await listen(listener, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.stop();
  await shop.close();
});
beforeEach(async () => {
  seller = await signUpOwner(shop);
  const business_id = seller.businessId;
  product = await createProduct(shop, {
    business_id,
    product_name: 'Divan Zana',
    sale: 10,
    sale_type: 'percentage',
  });
  other = await createProduct(shop, { business_id, product_name: 'Tavolinë Zana' });
  pack = await createPackage(shop, {
    business_id,
    package_name: 'Dhoma Zana',
    products: [product, other],
  });
});

const hide = async (id: number, reason: string | null = 'Foto të huaja') =>
  (await setHidden(shop.services, 'op@example.com', [id], reason)) > 0;
/** Over the network, as visitors ask: through the cache. */
const ask = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`);
  return { status: response.status, text: await response.text() };
};
const statusOf = async (path: string) => (await ask(path)).status;
/** The answer to a request with a wrong captcha: 404 comes before the captcha is checked. */
const requestStatus = async (id: number, type = 'product') => {
  const form = { id, type, name: 'Ana', contactEmail: 'ana@example.com', token: 'x' };
  const body = { ...form, phoneNumber: '', preferredContactMethod: 'email', message: '' };
  return (await post(shop, '/public/requests', body)).status;
};
const own = () => callsOf(shop, seller);

/** Where a listing is shown besides its own page. The sitemap reads the rows of `listing`, too, at most every ten minutes. */
const lists = () => [
  `/v1/public/results?businessId=${seller.businessId}`,
  '/v1/public/results/search?query=zana',
  '/v1/public/results/search?query=zana&filterBy=packages',
  `/v1/public/results/related/${other}`,
  '/v1/public/products/trending',
  '/v1/public/suggestions?query=divan%20zana',
];
/** How often the lists name a listing. */
const mentions = async (id: number) => {
  const texts = await Promise.all(lists().map(async (path) => (await ask(path)).text));
  const named = new RegExp(`"(id|item_id)":${id}[,}]`, 'g');
  return texts.map((text) => (text.match(named) ?? []).length);
};

describe('a hidden product', () => {
  test('is gone at once from every page, list and call of visitors, and all there again when it is restored', async () => {
    const before = await mentions(product);
    expect(before.filter((count) => count > 0).length).toBeGreaterThan(3);
    expect(await statusOf(`/v1/public/products/${product}`)).toBe(200);

    expect(await hide(product)).toBe(true);
    expect(await mentions(product)).toEqual(before.map(() => 0));
    expect(await statusOf(`/v1/public/products/${product}`)).toBe(404);
    expect(await statusOf(`/v1/public/results/related/${product}`)).toBe(404);
    expect((await post(shop, `/public/products/${product}/views`, {})).status).toBe(404);
    expect(await requestStatus(product)).toBe(404);
    expect(await statusOf(`/v1/public/products/${other}`)).toBe(200);

    expect(await hide(product, null)).toBe(true);
    expect(await mentions(product)).toEqual(before);
    expect(await statusOf(`/v1/public/products/${product}`)).toBe(200);
    expect(await requestStatus(product)).toBe(422);
  });

  test('takes its packages along, whatever they are renamed to, until it is shown again', async () => {
    const page = `/v1/public/packages/${pack}`;
    const before = await mentions(pack);
    expect(before.some((count) => count > 0)).toBe(true);
    expect(await statusOf(page)).toBe(200);
    await hide(product);
    const contents = { product_ids: [String(product), String(other)], quantity: ['1', '1'] };
    const form = { id: String(pack), package_name: 'Dhoma Zana e re', ...contents };
    expect((await own().updatePackage(form)).status).toBe(200);
    await own().updateProduct({ id: String(product), product_name: 'Divan Zana i ri' });
    expect(await mentions(pack)).toEqual(before.map(() => 0));
    expect(await statusOf(page)).toBe(404);
    expect((await post(shop, `/public/packages/${pack}/views`, {})).status).toBe(404);
    expect(await requestStatus(pack, 'package')).toBe(404);
    expect(await findRequestableItem(shop.db, 'package', pack)).toBeUndefined();
    const mine = await own().get(`/private/package-creation/get/${pack}`);
    const { products, lost_pieces } = (await answerOf<Package>(mine)).data;
    expect(products.map(({ hidden }) => hidden)).toEqual([true, undefined]);
    expect(lost_pieces).toBeUndefined();
    await hide(product, null);
    expect(await statusOf(page)).toBe(200);
    expect(await requestStatus(pack, 'package')).toBe(422);
  });

  test('is taken into no package, and its package returns without it', async () => {
    await hide(product);
    const alone = { product_ids: [String(product)], quantity: ['1'] };
    const refused = await own().createPackage(alone);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Divan Zana');
    const rest = { product_ids: [String(other)], quantity: ['1'] };
    expect((await own().updatePackage({ id: String(pack), ...rest })).status).toBe(200);
    expect(await statusOf(`/v1/public/packages/${pack}`)).toBe(200);
  });

  test('is read, with the reason, by its seller, who may change it without showing it', async () => {
    await shop.pool.query(
      `insert into request (business_id, item_id, item_type, item_name, item_price, item_currency, client_name,
        client_email, preferred_contact_method, client_language)
       values ($1, $2, 'product', 'Divan Zana', 1, 'EUR', 'Ana', 'ana@example.com', 'email', 'al')`,
      [seller.businessId, product],
    );
    await hide(product);
    const hidden = { since: expect.stringMatching(/^\d{4}-.*Z$/), reason: 'Foto të huaja' };
    const rows = await answerOf<ProductRow[]>(await own().get('/private/product-creation/get'));
    expect(rows.data.find(({ id }) => id === product)).toMatchObject({ hidden });
    expect(rows.data.find(({ id }) => id === other)).not.toHaveProperty('hidden');
    const form = await answerOf<Product>(
      await own().get(`/private/product-creation/get/${product}`),
    );
    expect(form.data).toMatchObject({ hidden });
    const changed = await own().updateProduct({
      id: String(product),
      product_name: 'Divan Zana II',
    });
    expect(changed.status).toBe(200);
    expect((await answerOf<Product>(changed)).data).toMatchObject({
      product_name: 'Divan Zana II',
      hidden,
    });
    expect(await statusOf(`/v1/public/products/${product}`)).toBe(404);
    expect((await ask('/v1/public/results/search?query=zana')).text).not.toContain('Zana II');
    const orders = await answerOf<{ total: number }>(
      await own().get('/private/business-request/get'),
    );
    expect(orders.data.total).toBe(1);
  });
});

test('what the shop shows with a photo of a hidden product is named to the operator', async () => {
  const business_id = seller.businessId;
  const again = await createProduct(shop, { business_id, product_name: 'Divan i ri' });
  const stranger = await createProduct(shop, { business_id: await createBusiness(shop) });
  const { rows } = await shop.pool.query(
    `update product_picture set picture_key = k.picture_key from product_picture k
     where k.product_id = $1 and product_picture.product_id = any($2) returning 1`,
    [product, [again, stranger]],
  );
  expect(rows).toHaveLength(2);
  const copies = async () => (await findOperatedListing(shop.db, product))?.copies;
  expect(await copies()).toEqual([]);
  await hide(product);
  const named = [{ id: again, name: 'Divan i ri' }];
  expect(await copies()).toEqual(named);
  const query = { q: '', state: 'hidden' as const, page: 1, perPage: 48 };
  const { results } = await listKnownListings(shop.db, query, (key) => key);
  expect(results.find(({ id }) => id === product)).toMatchObject({ copies: named });
  expect(await statusOf(`/v1/public/products/${again}`)).toBe(200);
  await hide(again);
  expect(await copies()).toEqual([]);
});

test('a hidden package is gone, and its products are not', async () => {
  await hide(pack, 'Çmimi');
  expect(await mentions(pack)).toEqual(lists().map(() => 0));
  expect(await statusOf(`/v1/public/packages/${pack}`)).toBe(404);
  expect(await requestStatus(pack, 'package')).toBe(404);
  expect(await statusOf(`/v1/public/products/${product}`)).toBe(200);
  const { data } = await answerOf<Package[]>(await own().get('/private/package-creation/get'));
  expect(data).toMatchObject([{ id: pack, hidden: { reason: 'Çmimi' } }]);
});

test('its seller is told once, in their language, why and where to change it, and of the return', async () => {
  await shop.pool.query("update account set language = 'al' where id = $1", [seller.id]);
  const mails = async () => {
    const { rows } = await shop.pool.query<{ payload: object }>(
      "select payload from mail where account_id = $1 and payload->>'kind' like 'listing-%' order by id",
      [seller.id],
    );
    return rows.map(({ payload }) => payload);
  };
  const write = (payload: object | undefined) =>
    accountMails(shop.services).account?.(payload ?? {}, shop.db);
  expect([await hide(product), await hide(product, 'Tjetër')]).toEqual([true, false]);
  const [told, ...more] = await mails();
  expect(more).toEqual([]);
  const hidden = await write(told);
  expect(hidden?.subject).toBe('“Divan Zana” për momentin nuk shfaqet');
  expect(hidden?.text).toContain('Arsyeja: Foto të huaja');
  expect(hidden?.text).toContain(`/product-detail/${product}\n`);

  expect([await hide(product, null), await hide(product, null)]).toEqual([true, false]);
  const [, back, ...others] = await mails();
  expect(others).toEqual([]);
  expect(await write(back)).toMatchObject({ subject: '“Divan Zana” shfaqet sërish' });
  expect((await write(back))?.text).toContain(`/product/${product}-divan-zana\n`);
  await hide(pack);
  expect((await write((await mails()).at(-1)))?.text).toContain(`/packages/${pack}\n`);
});

describe('a seller without an account', () => {
  const tell = async (language: 'al' | 'en') => {
    const business_id = await createBusiness(shop, {
      business_name: 'Punishtja Arbën',
      email: 'arben@punishtja.example',
      language,
    });
    const listing = await createProduct(shop, { business_id, product_name: 'Raft Arbën' });
    const read = async () => {
      const { rows } = await shop.pool.query<{ recipient: string; payload: object }>(
        "delete from mail where payload ->> 'businessId' = $1 returning recipient, payload, template",
        [String(business_id)],
      );
      expect(rows).toMatchObject([{ recipient: 'arben@punishtja.example', template: 'seller' }]);
      const [{ payload } = { payload: {} }] = rows;
      return accountMails(shop.services).seller?.(payload, shop.db);
    };
    return { business_id, listing, read };
  };

  test('is told at the address of the business, in its language, why and whom to write to', async () => {
    const { listing, read } = await tell('en');
    await hide(listing);
    const hidden = await read();
    expect(hidden?.subject).toBe('“Raft Arbën” is not shown at the moment');
    expect(hidden?.text).toContain('Hello Punishtja Arbën,');
    expect(hidden?.text).toContain('Reason: Foto të huaja');
    expect(hidden?.text).toMatch(/Write to us: \S+\/contact-us\n/);
    await hide(listing, null);
    expect((await read())?.text).toMatch(
      new RegExp(`See it in the shop: \\S+/product/${listing}-raft-arben\n`),
    );
  });

  test('is told of a suspension and of the return, and no mail outlives the business', async () => {
    const { business_id, read } = await tell('al');
    const suspend = (reason: string) =>
      setSuspension(shop.services, 'op@example.com', business_id, 'suspend', reason);
    await suspend('Foto të huaja');
    const suspended = await read();
    expect(suspended?.text).toContain('Biznesi yt “Punishtja Arbën”');
    // Nobody signs in for it.
    expect(suspended?.text).not.toContain('llogari');
    await setSuspension(shop.services, 'op@example.com', business_id, 'restore');
    expect((await read())?.text).toMatch(
      new RegExp(`Shihe në faqe: \\S+/business/${business_id}-punishtja-arben\n`),
    );
    await suspend('Foto të huaja');
    await shop.services.changes.transaction((trx, touch) =>
      deleteBusiness(trx, touch, business_id),
    );
    const { rows } = await shop.pool.query("select from mail where template = 'seller'");
    expect(rows).toEqual([]);
  });
});

test('what operators did is written down, and what changes nothing is not', async () => {
  await hide(product);
  await hide(product, 'Tjetër');
  await hide(product, null);
  expect(await hide(999_999)).toBe(false);
  const { rows } = await shop.pool.query(
    'select actor, action, details from audit_entry where subject = $1 order by id',
    [`product ${product}`],
  );
  expect(rows).toEqual([
    { actor: 'op@example.com', action: 'listing hide', details: 'Foto të huaja' },
    { actor: 'op@example.com', action: 'listing restore', details: '' },
  ]);
});

test('an operator sees whose it is, why it is hidden and which packages hold it', async () => {
  await hide(product);
  const found = await findOperatedListing(shop.db, product);
  expect(found).toMatchObject({
    type: 'product',
    name: 'Divan Zana',
    business_id: seller.businessId,
    hidden_reason: 'Foto të huaja',
    packages: [{ id: pack, name: 'Dhoma Zana' }],
    open_reports: 0,
  });
  const hidden = await listHiddenListings(shop.db);
  expect(hidden.map(({ id }) => id)).toContain(product);
  expect(hidden.map(({ id }) => id)).not.toContain(other);
  expect(await findOperatedListing(shop.db, 999_999)).toBeUndefined();
});

test('a hidden listing of a suspended business stays hidden when that one returns', async () => {
  const suspend = (at: Date | null) =>
    shop.pool.query('update business set suspended_at = $2, suspension_reason = $3 where id = $1', [
      seller.businessId,
      at,
      at && 'x',
    ]);
  await suspend(new Date());
  await hide(product);
  await suspend(null);
  await own().updateProduct({ id: String(other), product_name: 'Tavolinë' });
  expect(await statusOf(`/v1/public/products/${product}`)).toBe(404);
});
