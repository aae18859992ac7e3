import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Web } from './platform/http/pages.ts';
import { silentLog } from './platform/log/log.ts';
import { startServer } from './start-server.ts';
import { openTestShop, testSecret, type TestShop } from './testing/open-test-shop.ts';

/* What a monitor sees of a running product. */

const web: Web = {
  files: (_, next) => next(),
  pages: async () => ({
    render: async () => ({ status: 200, html: ['<p>Home</p>'], isPrivate: false, route: 'home' }),
    assets: {} as never,
  }),
  cached: true,
  connectsTo: [],
};

let shop: TestShop;
let running: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  shop = await openTestShop();
  const { user, password, database, host } = shop.connection;
  const databaseUrl = `postgres://${user}:${String(password)}@localhost/${database}?host=${host}`;
  const { settings } = shop.services;
  running = await startServer(
    { ...settings, port: 0, databaseUrl, authSecret: testSecret, metricsPort: 0 },
    silentLog,
    web,
  );
});
afterAll(async () => {
  await running.stop();
  await shop.close();
});

const call = (path: string, init?: RequestInit) => fetch(`${running.address}${path}`, init);
const metrics = async () => (await fetch(String(running.metricsAddress))).text();

/** Every metric by its name, in which a histogram's suffixes are left out. */
async function namesOf(file: string): Promise<string[]> {
  const text = await readFile(join(import.meta.dirname, '../docs/operations', file), 'utf8');
  const names = text.match(/\b(orendi|nodejs|process)_\w+/g) ?? [];
  return [...new Set(names.map((name) => name.replace(/_bucket$/, '')))];
}

describe('metrics', () => {
  test('count calls by route and status, and tell made answers from kept ones', async () => {
    for (const path of ['/', '/', '/v1/public/industries', '/v1/public/industries?x=1'])
      await call(path);
    await call('/v1/public/products/999999');
    await call('/v1/auth/login', { method: 'POST' });
    const text = await metrics();
    expect(text).toContain('orendi_http_requests_total{route="page home",status="200"} 2\n');
    expect(text).toContain('orendi_http_requests_total{route="listIndustries",status="200"} 2\n');
    expect(text).toContain('orendi_http_requests_total{route="getProduct",status="404"} 1\n');
    expect(text).toContain('orendi_http_requests_total{route="login",status="403"} 1\n');
    const count = (source: string) =>
      new RegExp(`duration_seconds_count\\{route="page home",source="${source}"\\} (\\d+)`).exec(
        text,
      )?.[1];
    expect([count('made'), count('kept')]).toEqual(['1', '1']);
    expect(text).toMatch(/^orendi_page_render_duration_seconds_count\{page="home"\} 1$/m);
    expect(text).toMatch(/^orendi_cache_hits_total\{cache="answers"\} 1$/m);
  });

  test('have no route that a caller has invented', async () => {
    const routes = async () => new Set((await metrics()).match(/route="[^"]*"/g));
    await call('/v1/none');
    const before = await routes();
    for (let path = 0; path < 20; path += 1) {
      await call(`/v1/none${path}`, { headers: { 'x-route': `own ${path}` } });
      await call(`/media/none${path}/320.webp`);
      await call(`/v1/private/none${path}`, { method: 'DELETE' });
    }
    const added = [...(await routes())].filter((route) => !before.has(route));
    expect(added).toEqual(['route="/media/*"']);
  });

  test.each(['grafana.json', 'alerts.yml'])('are all that %s names', async (file) => {
    const text = await metrics();
    const shown = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const names = await namesOf(file);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !shown.has(name))).toEqual([]);
  });

  test('tell of database, disk and engine', async () => {
    await call('/v1/public/results/search?query=divan');
    const text = await metrics();
    expect(text).toMatch(/^orendi_search_duration_seconds_count 1$/m);
    expect(text).toMatch(/^orendi_mails_waiting \d+$/m);
    expect(text).toMatch(/^orendi_database_connections\{state="open"\} [1-9]/m);
    expect(text).toMatch(/^orendi_disk_free_bytes [1-9]/m);
    expect(text).toMatch(/^orendi_search_builds_total 1$/m);
    expect(text).toMatch(/^orendi_backup_ok 0$/m);
    expect(text).not.toMatch(/^orendi_backup_age_seconds /m);
  });

  test('are on a port of their own, and nothing else is', async () => {
    expect(running.metricsAddress).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
    const other = new URL('/', String(running.metricsAddress));
    expect((await fetch(other)).status).toBe(404);
    expect((await call('/metrics')).headers.get('content-type')).toContain('text/html');
  });

  test('no answer tells the route', async () => {
    for (const path of ['/', '/', '/v1/public/products/999999', '/v1/auth/user', '/healthz']) {
      expect((await call(path)).headers.has('x-route')).toBe(false);
    }
  });
});

describe('the details of readiness', () => {
  test('are told to callers on this machine', async () => {
    const response = await call('/readyz?details');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      state: 'ready',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      since: expect.stringMatching(/^\d{4}-/),
      database: { version: expect.stringMatching(/^\d+/), bytes: expect.any(Number) },
      disk: { freeBytes: expect.any(Number), totalBytes: expect.any(Number) },
      pictures: { areReadable: expect.any(Boolean) },
      mails: { waiting: 0, since: null, failing: 0, late: 0, givenUp: 0, isHeld: false },
      jobs: { failing: 0 },
    });
  });

  test.each([
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-real-ip': '10.0.0.1' },
    { via: '1.1 proxy' },
  ])('are not told through a proxy: %o', async (headers) => {
    expect(await (await call('/readyz?details', { headers })).text()).toBe('ready');
  });
});

test('an id of a call is taken from a proxy on this machine, answered, and made where there is none', async () => {
  const idOf = async (id?: string) =>
    (await call('/healthz', id ? { headers: { 'x-request-id': id } } : {})).headers.get(
      'x-request-id',
    );
  expect(await idOf('0123456789abcdef')).toBe('0123456789abcdef');
  expect(await idOf()).toMatch(/^[0-9a-f-]{36}$/);
  for (const odd of ['short', 'x'.repeat(65), 'with space in it', '<script>alert(1)']) {
    expect(await idOf(odd)).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('an answer from memory carries no id, least of all that of another call', async () => {
  const ids = [];
  for (let times = 0; times < 2; times += 1) {
    ids.push((await call('/v1/public/announcements')).headers.get('x-request-id'));
  }
  expect(ids).toEqual([null, null]);
});
