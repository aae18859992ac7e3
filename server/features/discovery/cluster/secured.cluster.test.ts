import { setTimeout as pause } from 'node:timers/promises';
import { startOpenSearch, type StartedOpenSearch } from '@orendi/search/testing/opensearch';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServicesOn } from '../../../open-services.ts';
import { createLog } from '../../../platform/log/log.ts';
import type { Services } from '../../../services.ts';
import type { Settings } from '../../../platform/settings.ts';
import { createBusiness, createProduct } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { startTestPostgres } from '../../../testing/postgres.ts';
import { searchListings } from '../search-listings.ts';
import { fillIndex } from './fill-index.ts';

/* OpenSearch with its security plugin: https by an authority of one's own, and a user who may touch only the product's indexes. */

const undo: (() => Promise<void>)[] = [];
let node: StartedOpenSearch;
let shop: TestShop;

beforeAll(async () => {
  const { postgres, stop } = await startTestPostgres();
  undo.push(stop);
  node = await startOpenSearch({ heapMb: 384, isSecured: true });
  undo.push(node.stop);
  shop = await openTestShop({}, postgres);
  undo.push(shop.close);
});
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

async function start(own: Partial<Settings>) {
  const settings: Settings = {
    ...shop.services.settings,
    searchUrls: node.addresses,
    searchAuthorityFile: node.authorityFile,
    ...own,
  };
  const lines: { msg: string; reason?: string }[] = [];
  const log = createLog('warn', { to: { write: (line) => void lines.push(JSON.parse(line)) } });
  const { services, close, listenForChanges } = await openServicesOn(
    shop.connection,
    settings,
    log,
  );
  const ends = [close, await listenForChanges(), services.listings.start()];
  undo.push(...ends);
  return { services, lines };
}

const search = (services: Services, query: string) =>
  searchListings(services, { query, page: 1, perPage: 12 });

const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo().catch(() => false))) await pause(100);
};

it('fills, feeds and searches indexes of the given name, and gives way to a new one', async () => {
  const { services } = await start({});
  await until(async () => (await services.listings.findStatus())?.index !== null);
  const business_id = await createBusiness({ services });
  await createProduct({ services }, { business_id, product_name: 'Divan' });
  await createProduct({ services }, { business_id, product_name: 'Divan i dytë' });
  await until(async () => (await search(services, 'divan')).total === 2);
  expect(await services.listings.findStatus()).toMatchObject({ isAway: false, failure: null });
  const { searchCluster: cluster } = services;
  if (!cluster) throw new Error('there is no cluster');
  const filled = await fillIndex({ ...services, cluster });
  expect(filled?.listings).toBe(2);
  expect(await cluster.list()).toEqual([filled?.index]);
});

it.each<[string, () => Partial<Settings>, string]>([
  [
    'the password is wrong',
    () => ({
      searchUrls: node.addresses.map((url) => url.replace(/:[^:@]+@/, ':other@')),
      searchIndex: 'orendi-2',
    }),
    'the search cluster forbids it: the user or the password is wrong (401)',
  ],
  [
    'the indexes are of a name that the user may not touch',
    () => ({ searchIndex: 'other' }),
    'the search cluster forbids it: security_exception',
  ],
  [
    'its authority is not trusted',
    () => ({ searchAuthorityFile: null, searchIndex: 'orendi-3' }),
    'the search cluster is not trusted: unable to verify the first certificate',
  ],
])('if %s, the log and the details say so', async (_why, own, reason) => {
  const { services, lines } = await start(own());
  await until(async () => lines.length > 0);
  expect(lines[0]).toMatchObject({
    msg: expect.stringContaining('the search was not filled'),
    reason: expect.stringContaining(reason),
  });
  expect((await services.listings.findStatus())?.failure).toContain(reason);
  await expect(search(services, 'divan')).rejects.toThrow('the search cluster');
});
