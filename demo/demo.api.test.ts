import { access, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openServicesOn } from '@orendi/server/open-services';
import { silentLog } from '@orendi/server/platform/log/log';
import { createBusiness, createPackage, createProduct } from '@orendi/server/testing/factories';
import { openTestShop, type TestShop } from '@orendi/server/testing/open-test-shop';
import { post } from '@orendi/server/testing/seller';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decideOnDemo } from './fill/decide-on-demo.ts';
import { fillDemo } from './fill/fill-demo.ts';
import { listPictureFiles } from './pictures/put-pictures.ts';
import { demoSeed } from './fill/demo-queries.ts';
import { removeDemo } from './remove/remove-demo.ts';

/* To fill a shop takes seconds: tests that only read have one in common, others go on where the filling was tested. */

let shop: TestShop;
/** The lines that a start prints. */
const printed: string[] = [];

const openShop = async () => void (shop = await openTestShop());
const closeShop = () => shop.close();
const decide = (wish: 'demo' | 'empty' | null, services = shop.services) =>
  decideOnDemo(services, wish, (line) => printed.push(line));

const tables = [
  'business',
  'business_industry',
  'business_delivery',
  'price_history',
  'product',
  'product_picture',
  'package',
  'package_item',
  'listing',
  'request',
  'mail',
  'idempotency_key',
  'view_count',
  'view_day',
  'business_view_day',
  'account',
  'demo_business',
  'demo_picture',
  'picture',
] as const;

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await shop.pool.query<{ count: number }>(`select count(*) from ${table}`);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

