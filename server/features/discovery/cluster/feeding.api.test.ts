import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { openServicesOn } from '../../../open-services.ts';
import { silentLog } from '../../../platform/log/log.ts';
import { createBusiness, createProduct, suspendBusiness } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { writeListings } from '../index.ts';
import { searchListings } from '../search-listings.ts';
import { patience } from './breaker.ts';
import { fillIndex } from './fill-index.ts';
import { createFakeCluster, type FakeCluster } from './testing/fake-cluster.ts';

/* How a cluster is kept fed, by two processes, without a cluster. */

type Process = Awaited<ReturnType<typeof openServicesOn>>;

let shop: TestShop;
let cluster: FakeCluster;
let business: number;
let undo: (() => Promise<void>)[] = [];

beforeAll(async () => {
  cluster = createFakeCluster();
  shop = await openTestShop({ cluster });
  business = await createBusiness(shop);
});
afterAll(() => shop.close());
beforeEach(() => {
  const none = { isAway: false, delayMs: 0, held: Promise.resolve(), patienceMs: 30_000 };
  Object.assign(cluster.trouble, none);
});
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** A process that hears of the others and takes part in feeding. */
async function start(): Promise<Process & { kill: () => Promise<void> }> {
  const opened = await openServicesOn(shop.connection, shop.services.settings, silentLog, {
    cluster,
  });
  const stopListening = await opened.listenForChanges();
  const stopFeeding = opened.services.listings.start();
  /** As if the process were gone: without a database, it gives up no turn. */
  const kill = async () => {
    await stopListening();
    await opened.close();
    await stopFeeding();
    undo = undo.filter((step) => step !== stop);
  };
  const stop = async () => {
    await stopFeeding();
    await stopListening();
    await opened.close();
  };
  undo.push(stop);
  return { ...opened, kill };
}

type Searcher = Pick<Process['services'], 'db' | 'clock' | 'listings'>;

async function names(services: Searcher, query: string): Promise<string[]> {
  const { rows } = await searchListings(services, { query, page: 1, perPage: 12 });
  return rows.map(({ name }) => name);
}
const publish = (process: Process, product_name: string) =>
  createProduct(process, { business_id: business, product_name });

async function rename(process: Process, id: number, product_name: string): Promise<void> {
  await process.services.changes.transaction(async (trx, touch) => {
    await trx.updateTable('product').set({ product_name }).where('id', '=', id).execute();
    await writeListings(trx, touch, { productIds: [id] });
  });
}
async function remove(process: Process, id: number): Promise<void> {
  await process.services.changes.transaction(async (trx, touch) => {
    await trx.deleteFrom('product').where('id', '=', id).execute();
    await writeListings(trx, touch, { productIds: [id] });
  });
}
async function untilFilled({ services }: Process): Promise<void> {
  await expect.poll(async () => (await services.listings.findStatus())?.index).toBeTruthy();
}
/** @returns what lets the cluster answer again */
function holdAnswers(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  undo.push(async () => resolve());
  cluster.trouble.held = promise;
  return resolve;
}
const served = () => cluster.findServed();
const late = async ({ services }: Process) =>
  /^orendi_search_late_total (\d+)/m.exec(await services.metrics.registry.metrics())?.[1];

