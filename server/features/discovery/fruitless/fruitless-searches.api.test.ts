import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { type Listening, listen } from '../../../platform/http/listen.ts';
import { serveCached } from '../../../platform/http/cache/serve-cached.ts';
import { createBusiness, createPackage, createProduct } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { signUpOwner } from '../../../testing/seller.ts';
import { addSynonymGroup, keepSearches, listFruitlessSearches, noteDemand } from '../index.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36';

let shop: TestShop;
let server: Listening;
let now: Date;

beforeAll(async () => {
  shop = await openTestShop({ services: { clock: () => now } });
  const business_id = await createBusiness(shop);
  const product = await createProduct(shop, { business_id, product_name: 'Kolltuk Era' });
  await createPackage(shop, { business_id, package_name: 'Kuzhinë Vera', products: [product] });
  const app = buildApp(shop.services);
  const { cache, listener } = serveCached(
    app,
    getRequestListener(app.fetch),
    shop.services.settings,
    noteDemand(shop.services),
  );
  shop.services.changes.onTouched((tags) => cache.drop(tags));
  server = await listen(listener, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.stop();
  await shop.close();
});
beforeEach(async () => {
  now = new Date('2027-03-10T11:00:00Z');
  await shop.services.demand.flush();
  await shop.pool.query('truncate fruitless_search, search_mark');
});

/** Searches as a visitor with this browser. */
const search = async (query: string, browser = 'one', headers: Record<string, string> = {}) => {
  const address = `http://127.0.0.1:${server.port}/v1/public/results/search?query=${query}`;
  const answer = await fetch(address, {
    headers: { 'user-agent': `${phone} ${browser}`, ...headers },
  });
  await answer.arrayBuffer();
  return answer;
};
const counted = async () => {
  await shop.services.demand.flush();
  const { rows } = await shop.pool.query<{ words: string; visitors: number }>(
    'select words, visitors from fruitless_search order by day, words',
  );
  return rows.map(({ words, visitors }) => `${words}: ${visitors}`);
};

describe('a search without a result', () => {
  test('counts each visitor once, also those whom the cache answers', async () => {
    for (const browser of ['one', 'two', 'one', 'three']) await search('Hamak%C3%AB', browser);
    await search('hamake', 'four');
    await search('hamake', 'one');
    expect(await counted()).toEqual(['hamake: 4']);
    await search('hamake', 'four');
    expect(await counted()).toEqual(['hamake: 4']);
  });

  test('counts a visitor again on another day', async () => {
    await search('hamak');
    expect(await counted()).toEqual(['hamak: 1']);
    now = new Date('2027-03-11T11:00:00Z');
    await search('hamak');
    expect(await counted()).toEqual(['hamak: 1', 'hamak: 1']);
  });

  test('shows nobody else what is noted, and counts signed-in visitors, whom the cache passes on', async () => {
    const seller = await signUpOwner(shop);
    const answers = [
      await search('hamak'),
      await search('hamak', 'two'),
      await search('hamak', 'three', seller.headers),
    ];
    expect(answers.map(({ headers }) => headers.has('orendi-note'))).toEqual([false, false, false]);
    expect(await counted()).toEqual(['hamak: 3']);
  });

  test('is one of the words beside the limits that were taken from them', async () => {
    await search('hamak%20n%C3%ABn%2060%20euro&understand=true');
    await search('kolltuk%20n%C3%ABn%2060%20euro&understand=true', 'two');
    await search('n%C3%ABn%201%20euro&understand=true', 'three');
    expect(await counted()).toEqual(['hamak: 1']);
  });

  test.each([
    ['that finds something', 'kolltuk', {}],
    ['that finds only a package', 'kuzhin%C3%AB', {}],
    ['that a filter keeps from finding something', 'kolltuk&categoryId=9', {}],
    ['by a robot', 'hamak', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['by a tool', 'hamak', { 'user-agent': 'curl/8' }],
    ['in advance', 'hamak', { 'sec-purpose': 'prefetch' }],
    ['with an e-mail address', 'ana%40example.com', {}],
    ['with a phone number', '069%20123%204567', {}],
    ['without words', '', {}],
  ])('is not counted %s', async (_, query, headers) => {
    expect((await search(query, 'one', headers)).status).toBe(200);
    expect(await counted()).toEqual([]);
  });

  test('is listed from three visitors on, the most wanted first, over all days', async () => {
    for (const browser of ['one', 'two', 'three', 'four']) await search('hamak', browser);
    for (const browser of ['one', 'two']) await search('tenda', browser);
    for (const browser of ['one', 'two']) await search('sauna', browser);
    await counted();
    now = new Date('2027-03-12T08:00:00Z');
    await search('tenda', 'one');
    await counted();
    expect(await listFruitlessSearches(shop.db)).toEqual([
      { words: 'hamak', visitors: 4, last_at: new Date('2027-03-10T11:00:00Z') },
      { words: 'tenda', visitors: 3, last_at: now },
    ]);
  });

  test('is kept for 30 days, and forgotten once it finds something', async () => {
    for (const browser of ['one', 'two', 'three']) {
      await search('hamak', browser);
      await search('tenda', browser);
    }
    await counted();
    now = new Date('2027-04-09T08:00:00Z');
    await keepSearches(shop.services);
    expect((await listFruitlessSearches(shop.db)).map(({ words }) => words)).toEqual([
      'hamak',
      'tenda',
    ]);
    expect((await shop.pool.query('select from search_mark')).rowCount).toBe(0);
    const business_id = await createBusiness(shop);
    const hammock = await createProduct(shop, { business_id, product_name: 'Hamak kopshti' });
    await keepSearches(shop.services);
    expect((await listFruitlessSearches(shop.db)).map(({ words }) => words)).toEqual(['tenda']);
    now = new Date('2027-04-10T08:00:00Z');
    await keepSearches(shop.services);
    expect(await listFruitlessSearches(shop.db)).toEqual([]);
    await shop.pool.query('delete from product where id = $1', [hammock]);
    await shop.services.changes.transaction(async (_, touch) => touch('listings'));
  });

  test('is forgotten when its words become a synonym of what there is', async () => {
    for (const browser of ['one', 'two', 'three']) await search('%C3%87elltuk%20i%20madh', browser);
    expect(await counted()).toEqual(['celltuk i madh: 3']);
    await addSynonymGroup(shop.services, 'op', ['kolltuk', 'çelltuk i madh']);
    expect(await counted()).toEqual([]);
    await search('%C3%87elltuk%20i%20madh');
    expect(await counted()).toEqual([]);
  });
});

test('no more than ten thousand different words of a day are kept', async () => {
  await shop.pool.query(
    `insert into fruitless_search (day, words, visitors, last_at)
     select '2027-03-10', 'fjala ' || n, 1, now() from generate_series(1, 10000) n`,
  );
  await search('hamak');
  await search('fjala%207');
  await shop.services.demand.flush();
  const { rows } = await shop.pool.query(
    "select words, visitors from fruitless_search where words in ('hamak', 'fjala 7')",
  );
  expect(rows).toEqual([{ words: 'fjala 7', visitors: 2 }]);
});

test('an address that searches in vain without end is no longer counted', async () => {
  const small = await openTestShop({ settings: { rateLimitScale: 1 } });
  const take = noteDemand(small.services);
  for (let count = 0; count < 210; count += 1) {
    take(`words=fjala${count}&town=&vain=fjala${count}`, {
      address: '203.0.113.9',
      headers: new Headers({ 'user-agent': phone }),
    });
  }
  await small.services.demand.flush();
  expect((await small.pool.query('select from fruitless_search')).rowCount).toBe(200);
  await small.close();
});
