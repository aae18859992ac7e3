import { once } from 'node:events';
import { request as send } from 'node:http';
import { connect } from 'node:net';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Listening, listen } from '../listen.ts';
import { serveCached } from './serve-cached.ts';

const text = 'divan '.repeat(500);
let server: Listening;
let calls = 0;
/** The calls that had begun when something was answered that is not shared. */
let callsBefore = 0;
const notes: string[] = [];

beforeAll(async () => {
  const answer = async (request: Request) => {
    calls += 1;
    const cookie = request.headers.get('cookie');
    return new Response(`${text}${cookie}`, {
      headers: {
        'cache-control': request.url.includes('uncached') ? 'no-store' : 'public, s-maxage=60',
        etag: `"${cookie}"`,
        'cache-tag': 'listings',
        'x-origin': request.headers.get('origin') ?? 'none',
        vary: 'Origin',
        ...(request.url.includes('noted') && { 'orendi-note': 'divan' }),
      },
    });
  };
  const { listener } = serveCached(
    { fetch: answer },
    (_req, res) => {
      callsBefore = calls;
      res.end('not shared');
    },
    { webOrigins: ['https://shop.example'], trustedProxies: ['loopback'] },
    (note, { headers }) => notes.push(`${note} by ${headers.get('user-agent')}`),
  );
  server = await listen(listener, { host: '127.0.0.1', port: 0 });
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers });

/** Sends a host and a path that fetch would not. */
function getRaw(path: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    send({ port: server.port, path, headers: { host } }, (res) => {
      let body = '';
      res.on('data', (part) => (body += part)).on('end', () => resolve(body));
    })
      .on('error', reject)
      .end();
  });
}

test('a quick answer does not wait until a crowd of misses that came before it is begun', async () => {
  const before = calls;
  const connections = Array.from({ length: 51 }, () => connect(server.port, '127.0.0.1'));
  const ask = (path: string, at: number) =>
    connections[at]?.write(`GET ${path} HTTP/1.1\r\nhost: shop.example\r\n\r\n`);
  const answered = () => Promise.all(connections.map((connection) => once(connection, 'data')));
  // The server has then taken all of them.
  connections.forEach((_, at) => ask('/healthz', at));
  await answered();
  connections.forEach((_, at) => ask(at < 50 ? `/?crowd=${at}` : '/healthz', at));
  await answered();
  expect(calls - before).toBe(50);
  expect(callsBefore - before).toBeLessThan(50);
  for (const connection of connections) connection.destroy();
});

describe('serving from the cache', () => {
  test('tells the note of an answer each time somebody gets it, and hides it', async () => {
    const answers = [
      await get('/noted', { 'user-agent': 'one' }),
      await get('/noted', { 'user-agent': 'two' }),
      await get('/noted?uncached', { 'user-agent': 'one' }),
    ];
    expect(answers.map(({ headers }) => headers.has('orendi-note'))).toEqual([false, false, false]);
    expect(notes).toEqual(['divan by one', 'divan by two', 'divan by one']);
  });

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
    const body = await new Promise<Buffer>((resolve) => {
      const options = { port: server.port, path: '/c', headers: { 'accept-encoding': encoding } };
      send(options, (res) => {
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
    for (const cookie of ['session=abc', '__Host-session=abc']) {
      expect(await (await get('/x', { cookie })).text()).toBe('not shared');
    }
    expect(await (await get('/v1/private')).text()).toBe('not shared');
    const post = await fetch(`http://127.0.0.1:${server.port}/x`, { method: 'POST' });
    expect(await post.text()).toBe('not shared');
  });

  test.each(['localhost:99999', 'a b', 'user@localhost', 'localhost/x', '[::1', '<script>', '%00'])(
    'leaves a broken host to the app: %s',
    async (host) => {
      expect(await getRaw('/host', host)).toBe('not shared');
    },
  );

  test('leaves an address with a host in it to the app', async () => {
    expect(await getRaw('http://other.example/host', 'localhost')).toBe('not shared');
    expect(await getRaw('/host', '[::1]:80')).toContain(text);
  });

  test('tells listed origins apart, and no others', async () => {
    const originSeen = async (origin: string) =>
      (await get('/origin', { origin })).headers.get('x-origin');
    expect((await get('/origin')).headers.get('x-origin')).toBe('none');
    expect(await originSeen('https://shop.example')).toBe('https://shop.example');
    expect(await originSeen('https://evil.example')).toBe('none');
    expect((await get('/origin')).headers.get('vary')).toBe('Accept-Encoding, Cookie, Origin');
  });

  test('a taken port is said in one sentence', async () => {
    const again = listen(() => {}, { host: '127.0.0.1', port: server.port });
    await expect(again).rejects.toThrow(/^Port \d+ is taken by another program/);
  });
});
