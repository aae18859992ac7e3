import { marketName, setMarketName } from '@orendi/messages';
import { Hono } from 'hono';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticFiles } from './built-pages.ts';

let folder: string;
const app = new Hono();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orendi-files-'));
  const client = join(folder, 'dist/client');
  await mkdir(join(client, 'assets'), { recursive: true });
  await mkdir(join(client, '.vite'));
  await writeFile(join(client, 'assets/a-12345678.js'), 'a');
  await writeFile(join(client, '.vite/manifest.json'), '{}');
  await writeFile(join(folder, 'dist/secret.txt'), 'secret');
  app.use(staticFiles(folder));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the files of the build are given out', async () => {
  const response = await app.request('/assets/a-12345678.js');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('a');
});

test('browsers ask each time whether the service worker is still the newest', async () => {
  await writeFile(join(folder, 'dist/client/push-worker.js'), 'a');
  const first = await app.request('/push-worker.js');
  expect(await first.text()).toBe('a');
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
  const again = { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } };
  expect((await app.request('/push-worker.js', again)).status).toBe(304);
});

test('the app has the name of the marketplace', async () => {
  await writeFile(join(folder, 'dist/client/app-al.webmanifest'), '{ "short_name": "Orendi" }');
  const before = marketName();
  try {
    setMarketName('Dru "i mirë"');
    const response = await app.request('/app-al.webmanifest');
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    expect(await response.json()).toEqual({ short_name: 'Dru "i mirë"' });
  } finally {
    setMarketName(before);
  }
});

test.each([
  '/.vite/manifest.json',
  '/%2evite/manifest.json',
  '/assets/../.vite/manifest.json',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/assets/%00',
])('nothing else is given out: %s', async (path) => {
  expect((await app.request(path)).status).toBe(404);
});
