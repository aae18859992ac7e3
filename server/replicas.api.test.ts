import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { writeListings } from './features/discovery/index.ts';
import { examine, tellFinding } from './features/operations/index.ts';
import { openServicesOn } from './open-services.ts';
import { createCaptcha } from './platform/captcha/index.ts';
import { solveToken } from './platform/captcha/testing/solve-token.ts';
import { silentLog } from './platform/log/log.ts';
import { readSettings } from './platform/settings.ts';
import type { Services } from './services.ts';
import { type Cluster, type ClusterServer, startDebianCluster } from './testing/debian-cluster.ts';
import { createBusiness, createProduct } from './testing/factories.ts';
import { findDebianPostgres } from './testing/find-debian-postgres.ts';
import { testSecret } from './testing/open-test-shop.ts';
import { post } from './testing/seller.ts';
import { databaseLimits } from './platform/db/time-limits.ts';

/*
 * Two processes over a primary and two standbys, which are stopped, held up, killed and promoted, in this order. Skipped
 * where Debian's PostgreSQL is not installed: the embedded one makes no copies.
 */

const bin = findDebianPostgres();
if (!bin) console.log('Replicas are left out: no PostgreSQL of Debian is installed.');

interface Process {
  services: Services;
  request(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

const soon = { timeout: 15_000, interval: 20 };
const limits = { ...databaseLimits, lag: 300, check: 500 };

async function openProcess({ primary, standbys }: Cluster, dataDir: string): Promise<Process> {
  const hosts = [primary, ...standbys].map(({ url }) => new URL(url).host);
  const settings = readSettings({
    DATA_DIR: dataDir,
    AUTH_SECRET: testSecret,
    RATE_LIMIT_SCALE: '1000',
    DATABASE_URL: `postgres://orendi@${hosts.join(',')}/postgres`,
    DATABASE_REPLICA_URL: standbys.map(({ url }) => url).join(','),
  });
  const connection = { connectionString: settings.databaseUrl ?? '' };
  const opened = await openServicesOn(connection, settings, silentLog, { limits });
  const captcha = createCaptcha({ secret: testSecret, recaptcha: null, cost: 1 });
  const services = { ...opened.services, captcha };
  const stop = await opened.listenForChanges();
  const app = buildApp(services);
  return {
    services,
    request: async (path, init) => app.request(path, init),
    async close() {
      await stop();
      await opened.close();
    },
  };
}

describe.skipIf(!bin)('a primary and two standbys', () => {
  let folder: string;
  let cluster: Cluster;
  let one: Process;
  let other: Process;
  let productId: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'orendi-replicas-'));
    cluster = await startDebianCluster(bin ?? '');
    one = await openProcess(cluster, folder);
    other = await openProcess(cluster, folder);
    productId = await createProduct(one, { business_id: await createBusiness(one) });
  });
  afterAll(async () => {
    await one?.close();
    await other?.close();
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const inUse = ({ services }: Process) =>
    services.replicas.list().map(({ leftOut }) => leftOut === null);
  const leftOut = ({ services }: Process) => services.replicas.list().map((each) => each.leftOut);
  const rename = (by: Process, name: string) =>
    by.services.changes.transaction(async (trx, touch) => {
      const named = trx.updateTable('product').set({ product_name: name });
      await named.where('id', '=', productId).execute();
      await writeListings(trx, touch, { productIds: [productId] });
    });
  const submit = async (by: Process) =>
    post(by, '/public/requests', {
      id: productId,
      type: 'product',
      name: 'Ana Hoxha',
      contactEmail: 'ana@example.com',
      phoneNumber: '069 123 4567',
      preferredContactMethod: 'email',
      message: 'A e keni në blu?',
      token: await solveToken(by.services.captcha),
    });
  const nameSeen = async (by: Process): Promise<string> => {
    const response = await by.request(`/v1/public/products/${productId}`);
    if (response.status !== 200) return String(response.status);
    return ((await response.json()) as { data: { product_name: string } }).data.product_name;
  };
  /** How many public reads went to each server, by its place: the standbys, then the primary. */
  const readsOf = async ({ services }: Process): Promise<number[]> => {
    const metric = services.metrics.registry.getSingleMetric('orendi_database_public_reads_total');
    const { values } = (await metric?.get()) ?? { values: [] };
    const names = [...services.replicas.list().map(({ server }) => server), 'primary'];
    return names.map((name) => values.find(({ labels }) => labels.server === name)?.value ?? 0);
  };

  test('visitors are answered by both standbys', async () => {
    await expect.poll(() => inUse(one), soon).toEqual([true, true]);
    await expect
      .poll(async () => {
        const before = await readsOf(one);
        for (let times = 0; times < 4; times += 1) await nameSeen(one);
        const after = await readsOf(one);
        return after.map((count, place) => count - (before[place] ?? 0));
      }, soon)
      // A product with the rates, each time.
      .toEqual([2, 2, 0]);
  });

  test('the doctor knows each server', async () => {
    const found = (await examine(one.services)).filter(({ area }) => area === 'database');
    const [primary, first, second] = [cluster.primary, ...cluster.standbys].map(
      ({ url }) => new URL(url).host,
    );
    expect(found.slice(-5).map((each) => tellFinding(each, 'en').text)).toEqual([
      `${primary} is the primary.`,
      `${first} is a standby, ready to take its place.`,
      `${second} is a standby, ready to take its place.`,
      `The replica ${first} is read: it has all that the primary has.`,
      `The replica ${second} is read: it has all that the primary has.`,
    ]);
  });

  test('a writer sees a change at once, and so does whoever is told of it', async () => {
    const seen: Promise<string>[] = [];
    other.services.changes.onTouched(() => seen.push(nameSeen(other)));
    for (let times = 0; times < 20; times += 1) {
      await rename(one, `Divan ${times}`);
      expect(await nameSeen(one)).toBe(`Divan ${times}`);
      await expect.poll(() => seen.length, soon).toBe(times + 1);
      expect(await seen[times]).toBe(`Divan ${times}`);
    }
  });

  test('a standby that is held up is left out, and taken back', async () => {
    const [late] = cluster.standbys;
    await late.ask('select pg_wal_replay_pause()');
    await expect
      .poll(() => late.ask('select pg_get_wal_replay_pause_state()'), soon)
      .toBe('paused');
    await rename(one, 'Divan i ri');
    for (let times = 0; times < 6; times += 1) expect(await nameSeen(one)).toBe('Divan i ri');
    await expect.poll(() => leftOut(one), soon).toEqual(['it lags behind', null]);
    await late.ask('select pg_wal_replay_resume()');
    await expect.poll(() => inUse(one), soon).toEqual([true, true]);
  });

  test('a killed standby costs no answer, and is taken back', async () => {
    const [gone] = cluster.standbys;
    const answers = new Set<string>();
    const stopAsking = askOnAndOn(async () => answers.add(await nameSeen(one)));
    await gone.kill();
    await expect.poll(() => inUse(one), soon).toEqual([false, true]);
    await gone.start();
    await expect.poll(() => inUse(one), soon).toEqual([true, true]);
    await stopAsking();
    expect([...answers]).toEqual(['Divan i ri']);
  });

  test('after the primary, all that was acknowledged is there, and the next one is found', async () => {
    const acknowledged: number[] = [];
    const refused = new Set<number>();
    const stopAsking = askOnAndOn(async () => {
      const response = await submit(one);
      if (response.status !== 201) refused.add(response.status);
      else acknowledged.push(((await response.json()) as { data: { id: number } }).data.id);
    });
    await expect.poll(() => acknowledged.length, soon).toBeGreaterThan(3);
    const statusOf = async (path: string) => (await one.request(path)).status;
    expect(await statusOf('/v1/public/results')).toBe(200);
    await cluster.primary.kill();
    await expect.poll(async () => (await one.request('/readyz')).text(), soon).toBe('reads only');
    expect(await nameSeen(one)).toBe('Divan i ri');
    expect(await statusOf('/v1/public/results')).toBe(200);
    expect((await submit(one)).status).toBe(503);

    const before = acknowledged.length;
    await (await mostAdvanced(cluster.standbys)).promote();
    await expect.poll(() => acknowledged.length, soon).toBeGreaterThan(before + 3);
    await stopAsking();
    // One that is asked for while the primary goes may wait until there is another.
    expect([...refused].filter((status) => status !== 503)).toEqual([]);
    const { rows } = await one.services.pool.query<{ id: number }>('select id from request');
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    await expect.poll(async () => (await one.request('/readyz')).text(), soon).toBe('ready');
    await rename(one, 'Pas ndërrimit');
    expect(await nameSeen(one)).toBe('Pas ndërrimit');
    await expect.poll(() => nameSeen(other), soon).toBe('Pas ndërrimit');
  });
});

/** @returns ends it, after what has been asked last */
function askOnAndOn(ask: () => Promise<unknown>): () => Promise<void> {
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) await ask();
  })();
  return () => {
    over.abort();
    return asking;
  };
}

/** Of two standbys, one has every acknowledged commit: the one that has received more. */
async function mostAdvanced(standbys: readonly ClusterServer[]): Promise<ClusterServer> {
  const received = await Promise.all(
    standbys.map(async (standby) => ({
      standby,
      bytes: Number(
        await standby.ask(`select pg_wal_lsn_diff(pg_last_wal_receive_lsn(), '0/0')::float8`),
      ),
    })),
  );
  const [best] = received.toSorted((a, b) => b.bytes - a.bytes);
  if (!best) throw new Error('there is no standby');
  return best.standby;
}
