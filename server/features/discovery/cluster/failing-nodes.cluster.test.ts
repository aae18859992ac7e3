import { setTimeout as pause } from 'node:timers/promises';
import { startOpenSearch, type StartedOpenSearch } from '@orendi/search/testing/opensearch';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServicesOn } from '../../../open-services.ts';
import { silentLog } from '../../../platform/log/log.ts';
import { createBusiness, createProduct } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { startTestPostgres } from '../../../testing/postgres.ts';
import { listSections } from '../list-sections.ts';
import { searchListings } from '../search-listings.ts';
import { fillIndex } from './fill-index.ts';
import { openCluster } from './open-cluster.ts';

/* Two processes on a cluster of three nodes, which fail one after another, and come back. */

type Process = Awaited<ReturnType<typeof openServicesOn>>;

const undo: (() => Promise<void>)[] = [];
let nodes: StartedOpenSearch;
let shop: TestShop;
let business: number;
let one: Process;
let other: Process;

beforeAll(async () => {
  const { postgres, stop } = await startTestPostgres();
  undo.push(stop);
  nodes = await startOpenSearch({ nodes: 3 });
  undo.push(nodes.stop);
  shop = await openTestShop({}, postgres);
  undo.push(shop.close);
  business = await createBusiness(shop);
  one = await start();
  other = await start();
  await until(async () => (await one.services.listings.findStatus())?.index !== null);
});
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

async function start(): Promise<Process> {
  const settings = {
    ...shop.services.settings,
    searchUrls: nodes.addresses,
    searchIndex: 'failing',
  };
  const cluster = await openCluster(settings);
  const opened = await openServicesOn(shop.connection, settings, silentLog, { cluster });
  undo.push(opened.close, await opened.listenForChanges(), opened.services.listings.start());
  return opened;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo().catch(() => false))) await pause(200);
}

const publish = (product_name: string) =>
  createProduct(one, { business_id: business, product_name });
const totalOf = async ({ services }: Process, query: string) =>
  (await searchListings(services, { query, page: 1, perPage: 12 })).total;

it('what is written is found in the next search, whichever process answers it', async () => {
  for (let time = 1; time <= 5; time += 1) {
    await publish(`Rrathore ${time}`);
    expect(await totalOf(other, 'rrathore')).toBe(time);
  }
});

it('a node that is killed costs no write and no answer for longer than the cluster needs to notice', async () => {
  let failures = 0;
  const enough = new AbortController();
  const searching = (async () => {
    while (!enough.signal.aborted) {
      await totalOf(other, 'rrathore').catch(() => (failures += 1));
      await pause(100);
    }
  })();
  await nodes.kill(1);
  for (let time = 1; time <= 5; time += 1) await publish(`Katërkëndor ${time}`);
  await until(async () => (await totalOf(other, 'katerkendor')) === 5);
  const before = failures;
  await pause(2_000);
  enough.abort();
  await searching;
  expect(failures).toBe(before);
  await nodes.start(1);
});

it('without most nodes lists are served and writes taken, which are found once they are back', async () => {
  for (const node of [1, 2]) await nodes.kill(node);
  const begun = performance.now();
  await publish('Trekëndor');
  expect(performance.now() - begun).toBeLessThan(5_000);
  await expect(totalOf(one, 'trekendor')).rejects.toThrow('search cluster');
  const query = { allProductsPage: 1, saleProductsPage: 1, newCollectionProductsPage: 1 };
  const { total } = await listSections(one.services, { ...query, packagesPage: 1, perPage: 12 });
  expect(total).toBe(11);
  for (const node of [1, 2]) await nodes.start(node);
  await until(async () => (await totalOf(one, 'trekendor')) === 1);
  await until(async () => (await totalOf(other, 'trekendor')) === 1);
  expect(await totalOf(one, 'rrathore')).toBe(5);
});

it('a new index takes the place of the former one while searches go on', async () => {
  const cluster = one.services.searchCluster;
  if (!cluster) throw new Error('there is no cluster');
  const enough = new AbortController();
  const totals = new Set<number>();
  const searching = (async () => {
    while (!enough.signal.aborted) totals.add(await totalOf(other, 'rrathore').catch(() => -1));
  })();
  const filled = await fillIndex({ ...one.services, cluster });
  await pause(500);
  enough.abort();
  await searching;
  expect(filled?.listings).toBe(11);
  expect([...totals]).toEqual([5]);
  expect(await cluster.list()).toEqual([filled?.index]);
});
