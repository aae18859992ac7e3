import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { fillIndex } from './fill-index.ts';
import { ownCluster } from './own-cluster.ts';
import { createFakeCluster, type FakeCluster } from './testing/fake-cluster.ts';

const theirs = '22222222-2222-4222-8222-222222222222';

let shop: TestShop;
let ours: string;
let fake: FakeCluster;
beforeAll(async () => {
  shop = await openTestShop({ cluster: null });
  const { rows } = await shop.pool.query<{ id: string }>('select id from shop_identity');
  ours = rows[0]?.id ?? '';
});
afterAll(() => shop.close());
beforeEach(async () => {
  fake = createFakeCluster('orendi-whose');
  await shop.pool.query('delete from search_feed');
});

const open = () => ownCluster(fake, shop.db, ours);
const fill = (cluster: Awaited<ReturnType<typeof open>>) =>
  fillIndex({ ...shop.services, cluster });

it('marks the index that it fills, and finds it its own again', async () => {
  const filled = await fill(await open());
  expect([...fake.owners]).toEqual([[filled?.index, ours]]);
  expect(await (await open()).findServed()).toBe(filled?.index);
});

it("refuses another shop's index with both ids, and touches nothing", async () => {
  await fake.create('orendi-whose-1');
  await fake.mark('orendi-whose-1', theirs);
  await expect(open()).rejects.toThrow(
    `The search index orendi-whose-1 belongs to the shop ${theirs}, and this is the shop ${ours}: name another one in SEARCH_INDEX, or remove that one.`,
  );
  expect(fake.deeds).toEqual([]);
});

it('marks an index without a mark that its own database has filled, and does not fill it anew', async () => {
  // As a release before marks does it.
  const filled = await fill(fake);
  expect([...fake.owners]).toEqual([]);
  expect(await (await open()).findServed()).toBe(filled?.index);
  expect([...fake.owners]).toEqual([[filled?.index, ours]]);
  expect(fake.deeds.filter((deed) => deed.startsWith('remove'))).toEqual([]);
});

it('refuses an index without a mark that another database has filled', async () => {
  await fill(fake);
  await shop.pool.query(`update search_feed set database_id = 'another/1'`);
  await expect(open()).rejects.toThrow("was filled by another database than this shop's");
  expect([...fake.owners]).toEqual([]);
});

it('neither searches nor fills before it has proven whose it is, where the cluster was away', async () => {
  await fake.create('orendi-whose-1');
  await fake.serve('orendi-whose-1');
  await fake.mark('orendi-whose-1', theirs);
  fake.trouble.isAway = true;
  const cluster = await open();
  await expect(cluster.findServed()).rejects.toThrow('the test has said so');
  fake.trouble.isAway = false;
  await expect(cluster.engine.read([1], [])).rejects.toThrow(`belongs to the shop ${theirs}`);
  await expect(fill(cluster)).rejects.toThrow(`belongs to the shop ${theirs}`);
  expect(fake.deeds).toEqual(['serve orendi-whose-1']);
});