const read = async <Data>(path: string): Promise<Data> => {
  const response = await shop.request(`/v1/public/${path}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Data }).data;
};

const storedFile = (key: string) =>
  join(shop.dataDir, 'pictures', key.slice(0, 2), key, 'original.webp');

describe('a filled shop', () => {
  let filled: Awaited<ReturnType<typeof fillDemo>>;
  beforeAll(async () => {
    await openShop();
    filled = await fillDemo(shop.services, demoSeed);
  });
  afterAll(closeShop);

  test('the demo is a whole shop', async () => {
    expect(filled?.businessIds.size).toBe(24);
    const { request, view_day, ...counts } = await countRows();
    expect(counts).toMatchObject({
      business: 24,
      product: 600,
      package: 40,
      listing: 640,
      mail: 0,
      demo_business: 24,
    });
    expect(request).toBeGreaterThanOrEqual(12);
    expect(view_day).toBeGreaterThan(1_000);

    const logos = await read<{ logo: string }[]>('businesses/logos');
    expect(logos).toHaveLength(24);
    for (const { logo } of logos) {
      expect((await shop.request(new URL(logo, 'http://localhost').pathname)).status).toBe(200);
    }
    const { rows: pictures } = await shop.pool.query<{ key: string; bytes: number }>(
      'select * from picture',
    );
    expect(pictures).toHaveLength(listPictureFiles().length);
    for (const { key, bytes } of pictures) {
      const { size } = await stat(storedFile(key));
      expect({ key, size }).toEqual({ key, size: bytes });
    }
    const trending = await read<{ business_id: number }[]>('products/trending');
    expect(trending).toHaveLength(12);
    expect(new Set(trending.map(({ business_id }) => business_id)).size).toBeGreaterThan(1);
    const results = await read<{ categories: Record<string, { results: unknown[] }> }>('results');
    for (const section of ['allProducts', 'saleProducts', 'newCollectionProducts', 'packages']) {
      expect(results.categories[section]?.results).toHaveLength(12);
    }
  });

  test('what has been sold for more than a month says what it cost before its sale', async () => {
    const old = Date.now() - 40 * 86_400_000;
    const sold = filled?.catalogue.products.filter(
      ({ fields }) => fields.sale && Number(fields.created_at) < old,
    );
    const [product] = sold ?? [];
    const id = product && filled?.productIds.get(product);
    const { price } = product?.fields ?? {};
    expect(await read(`products/${id}`)).toMatchObject({ price, lowest_price_before: price });
  });

  test('the question that people ask has one answer, and what comes close to it', async () => {
    const limits = { priceTo: '800', fitsLength: '260', deliversTo: 'prishtine' };
    const find = async (parameters: Record<string, string>) => {
      const query = 'brown leather corner sofa';
      const found = await read<{ results: { name: string }[] }>(
        `results/search?${new URLSearchParams({ query, ...parameters }).toString()}`,
      );
      return found.results.map(({ name }) => name);
    };
    const answer = 'Garniturë këndore Dardha djathtas';
    expect(await find(limits)).toEqual([answer]);
    const { deliversTo: _, ...anywhere } = limits;
    expect(await find(anywhere)).toEqual(
      expect.arrayContaining([answer, 'Divan këndor në formë L Gjallica']),
    );
    expect(await find({ ...limits, priceTo: '869' })).toEqual(
      expect.arrayContaining([answer, 'Kënd Teuta prej lëkure']),
    );
    expect(await find({ ...limits, fitsLength: '282' })).toEqual(
      expect.arrayContaining([answer, 'Garniturë këndore Ora majtas']),
    );
  });

  test('requests to the demo seller hold snapshots, some are answered, and none is of the future', async () => {
    const seller = filled && [...filled.businessIds.values()][0];
    const { rows } = await shop.pool.query<{
      business_id: number;
      item_name: string;
      request_status: boolean;
      created_at: Date;
      client_language: string;
    }>('select * from request');
    expect(new Set(rows.map((row) => row.business_id))).toEqual(new Set([seller]));
    expect(new Set(rows.map((row) => row.request_status)).size).toBe(2);
    expect(new Set(rows.map((row) => row.client_language)).size).toBe(2);
    expect(rows.every((row) => row.item_name && row.created_at < new Date())).toBe(true);
  });

  test('a demo from before its pictures were files gets those that it has not', async () => {
    const product = await shop.db
      .selectFrom('product_picture')
      .selectAll()
      .where('position', '=', 1)
      .executeTakeFirstOrThrow();
    const business = await shop.db
      .selectFrom('business')
      .select(['id', 'cover_photo'])
      .where('business_name', '=', 'Mobileria Valbona')
      .executeTakeFirstOrThrow();
    const photo = `${'a'.repeat(32)}-960x1200-aaaaaa`;
    const cover = `${'b'.repeat(32)}-1920x1080-bbbbbb`;
    await shop.pool.query('insert into picture (key, bytes) values ($1, 1), ($2, 1)', [
      photo,
      cover,
    ]);
    await shop.pool.query(`insert into demo_picture values ($1, 'bring'), ($2, 'bring')`, [
      photo,
      cover,
    ]);
    await shop.pool.query('update product_picture set picture_key = $1 where picture_key = $2', [
      photo,
      product.picture_key,
    ]);
    await shop.pool.query('update business set cover_photo = $1 where id = $2', [
      cover,
      business.id,
    ]);

    expect(await decideOnDemo(shop.services, null, () => {})).toBe('there');
    const original = (key: string | null) => readFile(storedFile(key ?? ''));
    expect(await original(photo)).toEqual(await original(product.picture_key));
    expect(await original(cover)).toEqual(await original(business.cover_photo));
    expect((await countRows()).demo_picture).toBe(0);
  });
});

/** One shop from its first start on; each of these tests goes on where the one before has left it. */
describe('a laptop', () => {
  beforeAll(openShop);
  afterAll(closeShop);
  let before: Awaited<ReturnType<typeof countRows>>;

  test('its first start fills an empty shop, and a later one leaves it', async () => {
    before = await countRows();
    expect(await decide(null)).toBe('new');
    expect(await decide(null)).toBe('there');
    expect((await countRows()).product).toBe(600);
  });

  test('says how to sign in as the first of the sellers', async () => {
    const [, email, password] =
      /with (\S+) and the password (\S+)$/.exec(printed.at(-1) ?? '') ?? [];
    const signedIn = await post(shop, '/auth/login', { email, password });
    expect(signedIn.status).toBe(200);
    expect(await signedIn.json()).toMatchObject({
      data: { isactive: true, business_id: expect.any(Number) },
    });
  });

  test('taking it out leaves an empty shop, without the pictures, requests and mails that came later', async () => {
    const [logo] = await read<{ logo: string }[]>('businesses/logos');
    const key = /([^/]+)\.webp$/.exec(logo?.logo ?? '')?.[1] ?? '';
    const file = storedFile(key);
    await access(file);
    const { rows } = await shop.pool.query<{ id: number; business_id: number }>(
      'select id, business_id from product order by id limit 1',
    );
    const extra = await shop.services.db
      .insertInto('picture')
      .values({ key: `${'a'.repeat(32)}-10x10-aaaaaa`, bytes: 1 })
      .returning('key')
      .executeTakeFirstOrThrow();
    await shop.pool.query('insert into product_picture values ($1, 9, $2)', [
      rows[0]?.id,
      extra.key,
    ]);
    const { rows: requests } = await shop.pool.query('select id from request limit 1');
    await shop.pool.query(
      `insert into mail (message_id, template, recipient, payload, request_id)
       values ('m', 'request', 'a@b.example', '{}', $1)`,
      [requests[0].id],
    );
    expect(await removeDemo(shop.services)).toMatchObject({
      businesses: 24,
      products: 600,
      packages: 40,
    });
    expect(await countRows()).toEqual(before);
    expect(before).toMatchObject({ picture: 0, request: 0, mail: 0 });
    await expect(access(file)).rejects.toThrow('ENOENT');
    const left = await readdir(join(shop.dataDir, 'pictures'), { recursive: true });
    expect(left.filter((name) => name.endsWith('.webp'))).toEqual([]);
    expect(await read('businesses/logos')).toEqual([]);
    expect(await removeDemo(shop.services)).toBeNull();
  });

  test('once it was taken out, it comes back only when asked for', async () => {
    expect(await decide(null)).toBe('none');
    expect(await decide('demo')).toBe('new');
  });

  test('taking it out leaves what real sellers have, also a picture that both use', async () => {
    const [shared] = await shop.db.selectFrom('business').select('logo').limit(1).execute();
    const business = await createBusiness(shop, { logo: shared?.logo });
    const product = await createProduct(shop, { business_id: business });
    const item = await createPackage(shop, { business_id: business, products: [product] });
    await shop.pool.query(
      `insert into request (business_id, item_id, item_type, item_name, item_price, item_currency, client_name,
         client_email, preferred_contact_method, client_language)
       values ($1, $2, 'product', 'Divan', 1, 'EUR', 'A', 'a@b.example', 'email', 'al')`,
      [business, product],
    );
    await shop.pool.query(`insert into view_count values ($1, 3, 3)`, [product]);
    await removeDemo(shop.services);
    expect(await countRows()).toMatchObject({
      business: 1,
      product: 1,
      package: 1,
      listing: 2,
      request: 1,
      view_count: 1,
      view_day: 0,
      demo_business: 0,
      demo_picture: 0,
    });
    expect((await shop.request(`/v1/public/products/${product}`)).status).toBe(200);
    expect((await shop.request(`/v1/public/packages/${item}`)).status).toBe(200);
    expect(await shop.services.media.has(shared?.logo ?? '')).toBe(true);
  });
});

describe('an empty shop', () => {
  beforeEach(openShop);
  afterEach(closeShop);
  const withSettings = (settings: Partial<TestShop['services']['settings']>) => ({
    ...shop.services,
    settings: { ...shop.services.settings, ...settings },
  });

  test('two at once fill the shop once', async () => {
    // Far less than a filling takes.
    const connection = { ...shop.connection, lock_timeout: 100 };
    const { services, close } = await openServicesOn(connection, shop.services.settings, silentLog);
    const both = await Promise.all([fillDemo(services, 1), fillDemo(services, 1)]);
    await close();
    expect(both.filter(Boolean)).toHaveLength(1);
    expect((await countRows()).product).toBe(600);
  });

  test('stays empty for --empty, then and later', async () => {
    expect(await decide('empty')).toBe('none');
    expect(await decide(null)).toBe('none');
    expect((await countRows()).business).toBe(0);
  });

  test('stays empty on a server, unless it is asked for', async () => {
    const elsewhere = withSettings({ databaseUrl: 'postgres://db.example/shop' });
    expect(await decide(null, elsewhere)).toBe('none');
    expect(await decide(null, withSettings({ host: '0.0.0.0' }))).toBe('none');
    expect(await decide('demo', elsewhere)).toBe('new');
  });

  test('gets nothing once it has a business, even when asked', async () => {
    await createBusiness(shop);
    expect(await decide(null)).toBe('none');
    expect(await decide('demo')).toBe('none');
    expect(printed.at(-1)).toContain('demo add');
    expect((await countRows()).business).toBe(1);
  });
});
