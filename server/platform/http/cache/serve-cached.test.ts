import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Listening, listen } from '../listen.ts';
import { ResponseCache } from './response-cache.ts';
import { serveCached } from './serve-cached.ts';

const text = 'divan '.repeat(500);
let server: Listening;
let calls = 0;

beforeAll(async () => {
  const answer = async (request: Request) => {
    calls += 1;
    const cookie = request.headers.get('cookie');
    return new Response(`${text}${cookie}`, {
      headers: {
        'cache-control': 'public, s-maxage=60',
        etag: `"${cookie}"`,
        'cache-tag': 'listings',
      },
    });
  };
  const listener = serveCached({
    cache: new ResponseCache({ maxBytes: 1_000_000, now: Date.now }),
    answer,
    mayCache: (path) => path !== '/private',
    otherwise: (_req, res) => res.end('not shared'),
  });
  server = await listen(listener, { host: '127.0.0.1', port: 0 });
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers });

describe('serving from the cache', () => {
  test('makes an answer once, and hides its tags', async () => {
    calls = 0;
    const [first, second] = [await get('/once'), await get('/once')];
    expect(await second.text()).toBe(await first.text());
    expect(calls).toBe(1);
    expect(second.headers.has('cache-tag')).toBe(false);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('compresses as asked: %s', async (encoding, decompress) => {
    const { request } = await import('node:http');
    const body = await new Promise<Buffer>((resolve) => {
      const options = { port: server.port, path: '/c', headers: { 'accept-encoding': encoding } };
      request(options, (res) => {
        expect(res.headers['content-encoding']).toBe(encoding);
        const parts: Buffer[] = [];
        res.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
      }).end();
    });
    expect(decompress(body).toString()).toContain(text);
    expect(body.length).toBeLessThan(text.length / 5);
  });

  test('answers 304 to who has it already', async () => {
    const etag = (await get('/etag')).headers.get('etag') ?? '';
    expect((await get('/etag', { 'if-none-match': etag })).status).toBe(304);
  });

  test('keeps languages apart, and passes on no other cookie', async () => {
    const albanian = await (await get('/lang', { cookie: 'XSRF-TOKEN=secret' })).text();
    const english = await (await get('/lang', { cookie: 'lang=en; XSRF-TOKEN=secret' })).text();
    expect(albanian).toContain('lang=al');
    expect(english).toContain('lang=en');
    expect(albanian + english).not.toContain('secret');
  });

  test('leaves sessions, other methods and private paths to the app', async () => {
    expect(await (await get('/x', { cookie: 'session=abc' })).text()).toBe('not shared');
    expect(await (await get('/private')).text()).toBe('not shared');
    const post = await fetch(`http://127.0.0.1:${server.port}/x`, { method: 'POST' });
    expect(await post.text()).toBe('not shared');
  });

  test('a taken port is said in one sentence', async () => {
    const again = listen(() => {}, { host: '127.0.0.1', port: server.port });
    await expect(again).rejects.toThrow(/^Port \d+ is taken by another program/);
  });
});
