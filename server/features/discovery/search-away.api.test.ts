import { createPackage, createBusiness, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillIndex } from './cluster/fill-index.ts';
import { createFakeCluster } from './cluster/testing/fake-cluster.ts';

/* What of the shop is there while the search cluster is away. */

const cluster = createFakeCluster();
let shop: TestShop;
let drini: number;
let sofa: number;

beforeAll(async () => {
  shop = await openTestShop({ cluster });
  drini = await createBusiness(shop, { business_name: 'Drini' });
  const arka = await createBusiness(shop, { business_name: 'Arka', industryIds: [2] });
  sofa = await createProduct(shop, {
    business_id: drini,
    product_name: 'Divan',
    sale: 10,
    sale_type: 'fixed',
  });
  const chair = await createProduct(shop, { business_id: drini, product_name: 'Karrige' });
  await createProduct(shop, { business_id: arka, product_name: 'Kolltuk' });
  await createProduct(shop, { business_id: arka, product_name: 'Divan i Arkës' });
  await createPackage(shop, { business_id: drini, products: [sofa, chair] });
  await shop.pool.query(
    `update listing set published_at = now() - interval '100 days' where name = 'Karrige'`,
  );
  await fillIndex({ ...shop.services, cluster });
});
afterAll(() => shop.close());
const get = (path: string) => shop.request(`/v1/public/${path}`);
const read = async (path: string) => ((await (await get(path)).json()) as { data: Answer }).data;
interface Answer {
  total: number;
  results: { id: number; name: string }[];
  hasNextPage: boolean;
  categories: Record<string, { results: { name: string }[]; hasNextPage: boolean }>;
  facetCounts: Record<string, unknown[]>;
  ofMaker: { name: string }[];
  alike: { name: string }[];
}

/** What a list shows, without what only the engine knows. */
const shown = (answer: Answer) => ({
  ...answer,
  facetCounts: undefined,
  advancedFilters: undefined,
});

const lists = [
  'results',
  'results?perPage=1&allProductsPage=2',
  'results?industryId=1',
  'results/search?filterBy=all&perPage=3',
  'results/search?filterBy=sale',
  'results/search?filterBy=new',
  'results/search?filterBy=packages',
  'results/search?categoryId=1',
  'results/search?industryId=2&page=2&perPage=1',
];

describe('lists that need no engine', () => {
  let before: Answer[];
  let paths: string[];
  let lifetimeBefore: string | null;
  const lifetime = async () => (await get('results')).headers.get('cache-control');

  beforeAll(async () => {
    paths = [...lists, `results?businessId=${drini}`, `results/related/${sofa}`];
    before = await Promise.all(paths.map(read));
    lifetimeBefore = await lifetime();
    cluster.trouble.isAway = true;
  });

  it('are the same without it, but for their facets', async () => {
    const without = await Promise.all(paths.map(read));
    expect(without.map(shown)).toEqual(before.map(shown));
    expect(before[0]?.categories.allProducts?.results).toHaveLength(4);
    const related = without.at(-1);
    expect([related?.ofMaker.length, related?.alike.length]).toEqual([2, 2]);
    const counts = without.flatMap(({ facetCounts }) => Object.values(facetCounts ?? {}));
    expect(counts.flat()).toEqual([]);
    expect((await get('results/related/999999')).status).toBe(404);
  });

  it('are kept for seconds only', async () => {
    expect(lifetimeBefore).toContain('s-maxage=30');
    expect(await lifetime()).toContain('s-maxage=5');
  });
});

describe('a search', () => {
  it.each([
    'query=divan',
    'brand=Arka',
    'priceTo=100',
    'sortByPrice=asc',
    'town=tirane',
    'fitsLength=200',
  ])(
    'for %s is answered 503, with when to come back, in the language of the caller',
    async (asked) => {
      const answer = await get(`results/search?${asked}&lang=en`);
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await answer.json()).toEqual({
        code: 'UNAVAILABLE',
        message: 'The search does not answer at the moment. Please try again shortly.',
      });
      const { message } = (await (await get(`results/search?${asked}`)).json()) as {
        message: string;
      };
      expect(message).toBe('Kërkimi nuk përgjigjet për momentin. Provo përsëri pas pak.');
    },
  );

  it('is not waited for by whoever types, who is suggested nothing', async () => {
    const answer = await get('suggestions?query=diva');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ data: { categories: [], businesses: [], items: [] } });
    expect(answer.headers.get('cache-control')).toContain('s-maxage=5');
  });

  it('leaves the shop ready, whose details and figures tell that it is away', async () => {
    expect(await (await shop.request('/readyz')).text()).toBe('ready');
    expect(await shop.services.listings.findStatus()).toMatchObject({
      isAway: true,
      index: expect.stringMatching(/^orendi-fake-\d+$/),
      filling: null,
    });
    const figures = await shop.services.metrics.registry.metrics();
    expect(figures).toMatch(/^orendi_search_away 1$/m);
    expect(figures).toMatch(/^orendi_search_feed_seconds \d/m);
    expect(figures).toMatch(/^orendi_search_unanswered_total [1-9]/m);
  });

  it('finds as before once the cluster is back', async () => {
    const status = async () => (await get('results/search?query=divan')).status;
    expect(await status()).toBe(503);
    cluster.trouble.isAway = false;
    await expect.poll(status).toBe(200);
    const { results } = await read('results/search?query=divan');
    expect(results.map(({ name }) => name)).toEqual(expect.arrayContaining(['Divan']));
  });

  it('is waited for while the cluster is slow, unlike what is beside a product or what is typed', async () => {
    cluster.trouble.delayMs = 900;
    const [search, related, suggested] = await Promise.all(
      ['results/search?query=krevat', `results/related/${sofa}`, 'suggestions?query=krev'].map(get),
    );
    cluster.trouble.delayMs = 0;
    expect([search?.status, related?.status, suggested?.status]).toEqual([200, 200, 200]);
    const lifetimes = [search, related, suggested].map((one) => one?.headers.get('cache-control'));
    expect(lifetimes).toEqual(
      ['30', '5', '5'].map((seconds) => expect.stringContaining(`s-maxage=${seconds}`)),
    );
    expect(await related?.json()).toMatchObject({
      data: {
        ofMaker: [expect.anything(), expect.anything()],
        alike: [expect.anything(), expect.anything()],
      },
    });
  });

  it('is given up in seconds when the cluster hangs, and at once by those who come later', async () => {
    cluster.trouble.held = new Promise(() => {});
    const begun = performance.now();
    const asked = vi.spyOn(cluster.engine, 'find');
    const first = await Promise.all([1, 2, 3].map(() => get('results/search?query=divan')));
    expect(first.map(({ status }) => status)).toEqual([503, 503, 503]);
    // Whoever only reads is answered after nine, whatever hangs.
    expect(performance.now() - begun).toBeLessThan(9_000);
    expect(asked).toHaveBeenCalled();
    asked.mockClear();
    expect((await get('results/search?query=divan')).status).toBe(503);
    expect((await get('results')).status).toBe(200);
    expect(asked).not.toHaveBeenCalled();
  });
});