describe('an index', () => {
  it('is filled by itself, and searches are turned away until then', async () => {
    await expect(names(shop.services, 'zhubravel')).rejects.toThrow('lacks an index');
    await untilFilled(await start());
    expect(await names(shop.services, 'zhubravel')).toEqual([]);
  });

  it('has what was written once that is answered, whichever process has fed it', async () => {
    const one = await start();
    const other = await start();
    await untilFilled(one);
    const id = await publish(one, 'Zhubravel');
    expect(await names(other.services, 'zhubravel')).toEqual(['Zhubravel']);
    await rename(other, id, 'Frimtok');
    expect(await names(one.services, 'zhubravel')).toEqual([]);
    expect(await names(one.services, 'frimtok')).toEqual(['Frimtok']);
    await remove(one, id);
    expect(await names(other.services, 'frimtok')).toEqual([]);
    expect([await late(one), await late(other)]).toEqual(['0', '0']);
  });

  it('loses and gets back the listings of a business that is suspended', async () => {
    const process = await start();
    await untilFilled(process);
    const own = await createBusiness(process);
    await createProduct(process, { business_id: own, product_name: 'Qerfonix' });
    await suspendBusiness(process, own);
    expect(await names(process.services, 'qerfonix')).toEqual([]);
    await process.services.changes.transaction(async (trx, touch) => {
      const state = { suspended_at: null, suspension_reason: null };
      await trx.updateTable('business').set(state).where('id', '=', own).execute();
      await writeListings(trx, touch, { businessId: own });
    });
    expect(await names(process.services, 'qerfonix')).toEqual(['Qerfonix']);
  });

  it('misses nothing of a transaction that began earlier and ended later than others', async () => {
    const process = await start();
    await untilFilled(process);
    const early = await publish(process, 'Vlorgat');
    await process.services.changes.transaction(async (trx, touch) => {
      await trx
        .updateTable('product')
        .set({ product_name: 'Dumrezi' })
        .where('id', '=', early)
        .execute();
      await writeListings(trx, touch, { productIds: [early] });
      await createProduct(process, {
        business_id: await createBusiness(process),
        product_name: 'Dumrezi',
      });
      expect(await names(process.services, 'dumrezi')).toEqual(['Dumrezi']);
    });
    expect(await names(process.services, 'dumrezi')).toEqual(['Dumrezi', 'Dumrezi']);
    expect(await names(process.services, 'vlorgat')).toEqual([]);
  });
});

it('what a transaction writes last is what is found, also if it began before another one', async () => {
  const process = await start();
  await untilFilled(process);
  const id = await publish(process, 'Arkivol');
  await process.services.changes.transaction(async (trx, touch) => {
    // It has its number from here on.
    await sql`select pg_current_xact_id()`.execute(trx);
    await rename(process, id, 'Bankovol');
    expect(await names(process.services, 'bankovol')).toEqual(['Bankovol']);
    await trx
      .updateTable('product')
      .set({ product_name: 'Cilindol' })
      .where('id', '=', id)
      .execute();
    await writeListings(trx, touch, { productIds: [id] });
  });
  expect(await names(process.services, 'bankovol')).toEqual([]);
  expect(await names(process.services, 'cilindol')).toEqual(['Cilindol']);
});

it('a write is found once it is answered, also by a cluster that is slow at everything', async () => {
  const process = await start();
  await untilFilled(process);
  Object.assign(cluster.trouble, { delayMs: 600, patienceMs: patience.written });
  for (const name of ['Ngadalsues', 'Përtues']) {
    await publish(process, name);
    expect(await names(process.services, name)).toEqual([name]);
  }
  expect(await late(process)).toBe('0');
});

