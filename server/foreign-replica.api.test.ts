import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { examine, tellFinding } from './features/operations/index.ts';
import { openServicesOn } from './open-services.ts';
import { silentLog } from './platform/log/log.ts';
import { readSettings } from './platform/settings.ts';
import { type Cluster, type ClusterServer, startDebianCluster } from './testing/debian-cluster.ts';
import { createBusiness, createProduct } from './testing/factories.ts';
import { findDebianPostgres } from './testing/find-debian-postgres.ts';
import { testSecret } from './testing/open-test-shop.ts';

/* A shop whose settings name the standby of another one, which is further on in its log. Skipped like the tests of replicas. */

const bin = findDebianPostgres();
const soon = { timeout: 15_000, interval: 20 };

describe.skipIf(!bin)("another shop's standby", () => {
  let folder: string;
  let ours: Cluster;
  let theirs: Cluster;
  const closing: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'orendi-foreign-'));
    [ours, theirs] = await Promise.all([
      startDebianCluster(bin ?? ''),
      startDebianCluster(bin ?? ''),
    ]);
  }, 120_000);
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
    await Promise.all([ours?.stop(), theirs?.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  /** A process over the primary of a cluster, which may be told of any standby. */
  async function open(name: string, { primary }: Cluster, replica: ClusterServer) {
    const settings = readSettings({
      DATA_DIR: join(folder, name),
      AUTH_SECRET: testSecret,
      DATABASE_URL: primary.url,
      DATABASE_REPLICA_URL: replica.url,
    });
    const { services, listenForChanges, close } = await openServicesOn(
      { connectionString: primary.url },
      settings,
      silentLog,
    );
    const stop = await listenForChanges();
    closing.push(close, stop);
    return { services, app: buildApp(services) };
  }
  type Process = Awaited<ReturnType<typeof open>>;
  const leftOut = ({ services }: Process) => services.replicas.list()[0]?.leftOut;
  const nameOfFirst = async ({ app }: Process) => {
    const response = await app.request('/v1/public/products/1');
    return ((await response.json()) as { data: { product_name: string } }).data.product_name;
  };
  const idOf = ({ primary }: Cluster) => primary.ask('select id::text from shop_identity');
  const sell = async ({ services }: Process, name: string) =>
    createProduct(
      { services },
      { business_id: await createBusiness({ services }), product_name: name },
    );

  test('is left out with both ids, however far on it is, and the doctor says so', async () => {
    const [standby] = theirs.standbys;
    const staging = await open('staging', theirs, standby);
    const shop = await open('shop', ours, standby);
    await sell(staging, 'Provë');
    await sell(shop, 'Divan');
    // Megabytes of log, so that it has "replayed" whatever our primary has written.
    await theirs.primary.ask(
      "create table ballast as select repeat('x', 999) from generate_series(1, 20000)",
    );
    await expect.poll(() => leftOut(staging), soon).toBeNull();
    const reason = `it belongs to the shop ${String(await idOf(theirs))}, and this is ${String(await idOf(ours))}`;
    await expect.poll(() => leftOut(shop), soon).toBe(reason);
    for (let times = 0; times < 5; times += 1) expect(await nameOfFirst(shop)).toBe('Divan');
    expect(leftOut(shop)).toBe(reason);
    const found = (await examine(shop.services)).map((each) => tellFinding(each, 'en'));
    expect(found).toContainEqual(
      expect.objectContaining({
        level: 'fault',
        text: `The replica ${new URL(standby.url).host} is not read: ${reason}.`,
      }),
    );
  });

  test('is left out also as a copy with the same id', async () => {
    const [, standby] = theirs.standbys;
    await theirs.primary.ask(`update shop_identity set id = '${String(await idOf(ours))}'`);
    const shop = await open('shop', ours, standby);
    await expect
      .poll(() => leftOut(shop), soon)
      .toMatch(/^it follows another primary: its system is \d+, /);
    expect(await nameOfFirst(shop)).toBe('Divan');
  });
});
