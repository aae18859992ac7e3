import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Failure } from '@orendi/contract/envelope';
import { apiRoutes } from '@orendi/contract/routes/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { databaseLimits } from './platform/db/time-limits.ts';
import { silentLog } from './platform/log/log.ts';
import { openTestShop, type TestShop } from './testing/open-test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const failureOf = async (response: Response) => (await response.json()) as Failure;
const xsrf = { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' };

describe('rules for every call', () => {
  test.each(['/v1', '/v1/', '/v1/nothing', '/v1/public', '/v1/public/products/1/x', '/v1/%00'])(
    '%s is unknown, as JSON, in both languages',
    async (path) => {
      const response = await shop.request(path, { headers: { cookie: 'lang=en' } });
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({
        code: 'NOT_FOUND',
        message: 'What you are looking for was not found.',
      });
      const albanian = await shop.request(path);
      expect((await failureOf(albanian)).message).not.toMatch(/What/);
    },
  );

  test('a change needs the XSRF cookie repeated in the header, and a 403 gives the cookie', async () => {
    const refused = await shop.request('/v1/public/requests', { method: 'POST' });
    expect(refused.status).toBe(403);
    expect((await failureOf(refused)).code).toBe('FORBIDDEN');
    expect(refused.headers.get('set-cookie')).toMatch(
      /^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax$/,
    );
    for (const headers of [
      { cookie: 'XSRF-TOKEN=abc' },
      { 'x-xsrf-token': 'abc' },
      { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abd' },
      { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' },
    ]) {
      const response = await shop.request('/v1/public/requests', { method: 'POST', headers });
      expect(response.status).toBe(403);
    }
  });

  test('an empty query parameter counts as absent', async () => {
    const response = await shop.request(
      '/v1/public/results?businessId=&perPage=&saleProductsPage=',
    );
    expect(response.status).toBe(200);
  });

  test('security headers are on every answer', async () => {
    for (const path of ['/v1/public/industries', '/v1/nothing', '/healthz', '/media/none.webp']) {
      const { headers } = await shop.request(path);
      expect(headers.get('content-security-policy')).toMatch(
        /script-src 'self' 'sha256-[\w+/]+=';/,
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  test('public answers may be shared and revalidated; they set no cookie', async () => {
    const first = await shop.request('/v1/public/industries');
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/);
    expect(first.headers.has('set-cookie')).toBe(false);
    const etag = first.headers.get('etag') ?? '';
    const again = await shop.request('/v1/public/industries', {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('other origins are told nothing unless they are listed', async () => {
    const origin = 'https://shop.example';
    const closed = await shop.request('/v1/public/industries', { headers: { origin } });
    expect(closed.headers.has('access-control-allow-origin')).toBe(false);
    const settings = { ...shop.services.settings, webOrigins: [origin] };
    const app = buildApp({ ...shop.services, settings });
    const open = await app.request('/v1/public/industries', { headers: { origin } });
    expect(open.headers.get('access-control-allow-origin')).toBe(origin);
    expect(open.headers.get('access-control-allow-credentials')).toBe('true');
    const other = await app.request('/v1/public/industries', {
      headers: { origin: 'https://x.example' },
    });
    expect(other.headers.get('access-control-allow-origin')).not.toBe('https://x.example');
  });

  test('a body that is too large, of another type or broken is refused before anything else', async () => {
    const post = (body: string, type: string) =>
      shop.request('/v1/public/requests', {
        method: 'POST',
        headers: { ...xsrf, 'content-type': type },
        body,
      });
    expect((await post('x'.repeat(70_000), 'application/json')).status).toBe(413);
    expect((await post('name=x', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post('{}', 'application/json;')).status).toBe(415);
    expect((await post('{"name":', 'application/json')).status).toBe(400);
    expect((await post('', 'application/json')).status).toBe(400);
  });
});

describe('when something breaks', () => {
  test('a body that breaks off is the caller’s fault, not ours', async () => {
    const body = new ReadableStream({ pull: (parts) => parts.error(new Error('aborted')) });
    const headers = { ...xsrf, 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const sent: RequestInit = { method: 'POST', headers, body, duplex: 'half' };
    const response = await shop.request('/v1/public/requests', sent);
    expect(response.status).toBe(400);
    expect((await failureOf(response)).code).toBe('BAD_REQUEST');
  });

  test('a bug answers 500 with an id that is in the log, and nothing of its inside', async () => {
    const logged: object[] = [];
    const log = { ...shop.services.log, error: (entry: object) => logged.push(entry) };
    const db = {
      selectFrom: () => {
        throw new Error('secret table');
      },
    };
    const app = buildApp({
      ...shop.services,
      log,
      db,
      reads: db,
    } as unknown as TestShop['services']);
    const response = await app.request('/v1/public/industries', { headers: { cookie: 'lang=en' } });
    expect(response.status).toBe(500);
    const body = await failureOf(response);
    expect(body).toMatchObject({
      code: 'INTERNAL',
      message: 'An error occurred. Please try again.',
    });
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(logged).toMatchObject([{ requestId: body.requestId }]);
  });

  test('an unreachable database answers 503 with Retry-After, and the health checks tell', async () => {
    const gone = openDatabase({ ...shop.connection, host: '/nowhere' }, silentLog);
    const app = buildApp({ ...shop.services, db: gone.db, reads: gone.db, pool: gone.pool });
    const response = await app.request('/v1/public/industries');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await failureOf(response)).toMatchObject({ code: 'UNAVAILABLE' });
    expect((await app.request('/readyz')).status).toBe(503);
    expect((await app.request('/healthz')).status).toBe(200);
    expect((await shop.request('/readyz')).status).toBe(200);
    await gone.close();
  });
});

test('a database that hangs is told by the health check, in time', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const patient = { ...databaseLimits, connect: 120_000 };
  const hung = openDatabase({ ...shop.connection, host: '127.0.0.1', port }, silentLog, patient);
  const app = buildApp({ ...shop.services, db: hung.db, reads: hung.db, pool: hung.pool });
  const asked = performance.now();
  expect((await app.request('/readyz')).status).toBe(503);
  expect(performance.now() - asked).toBeLessThan(60_000);
  silent.close();
});

describe('the documents', () => {
  test('list every call of the contract, and no others', async () => {
    const response = await shop.request('/v1/openapi.json');
    const { paths, openapi } = (await response.json()) as {
      paths: Record<string, object>;
      openapi: string;
    };
    expect(openapi).toBe('3.1.0');
    const listed = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method} ${path}`),
    );
    const agreed = Object.values(apiRoutes).map(({ method, path }) => `${method} ${path}`);
    expect(listed.sort()).toEqual(agreed.sort());
  });

  test('can be read by a person, with scripts of our own only', async () => {
    const page = await (await shop.request('/v1/docs')).text();
    for (const [, address = ''] of page.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect(address).toMatch(/^\/v1\/docs\//);
      expect((await shop.request(address)).status).toBe(200);
    }
  });
});