describe('when something fails', () => {
  beforeEach(() => {
    cluster.trouble.patienceMs = 1_000;
  });

  it('another process goes on within seconds, where the killed one has left off', async () => {
    const first = await start();
    await untilFilled(first);
    await publish(first, 'Kornizë');
    const second = await start();
    await first.kill();
    const { rows } = await shop.pool.query(
      `select feeds_until < now() + interval '6 seconds' as soon from search_feed`,
    );
    expect(rows).toEqual([{ soon: true }]);
    // As long as it takes to see that nobody is kept waiting until then.
    await shop.pool.query(`update search_feed set feeds_until = now() + interval '1 hour'`);
    await publish(second, 'Trokashkë');
    expect(await late(second)).toBe('1');
    await age('fed_at = fed_at');
    await expect.poll(() => names(second.services, 'trokashke')).toEqual(['Trokashkë']);
    expect(cluster.deeds.filter((deed) => deed.startsWith('serve'))).toHaveLength(1);
  });

  it('a write does not wait until a slow cluster has it, and is found later', async () => {
    const process = await start();
    const other = await start();
    await untilFilled(process);
    await publish(process, 'Mbështetëse');
    const answer = holdAnswers();
    const touched: string[] = [];
    other.services.changes.onTouched((tags) => touched.push(...tags));
    const id = await publish(process, 'Pezulluar');
    expect(await late(process)).toBe('1');
    // What was written before may be heard of until then.
    const heardSince = () => touched.slice(touched.lastIndexOf(`product:${id}`));
    await expect.poll(() => touched).toContain(`product:${id}`);
    expect(heardSince()).not.toContain('search');
    answer();
    await expect.poll(() => names(process.services, 'pezulluar')).toEqual(['Pezulluar']);
    // What was kept of searches in between goes, in every process.
    await expect.poll(heardSince).toContain('search');
  });

  it('what was written while the cluster was away is in it when it is back', async () => {
    const process = await start();
    await untilFilled(process);
    const id = await publish(process, 'Dritare');
    cluster.trouble.isAway = true;
    await publish(process, 'Parapet');
    await remove(process, id);
    await expect(names(process.services, 'parapet')).rejects.toThrow('unreachable');
    cluster.trouble.isAway = false;
    await expect
      .poll(() => names(process.services, 'parapet').catch(() => []))
      .toEqual(['Parapet']);
    expect(await names(process.services, 'dritare')).toEqual([]);
  });

  it('an index that was lost, or not fed for half a day, is filled anew', async () => {
    const process = await start();
    await untilFilled(process);
    await publish(process, 'Sënduk');
    for (const lose of [
      async () => cluster.wipe(),
      async () => void (await age(`fed_at = now() - interval '13 hours', feeder = 'gone'`)),
      async () => void (await age(`database_id = 'another', feeder = 'gone'`)),
      // A standby has taken over.
      async () => void (await age(`timeline = 'another', feeder = 'gone'`)),
    ]) {
      const before = await served();
      await lose();
      await expect.poll(served).not.toBe(before);
      await expect
        .poll(() => names(process.services, 'senduk').catch(() => []))
        .toEqual(['Sënduk']);
    }
  });
});

/** Changes what is known of the index, as time or a restored database would. */
const age = (what: string) =>
  shop.pool.query(`update search_feed set ${what}, feeds_until = now() - interval '1 second'`);

describe('filling a new index', () => {
  it('misses nothing that is written meanwhile, answers throughout, and removes the former one', async () => {
    const process = await start();
    await untilFilled(process);
    const kept = await publish(process, 'Banak 0');
    const gone = await publish(process, 'Stol');
    const former = await served();
    cluster.trouble.delayMs = 20;
    const filling = new AbortController();
    const writes = (async () => {
      for (let time = 1; !filling.signal.aborted || time < 5; time += 1) {
        await rename(process, kept, `Banak ${time}`);
        expect(await names(process.services, 'banak')).toEqual([`Banak ${time}`]);
        if (time === 2) await remove(process, gone);
      }
    })();
    const filled = await fillIndex({ ...process.services, cluster });
    filling.abort();
    await writes;
    expect(filled?.listings).toBeGreaterThan(0);
    expect(await served()).toBe(filled?.index);
    expect(await cluster.list()).toEqual([filled?.index]);
    expect(filled?.index).not.toBe(former);
    expect(await names(process.services, 'stol ')).toEqual([]);
    await publish(process, 'Pas mbushjes');
    expect(await names(process.services, 'mbushjes')).toEqual(['Pas mbushjes']);
  });

  it('is done by one process at a time, and what was broken off is removed by the next', async () => {
    const process = await start();
    await untilFilled(process);
    const before = await served();
    await cluster.create(`${cluster.alias}-1`);
    const parts = { ...process.services, cluster };
    const answer = holdAnswers();
    const both = [fillIndex(parts), fillIndex(parts)];
    // The other one cannot be done before.
    expect(await Promise.race(both)).toBeNull();
    answer();
    expect((await Promise.all(both)).filter((one) => one !== null)).toHaveLength(1);
    expect(await cluster.list()).toEqual([await served()]);
    expect(await served()).not.toBe(before);
  });

  it('leaves everything as it was when it fails', async () => {
    const process = await start();
    await untilFilled(process);
    const before = await served();
    const stop = AbortSignal.abort(new Error('enough'));
    await expect(fillIndex({ ...process.services, cluster }, { signal: stop })).rejects.toThrow(
      'enough',
    );
    expect([await served(), await cluster.list()]).toEqual([before, [before]]);
    expect(await fillIndex({ ...process.services, cluster })).not.toBeNull();
  });
});
