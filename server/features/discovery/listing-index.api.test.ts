import { SearchAway } from '@orendi/search/opensearch/search-away';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openServicesOn } from '../../open-services.ts';
import { silentLog } from '../../platform/log/log.ts';
import { createBusiness, createProduct, suspendBusiness } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { keepListingsInMemory, writeListings } from './index.ts';
import { searchListings } from './search-listings.ts';
import { forgetRemovals } from './start-listing-cleanup.ts';

/* Two processes on one database: what one writes, the other finds. */

type Opened = Awaited<ReturnType<typeof openServicesOn>>;

let shop: TestShop;
let other: Opened;
let business: number;

beforeAll(async () => {
  shop = await openTestShop();
  other = await openServicesOn(shop.connection, shop.services.settings, silentLog);
  business = await createBusiness(shop);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

async function names(
  services: Pick<Opened['services'], 'db' | 'clock' | 'listings'>,
  query: string,
) {
  const { rows } = await searchListings(services, { query, page: 1, perPage: 12 });
  return rows.map(({ name }) => name);
}

/** A cluster that is busy may leave a question without an answer, but gives no wrong one. */
function refuseIfAway(error: unknown): string[] {
  if (shop.services.searchCluster && error instanceof SearchAway) return [];
  throw error;
}

async function deleteProduct(id: number) {
  await shop.services.changes.transaction(async (trx, touch) => {
    await trx.deleteFrom('product').where('id', '=', id).execute();
    await writeListings(trx, touch, { productIds: [id] });
  });
}

async function rename(id: number, product_name: string) {
  await shop.services.changes.transaction(async (trx, touch) => {
    await trx.updateTable('product').set({ product_name }).where('id', '=', id).execute();
    await writeListings(trx, touch, { productIds: [id] });
  });
}

describe.each(['without notifications', 'with notifications'])('another process, %s', (how) => {
  // The names of the two runs differ by more than a typo, so that neither finds those of the other.
  const mark = how.startsWith('without') ? 'oooo' : 'iiii';
  let stopListening: (() => Promise<void>) | undefined;
  const expectNames = async (services: Opened['services'], query: string, expected: string[]) => {
    // A notification takes a moment to arrive; without notifications every search checks for changes itself.
    if (stopListening) await expect.poll(() => names(services, query)).toEqual(expected);
    expect(await names(services, query)).toEqual(expected);
  };

  beforeAll(async () => {
    if (how === 'with notifications') stopListening = await other.listenForChanges();
  });
  afterAll(() => stopListening?.());

  it('finds what is published, renamed and deleted', async () => {
    const id = await createProduct(shop, {
      business_id: business,
      product_name: `Zhubravel${mark}`,
    });
    await expectNames(other.services, `zhubravel${mark}`, [`Zhubravel${mark}`]);
    await rename(id, `Frimtok${mark}`);
    await expectNames(other.services, `zhubravel${mark}`, []);
    await expectNames(other.services, `frimtok${mark}`, [`Frimtok${mark}`]);
    await deleteProduct(id);
    await expectNames(other.services, `frimtok${mark}`, []);
  });

  it('hides the listings of a suspended business and shows them again', async () => {
    const own = await createBusiness(shop);
    await createProduct(shop, { business_id: own, product_name: `Qerfonix${mark}` });
    await expectNames(other.services, `qerfonix${mark}`, [`Qerfonix${mark}`]);
    await suspendBusiness(shop, own);
    await expectNames(other.services, `qerfonix${mark}`, []);
    await shop.services.changes.transaction(async (trx, touch) => {
      await trx
        .updateTable('business')
        .set({ suspended_at: null, suspension_reason: null })
        .where('id', '=', own)
        .execute();
      await writeListings(trx, touch, { businessId: own });
    });
    await expectNames(other.services, `qerfonix${mark}`, [`Qerfonix${mark}`]);
  });

  it('misses nothing of a transaction that began earlier and ended later than others', async () => {
    const early = await createProduct(shop, {
      business_id: business,
      product_name: `Vlorgat${mark}`,
    });
    await expectNames(other.services, `vlorgat${mark}`, [`Vlorgat${mark}`]);
    await shop.services.changes.transaction(async (trx, touch) => {
      await trx
        .updateTable('product')
        .set({ product_name: `Dumrezi${mark}` })
        .where('id', '=', early)
        .execute();
      await writeListings(trx, touch, { productIds: [early] });
      const own = await createBusiness(shop);
      await createProduct(shop, { business_id: own, product_name: `Dumrezi${mark}` });
      await expectNames(other.services, `dumrezi${mark}`, [`Dumrezi${mark}`]);
    });
    await expectNames(other.services, `dumrezi${mark}`, [`Dumrezi${mark}`, `Dumrezi${mark}`]);
    await expectNames(other.services, `vlorgat${mark}`, []);
  });
});

describe('an index', () => {
  it('is searched by many at once while others write', async () => {
    const own = await createBusiness(shop);
    const writes = Array.from({ length: 12 }, (_, i) =>
      createProduct(shop, { business_id: own, product_name: `Njëkohësisht ${i}` }),
    );
    const searches = Array.from({ length: 40 }, () =>
      names(shop.services, 'njekohesisht').catch(refuseIfAway),
    );
    const seen = await Promise.all(searches);
    await Promise.all(writes);
    expect(seen.every((found) => new Set(found).size === found.length)).toBe(true);
    const last = () => names(shop.services, 'njekohesisht').catch(refuseIfAway);
    // Who writes waits a second for a cluster, which may take longer when so much is asked of it at once.
    const isFollowed = async () => (await last()).length === 12;
    if (shop.services.searchCluster) await vi.waitUntil(isFollowed, { timeout: 30_000 });
    expect(await names(shop.services, 'njekohesisht')).toHaveLength(12);
  });

  it('goes on after the database could not be asked', async () => {
    const fresh = await openServicesOn(shop.connection, shop.services.settings, silentLog);
    const { pool } = fresh.services;
    const connect = pool.connect.bind(pool);
    pool.connect = (() => Promise.reject(new Error('no connection'))) as typeof pool.connect;
    await expect(names(fresh.services, 'anything')).rejects.toThrow('no connection');
    pool.connect = connect;
    await createProduct(shop, { business_id: business, product_name: 'Pasojë' });
    expect(await names(fresh.services, 'pasoje')).toEqual(['Pasojë']);
    await fresh.close();
  });

  it('no longer needs the traces of what was removed a day ago', async () => {
    const id = await createProduct(shop, { business_id: business, product_name: 'I vjetër' });
    await deleteProduct(id);
    const traces = async () => {
      const { rows } = await shop.pool.query(
        'select 1 from listing_removal where listing_id = $1',
        [id],
      );
      return rows.length;
    };
    await forgetRemovals(shop.db);
    expect(await traces()).toBe(1);
    await shop.pool.query(`update listing_removal set removed_at = now() - interval '25 hours'`);
    await forgetRemovals(shop.db);
    expect(await traces()).toBe(0);
  });
});

it('says once in the log that so many listings belong in a cluster', async () => {
  const warn = vi.fn();
  const { db, pool, changes } = shop.services;
  const index = keepListingsInMemory({
    db,
    pool,
    changes,
    log: { info: () => {}, warn },
    mostListings: 0,
  });
  await createProduct(shop, { business_id: business });
  await index.current();
  expect(warn).toHaveBeenCalledWith(
    { listings: expect.any(Number), most: 0 },
    expect.stringContaining('SEARCH_URL'),
  );
  await createProduct(shop, { business_id: business });
  await index.current();
  expect(warn).toHaveBeenCalledTimes(1);
});
