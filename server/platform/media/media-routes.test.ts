import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../log/log.ts';
import { createMedia, type Media, mediaRoutes } from './index.ts';
import { drawNoise } from './testing/draw-picture.ts';
import { openFolderPlace } from './testing/open-places.ts';

let open: Awaited<ReturnType<typeof openFolderPlace>>;
let media: Media;
let app: Hono;
let original: string;

beforeAll(async () => {
  open = await openFolderPlace();
  media = await createMedia({ storage: open.place, log: silentLog });
  app = new Hono().route('/media', mediaRoutes(media));
  const { key } = await media.store(await drawNoise(900, 600).jpeg().toBuffer());
  original = `/media/${key}.webp`;
});
afterAll(() => open.close());

test.each(['.webp', '/320.webp', '/320.jpg'])(
  '…%s is served for good, to everyone',
  async (end) => {
    const path = original.replace('.webp', end);
    for (const _ of ['made now', 'kept']) {
      const response = await app.request(path);
      expect(response.status).toBe(200);
      const body = await response.arrayBuffer();
      expect(Object.fromEntries(response.headers)).toEqual({
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': String(body.byteLength),
        'content-type': end.endsWith('jpg') ? 'image/jpeg' : 'image/webp',
        'cross-origin-resource-policy': 'cross-origin',
        etag: expect.stringMatching(/^"[^"]+"$/),
        'x-content-type-options': 'nosniff',
      });
    }
  },
);

test('sizes have tags of their own', async () => {
  const paths = ['.webp', '/160.webp', '/320.webp', '/320.jpg'].map((end) =>
    original.replace('.webp', end),
  );
  const tags = await Promise.all(
    paths.map(async (path) => (await app.request(path)).headers.get('ETag')),
  );
  expect(new Set(tags).size).toBe(4);
});

test('HEAD says the same without a body', async () => {
  const response = await app.request(original, { method: 'HEAD' });
  const whole = await app.request(original);
  expect(response.status).toBe(200);
  expect([...response.headers]).toEqual([...whole.headers]);
  expect((await response.arrayBuffer()).byteLength).toBe(0);
});

test('a picture that the browser has is not sent again', async () => {
  const etag = (await app.request(original)).headers.get('ETag') ?? '';
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const response = await app.request(original, { headers: { 'If-None-Match': known } });
    expect(response.status).toBe(304);
    expect(response.headers.get('ETag')).toBe(etag);
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  }
  const other = await app.request(original, { headers: { 'If-None-Match': '"other"' } });
  expect(other.status).toBe(200);
});

test('a body that is not sent is closed', async () => {
  const bodies: Readable[] = [];
  const streaming = mediaRoutes({
    serve: async () => {
      const body = new Readable({ read() {} });
      bodies.push(body);
      return { body, bytes: 9, contentType: 'image/webp', etag: '"tag"' };
    },
    locate: async () => null,
  });
  await streaming.request('/any', { method: 'HEAD' });
  await streaming.request('/any', { headers: { 'If-None-Match': '"tag"' } });
  expect(bodies.map(({ destroyed }) => destroyed)).toEqual([true, true]);
});

test.each([
  '/4x5-25/320.webp',
  '/4x5-22/320.jpg',
  '/321.webp',
  '/320.png',
  '.jpg',
  '',
  '/',
  '/320.webp/x',
])('…%s is not found', async (end) => {
  const response = await app.request(original.replace('.webp', end));
  expect(response.status).toBe(404);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.text()).toBe('Not found');
});

test('only reading is offered', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await app.request(original, { method })).status).toBe(404);
  }
  expect((await app.request(original)).status).toBe(200);
});

test('over a socket: whole, and nothing from outside the folder', async () => {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const stored = await (await app.request(original)).arrayBuffer();
    const sent = await (await fetch(`http://127.0.0.1:${port}${original}`)).arrayBuffer();
    expect(Buffer.from(sent).equals(Buffer.from(stored))).toBe(true);
    for (const path of [
      '/media/../../../../../../etc/passwd',
      '/media/..%2f..%2f..%2f..%2fetc%2fpasswd',
      '/media/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '/media/.incoming/',
      `${original.replace('.webp', '')}/../../../../etc/passwd`,
    ]) {
      expect(await getRaw(port, path)).toMatchObject({
        status: 404,
        body: expect.not.stringContaining('root'),
      });
    }
  } finally {
    server.close();
  }
});

/** Like `fetch`, but sends the path unnormalized. */
async function getRaw(port: number, path: string) {
  return new Promise<{ status?: number; body: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    });
    sent.on('error', reject).end();
  });
}
