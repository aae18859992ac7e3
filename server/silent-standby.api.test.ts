import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { openServicesOn } from './open-services.ts';
import { createCaptcha } from './platform/captcha/index.ts';
import { solveToken } from './platform/captcha/testing/solve-token.ts';
import { silentLog } from './platform/log/log.ts';
import { readSettings } from './platform/settings.ts';
import type { Services } from './services.ts';
import { type Cluster, startDebianCluster } from './testing/debian-cluster.ts';
import { createBusiness, createProduct } from './testing/factories.ts';
import { findDebianPostgres } from './testing/find-debian-postgres.ts';
import { testSecret } from './testing/open-test-shop.ts';

/*
 * A primary whose standbys, of which one has to have each commit, fall silent and come back: their connections stay open.
 * Skipped where Debian's PostgreSQL is not installed: the embedded one makes no copies.
 */

const bin = findDebianPostgres();
if (!bin) console.log('Silent standbys are left out: no PostgreSQL of Debian is installed.');

const soon = { timeout: 20_000, interval: 100 };
/** More than there are connections. */
const keys = Array.from({ length: 20 }, (_, index) => `a-key-of-a-form-${index}`);

describe.skipIf(!bin)('while no standby confirms commits', () => {
  let folder: string;
  let cluster: Cluster;
  let services: Services;
  let product: number;
  let close: () => Promise<void>;
  let request: (path: string, init?: RequestInit) => Promise<Response>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'orendi-standby-'));
    cluster = await startDebianCluster(bin ?? '');
    const settings = readSettings({
      DATA_DIR: folder,
      AUTH_SECRET: testSecret,
      RATE_LIMIT_SCALE: '1000',
      DATABASE_URL: cluster.primary.url,
    });
    const connection = { connectionString: settings.databaseUrl ?? '' };
    const opened = await openServicesOn(connection, settings, silentLog);
    const captcha = createCaptcha({ secret: testSecret, recaptcha: null, cost: 1 });
    services = { ...opened.services, captcha };
    const app = buildApp(services);
    request = async (path, init) => app.request(path, init);
    close = opened.close;
    product = await createProduct(
      { services },
      {
        business_id: await createBusiness({ services }),
      },
    );
  });
  afterAll(async () => {
    await setStandbys('SIGCONT');
    await close?.();
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  let receivers: number[] = [];
  const setStandbys = async (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of receivers) process.kill(pid, signal);
    if (signal === 'SIGCONT') receivers = [];
  };
  const silence = async () => {
    const pids = cluster.standbys.map(({ ask }) => ask('select pid from pg_stat_wal_receiver'));
    receivers = (await Promise.all(pids)).map(Number).filter((pid) => pid > 0);
    expect(receivers).toHaveLength(2);
    await setStandbys('SIGSTOP');
  };
  const submit = async (key: string) => {
    const token = await solveToken(services.captcha);
    const asked = performance.now();
    const response = await request('/v1/public/requests', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'Idempotency-Key': key,
        'X-XSRF-TOKEN': 'abc',
        cookie: 'XSRF-TOKEN=abc',
      },
      body: JSON.stringify({
        id: product,
        type: 'product',
        name: 'Ana Hoxha',
        contactEmail: 'ana@example.com',
        phoneNumber: '069 123 4567',
        preferredContactMethod: 'email',
        message: `A e keni në blu? ${key}`,
        token,
      }),
    });
    const { data } = (await response.json()) as { data?: { id: number } };
    const seconds = (performance.now() - asked) / 1000;
    return {
      status: response.status,
      id: data?.id,
      seconds,
      again: response.headers.get('retry-after'),
    };
  };
  const ready = async () => {
    const response = await request('/readyz');
    return `${response.status} ${await response.text()}`;
  };
  const countRequests = () => cluster.primary.ask('select count(*)::int from request');

  test('forms are told in time to come back, the rest is shown, and none is lost or doubled', async () => {
    const before = await submit('before');
    expect(before.status).toBe(201);
    expect(await ready()).toBe('200 ready');

    await silence();
    const forms = Promise.all(keys.map(submit));
    await expect.poll(ready, soon).toBe('200 reads only');
    // The search has to read what was written meanwhile, beside the forms that hold connections.
    await cluster.primary.ask(
      `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'`,
    );
    const search = '/v1/public/results/search?query=divan';
    for (const path of ['/v1/public/industries', `/v1/public/products/${product}`, search])
      expect((await request(path)).status).toBe(200);
    for (const form of await forms) {
      expect(form).toMatchObject({ status: 503, again: '5' });
      expect(form.seconds).toBeLessThan(12);
    }
    const repeated = await submit(keys[0] ?? '');
    expect(repeated).toMatchObject({ status: 503, again: '5' });
    expect(repeated.seconds).toBeLessThan(12);

    await setStandbys('SIGCONT');
    await expect.poll(ready, soon).toBe('200 ready');
    const stored = await Promise.all(keys.map(submit));
    expect(stored.map(({ status }) => status)).toEqual(keys.map(() => 201));
    const again = await Promise.all(keys.map(submit));
    expect(again.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
    expect(await submit('before')).toMatchObject({ status: 201, id: before.id });
    expect(await countRequests()).toBe(keys.length + 1);
  });

  test('a form that only a primary brought back from a crash has is not confirmed before a standby has it', async () => {
    await silence();
    expect((await submit('crash')).status).toBe(503);
    await cluster.primary.kill();
    await cluster.primary.start();
    expect(
      await cluster.primary.ask(`select count(*)::int from idempotency_key where key = 'crash'`),
    ).toBe(1);
    await expect.poll(async () => (await request('/v1/public/industries')).status, soon).toBe(200);
    expect((await submit('crash')).status).toBe(503);
    await setStandbys('SIGCONT');
    await expect.poll(async () => (await submit('crash')).status, soon).toBe(201);
    expect(await countRequests()).toBe(keys.length + 2);
  });
});
