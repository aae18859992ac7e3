import { gunzipSync } from 'node:zlib';
import { type FeedTarget, feedTargets } from '@orendi/contract/feeds';
import { languages } from '@orendi/contract/language';
import type { Feed } from '@orendi/contract/schemas/feeds';
import { tiraneDayIn } from '@orendi/contract/tirane-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApi } from '../../platform/http/api.ts';
import { requestContext } from '../../platform/http/request-context.ts';
import { answerOf } from '../../testing/answers.ts';
import {
  createBusiness,
  createPackage,
  createProduct,
  createProducts,
  suspendBusiness,
} from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { callsOf } from '../../testing/own-catalogue.ts';
import { type Seller, signUp, signUpOwner, signUpStaff } from '../../testing/seller.ts';
import { changeBusiness } from '../businesses/index.ts';
import { saveCategory, turnSales } from '../catalogue/index.ts';
import { type ListingScope, writeListings } from '../discovery/index.ts';
import { pageSize } from './feed-queries.ts';
import { feedRoutes } from './routes.ts';
import { breaksOf, readFeed } from './testing/read-feed.ts';

let shop: TestShop;
let seller: Seller & { businessId: number };
// Cookies of https would not come back to the tests.
const site = 'http://mobilje.example';

beforeAll(async () => {
  shop = await openTestShop({ settings: { publicUrl: site } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  seller = await signUpOwner(shop, { business_name: 'Punishtja & <Besa>' });
});

const open = (file: string, headers: Record<string, string> = {}) =>
  shop.request(`/feeds/${file}.xml`, { headers });
const own = (target: FeedTarget = 'google', language = 'al') =>
  `${target}-${language}-${seller.businessId}`;
async function itemsOf(file = own()) {
  const response = await open(file);
  expect(response.status).toBe(200);
  return readFeed(await response.text());
}
async function item(id: number, file = own()) {
  const found = (await itemsOf(file)).find((each) => each.get('id')?.[0] === String(id));
  return Object.fromEntries([...(found ?? [])].map(([name, values]) => [name, values.join(' | ')]));
}
const idsOf = async (file = own()) => (await itemsOf(file)).map((each) => Number(each.get('id')));

type Fields = Omit<Parameters<typeof createProduct>[1], 'business_id'>;
const piece = (fields: Fields = {}) =>
  createProduct(shop, { business_id: seller.businessId, ...fields });

/** Gives a product pictures of these sizes in place of its own. */
async function picture(productId: number, ...sizes: string[]): Promise<string[]> {
  const keys = sizes.map(
    (size, at) => `${String(productId * 100 + at).padStart(32, 'e')}-${size}-c0a080`,
  );
  await changeBusiness(shop.services, seller.businessId, async (trx, touch) => {
    await trx.deleteFrom('product_picture').where('product_id', '=', productId).execute();
    for (const [position, key] of keys.entries()) {
      await trx.insertInto('picture').values({ key, bytes: 1 }).execute();
      await trx
        .insertInto('product_picture')
        .values({ product_id: productId, position, picture_key: key })
        .execute();
    }
    await writeListings(trx, touch, { productIds: [productId] });
  });
  return keys;
}

const hostile = [
  'Divan <b>“Era”</b> & "Drini"',
  ']]> <![CDATA[ &amp; &#0; <!-- -->',
  'Kolltuk \u0001\u0008\u000B\u001F\u007F\uFFFE me shenja',
  'Tavolinë 🛋️👩‍🎨 𝒜 é́',
  '   hapësira   ',
  'ë'.repeat(120),
];
const long = `${'Përshkrim & <i>i gjatë</i> '.repeat(18)}🛋`;

describe.each(feedTargets)('the feed for %s', (target) => {
  test.each(languages)('keeps all published rules, in %s', async (language) => {
    const ids = await createProducts(
      shop,
      seller.businessId,
      hostile.flatMap((text, at) => [
        {
          product_name: text,
          description_al: text,
          description_en: long,
          price: 0.01 + at,
          currency: 'ALL' as const,
          pictureCount: 10,
          color: text.slice(0, 40),
          material: text.slice(0, 80),
          material_al: text.slice(0, 80),
          brand: text.slice(0, 80),
          length: 200.5,
          width: 0,
          height: 4_000,
          weight: 0.5,
          sale: 50,
          sale_type: 'percentage' as const,
          sale_from: '2026-03-29',
          sale_to: '2099-10-25',
        },
        { product_name: text, price: 9_999_999.99, currency: 'USD' as const, color: '#aa0000' },
        { product_name: text, sale: 100, sale_type: 'fixed' as const },
      ]),
    );
    await createPackage(shop, {
      business_id: seller.businessId,
      products: ids,
      package_name: hostile[0],
      sale: 1,
      sale_type: 'fixed',
    });
    const items = await itemsOf(own(target, language));
    // A piece whose sale takes all of its price is left out, and one that costs less than half a qindarka after it.
    expect(items.length).toBeGreaterThan(hostile.length * 2 - 1);
    expect(breaksOf(items, target)).toEqual([]);
    expect(items.some((each) => each.get('additional_image_link')?.length === 9)).toBe(true);
    expect(breaksOf(readFeed(await (await open(`${target}-${language}`)).text()), target)).toEqual(
      [],
    );
  });

  test('is well-formed without a piece', async () => {
    expect(await itemsOf(own(target))).toEqual([]);
  });
});

test('tells all that is known of a product, to Google', async () => {
  const id = await piece({
    product_name: 'Divan Tresh',
    description_al: 'Me këmbë arre',
    price: 1249,
    brand: 'Arra',
    color: '#ffffff',
    material: 'Oak',
    material_al: 'Lis',
    length: 210,
    width: 95.5,
    height: 80,
    weight: 60,
    quantity: 2,
  });
  const [key] = await picture(id, '1200x900');
  expect(await item(id)).toEqual({
    id: String(id),
    title: 'Divan Tresh',
    description: 'Me këmbë arre',
    link: `${site}/product/${id}-divan-tresh?lang=al`,
    image_link: `${site}/media/${key}.webp`,
    availability: 'in_stock',
    price: '1249.00 EUR',
    condition: 'new',
    brand: 'Arra',
    product_type: expect.stringMatching(/^\S.* > \S/),
    color: 'E bardhë',
    material: 'Lis',
    identifier_exists: 'no',
    product_length: '210 cm',
    product_width: '95.5 cm',
    product_height: '80 cm',
    product_weight: '60 kg',
  });
});

test('tells Meta the same in its words, with JPEGs', async () => {
  const id = await piece({ lead_time_weeks: 4 });
  const [key] = await picture(id, '1200x900');
  expect(await item(id, own('meta', 'en'))).toMatchObject({
    image_link: `${site}/media/${key}/1920.jpg`,
    availability: 'available for order',
    brand: 'Punishtja & <Besa>',
    description: 'A comfortable one',
    link: `${site}/product/${id}-divan?lang=en`,
  });
  const soldOut = await piece({ quantity: 0, lead_time_weeks: 4 });
  expect((await item(soldOut, own('meta'))).availability).toBe('out of stock');
  expect((await item(soldOut)).availability).toBe('out_of_stock');
});

test('a shop’s name is the brand of what it makes, and for Google of nothing else', async () => {
  expect((await item(await piece())).brand).toBeUndefined();
  expect((await item(await piece({ made_to_measure: true }))).brand).toBe('Punishtja & <Besa>');
});

test('a package is a bundle with the covers of its pieces, described by them if by nothing else', async () => {
  const chair = await piece({ product_name: 'Karrige', pictureCount: 2 });
  const table = await piece({ product_name: 'Tavolinë' });
  const id = await createPackage(shop, {
    business_id: seller.businessId,
    products: [{ product_id: chair, quantity: 4 }, table],
    package_name: 'Trapezari',
  });
  const pack = await item(id);
  expect(pack).toMatchObject({
    is_bundle: 'yes',
    description: '4 x Karrige, 1 x Tavolinë',
    price: '500.00 EUR',
    link: `${site}/package/${id}-trapezari?lang=al`,
  });
  expect(pack.image_link).toBe((await item(chair)).image_link);
  expect(pack.additional_image_link).toBe((await item(table)).image_link);
});

const dayIn = (days: number) => tiraneDayIn(days, Date.now());

test('a sale has its days in Tirana, in summer and winter time, also before it begins', async () => {
  const fifth = { sale: 20, sale_type: 'percentage' as const };
  const running = await piece({ ...fifth, sale_from: '2026-03-29', sale_to: '2099-01-31' });
  expect(await item(running)).toMatchObject({
    price: '100.00 EUR',
    sale_price: '80.00 EUR',
    sale_price_effective_date: '2026-03-29T00:00+0100/2099-01-31T23:59+0100',
  });
  expect((await item(running, own('meta'))).sale_price_effective_date).toBe(
    '2026-03-29T00:00+01:00/2099-01-31T23:59+01:00',
  );
  const summer = await piece({ ...fifth, sale_from: '2098-07-01', sale_to: '2098-10-26' });
  expect(await item(summer)).toMatchObject({
    sale_price: '80.00 EUR',
    sale_price_effective_date: '2098-07-01T00:00+0200/2098-10-26T23:59+0100',
  });
  const open = await item(await piece({ ...fifth, sale_from: dayIn(-1) }));
  expect([open.sale_price, open.sale_price_effective_date]).toEqual(['80.00 EUR', undefined]);
  for (const days of [{ sale_from: dayIn(2) }, { sale_to: dayIn(-2) }]) {
    expect((await item(await piece({ ...fifth, ...days }))).sale_price).toBeUndefined();
  }
});

test('holds each piece once, however many pages are read', async () => {
  const ids = await createProducts(
    shop,
    seller.businessId,
    Array.from({ length: pageSize * 2 }, () => ({})),
  );
  const last = await piece();
  expect(await idsOf()).toEqual([...ids, last]);
});

describe('its tag', () => {
  const tagOf = async (file = own()) => (await open(file)).headers.get('etag') ?? '';
  const isKnown = async (tag: string, file = own()) => {
    const response = await open(file, { 'if-none-match': tag });
    return response.status === 304 && (await response.text()) === '';
  };

  test('answers 304 to whoever has the feed as it is, and to nobody else', async () => {
    await piece();
    const tag = await tagOf();
    expect(await isKnown(tag)).toBe(true);
    expect(await isKnown('W/"other"')).toBe(false);
    for (const other of [own('meta'), own('google', 'en'), 'google-al'])
      expect(await isKnown(tag, other)).toBe(false);
  });

  test('changes with every write that changes the feed', async () => {
    const calls = callsOf(shop, seller);
    const id = await piece({ product_name: 'Divan', sale: 0 });
    const packed = await piece({ product_name: 'Karrige' });
    await createPackage(shop, { business_id: seller.businessId, products: [packed] });
    const due = await piece({
      sale: 10,
      sale_type: 'fixed',
      sale_from: dayIn(3),
      sale_to: dayIn(3),
    });
    /** A change of one column, as the operations of its feature make it. */
    const change = (statement: string, id: number, scope: ListingScope) =>
      changeBusiness(shop.services, seller.businessId, async (trx, touch) => {
        await sql`${sql.raw(statement)} where id = ${id}`.execute(trx);
        await writeListings(trx, touch, scope);
      });
    const bytes = async () => (await open(own())).text();
    const writes: Record<string, () => Promise<unknown>> = {
      'a new piece': () => piece(),
      'a photo': () => picture(id, '900x900'),
      'a name': () =>
        change(`update product set product_name = 'Divani'`, id, { productIds: [id] }),
      'a piece of a package': () =>
        change(`update product set product_name = 'Stol'`, packed, { productIds: [packed] }),
      'the beginning of a sale': () => turnSales(shop.services, new Date(`${dayIn(3)}T12:00:00Z`)),
      'a category': () =>
        saveCategory(shop.services, 'a test', {
          id: 1,
          names: { al: 'Divane të reja', en: 'New sofas' },
        }),
      hiding: () =>
        calls.send('PUT', '/private/merged-products/state', {
          ids: [id],
          state: 'hidden',
        }),
      'a deletion': () =>
        calls.send('DELETE', '/private/merged-products/delete', {
          ids: [due],
        }),
      'the name of the shop': () =>
        change(`update business set business_name = 'Arra'`, seller.businessId, {
          businessId: seller.businessId,
        }),
    };
    // A sale with days is in the feed before it begins, so that its beginning changes no byte.
    const silent = 'the beginning of a sale';
    for (const [what, write] of Object.entries(writes)) {
      const [tag, before] = [await tagOf(), await bytes()];
      const answered = await write();
      const failed = answered instanceof Response && !answered.ok;
      expect([what, failed]).toEqual([what, false]);
      expect([what, (await bytes()) === before]).toEqual([what, what === silent]);
      expect([what, await isKnown(tag)]).toEqual([what, false]);
    }
  });
});

test('nobody finds what visitors may not see', async () => {
  const all = async () => [...(await idsOf('google-al')), ...(await idsOf('meta-en'))];
  const shown = await piece();
  const draft = await piece({ state: 'draft' });
  const hidden = await piece({ state: 'hidden' });
  expect(await all()).toContain(shown);
  for (const id of [draft, hidden]) expect(await all()).not.toContain(id);
  await suspendBusiness(shop, seller.businessId);
  expect(await all()).not.toContain(shown);
  expect((await open(own())).status).toBe(404);
});

test('the demo on a public site is in no feed', async () => {
  const demo = await createBusiness(shop);
  const id = await createProduct(shop, { business_id: demo });
  expect(await idsOf('google-al')).toContain(id);
  await shop.pool.query('insert into demo_business values ($1)', [demo]);
  const other = await piece();
  expect(await idsOf('google-al')).not.toContain(id);
  expect(await idsOf('google-al')).toContain(other);
  expect(await idsOf(`google-al-${demo}`)).toEqual([]);
  await shop.pool.query('delete from demo_business');
});

test.each([
  'google-al-999999',
  'google-al-9999999999',
  'google-al-0',
  'google-al-01',
  'google-sq',
  'bing-al',
  'google-al-1-2',
])('there is no feed %s', async (file) => {
  expect((await open(file)).status).toBe(404);
});

test('goes out compressed, for no search engine, and to HEAD without a body', async () => {
  await piece();
  const plain = await (await open(own())).text();
  const packed = await open(own(), { 'accept-encoding': 'gzip' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(plain);
  expect(packed.headers.get('x-robots-tag')).toBe('noindex');
  expect(packed.headers.get('vary')).toContain('Accept-Encoding');
  const head = await shop.request(`/feeds/${own()}.xml`, { method: 'HEAD' });
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([
    200,
    packed.headers.get('etag'),
    '',
  ]);
});

test('reads no further once its reader is gone', async () => {
  await createProducts(
    shop,
    seller.businessId,
    Array.from({ length: pageSize * 2 }, () => ({})),
  );
  const asked: number[] = [];
  const counting = shop.services.db.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(1);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const app = createApi();
  app.use(requestContext(shop.services.settings));
  app.route('/feeds', feedRoutes({ ...shop.services, db: counting }));
  const response = await app.request(`/feeds/${own()}.xml`);
  const reader = response.body?.getReader();
  await reader?.read();
  const before = asked.length;
  await reader?.cancel();
  expect(asked.length).toBe(before);
  await (await app.request(`/feeds/${own()}.xml`)).text();
  expect(asked.length).toBeGreaterThan(before * 1.5);
});

describe('what is left out', () => {
  const path = '/v1/private/feeds';
  const told = async (headers = seller.headers, query = '') => {
    const response = await shop.request(path + query, { headers });
    expect(response.status).toBe(200);
    return (await answerOf<Feed[]>(response)).data;
  };

  test('is counted by reason, with names', async () => {
    const good = await piece();
    const small = await piece({ product_name: 'Stol' });
    await picture(small, '499x2000', '2560x600');
    const tiny = await piece();
    await picture(tiny, '2000x99');
    const bare = await piece({ pictureCount: 0 });
    const mute = await piece({ description_en: '\u0001 ' });
    const free = await piece({ price: 100, sale: 100, sale_type: 'fixed' });
    const nameless = await piece({ product_name: '\u0002' });
    const feeds = await told();
    expect(feeds.map(({ target, language, count, url }) => [target, language, count, url])).toEqual(
      [
        ['google', 'al', 3, `${site}/feeds/google-al-${seller.businessId}.xml`],
        ['google', 'en', 2, `${site}/feeds/google-en-${seller.businessId}.xml`],
        ['meta', 'al', 2, `${site}/feeds/meta-al-${seller.businessId}.xml`],
        ['meta', 'en', 1, `${site}/feeds/meta-en-${seller.businessId}.xml`],
      ],
    );
    const reasons = feeds.map(({ left_out }) =>
      left_out.map(({ reason, count, pieces }) => [reason, count, pieces.map(({ id }) => id)]),
    );
    const always = [
      ['no_price', 1, [free]],
      ['no_picture', 1, [bare]],
    ];
    const name = ['no_name', 1, [nameless]];
    const english = ['no_description', 1, [mute]];
    const ofGoogle = ['small_picture', 1, [tiny]];
    const ofMeta = ['small_picture', 2, [small, tiny]];
    expect(reasons).toEqual([
      [name, ...always, ofGoogle],
      [name, english, ...always, ofGoogle],
      [name, ...always, ofMeta],
      [name, english, ...always, ofMeta],
    ]);
    expect(feeds[2]?.left_out.at(-1)?.pieces[0]).toEqual({
      type: 'product',
      id: small,
      name: 'Stol',
    });
    for (const { url, count } of feeds) {
      const response = await shop.request(url.slice(site.length));
      expect(readFeed(await response.text())).toHaveLength(count);
    }
    expect(await idsOf(own('meta', 'en'))).toEqual([good]);
  });

  test('is named twenty times at most', async () => {
    await createProducts(
      shop,
      seller.businessId,
      Array.from({ length: 25 }, () => ({ pictureCount: 0 })),
    );
    const [feed] = await told();
    const [left] = feed?.left_out ?? [];
    expect([left?.count, left?.pieces.length]).toEqual([25, 20]);
  });

  test('is for the shop’s own people, staff too, and of their shop alone', async () => {
    const staff = await signUpStaff(shop, seller.businessId);
    expect((await told(staff.headers))[0]?.url).toContain(`-${seller.businessId}.xml`);
    expect((await shop.request(path)).status).toBe(401);
    const { headers } = await signUp(shop);
    expect((await shop.request(path, { headers })).status).toBe(403);
    const other = await signUpOwner(shop);
    const named = await shop.request(`${path}?business=${seller.businessId}`, {
      headers: other.headers,
    });
    expect(named.status).toBe(403);
  });
});
