import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bestForm, type CachedResponse, readCacheable, sizeOf } from './cached-response.ts';

async function keep(text: string): Promise<CachedResponse> {
  const headers = { 'cache-control': 'public, s-maxage=60', etag: 'W/"1"' };
  const kept = await readCacheable(new Response(text, { headers }), 0);
  if (!kept) throw new Error('The answer was not kept.');
  return kept;
}

const listed = Array.from(
  { length: 400 },
  (_, at) => `{"id":${at},"name":"Divan ${((at * 2_654_435_761) % 2 ** 32).toString(36)}"}`,
).join();

test('an answer is read in whichever form its reader takes', async () => {
  const kept = await keep(listed);
  expect(brotliDecompressSync(bestForm(kept, 'gzip, br').body).toString()).toBe(listed);
  expect(gunzipSync(bestForm(kept, 'gzip').body).toString()).toBe(listed);
  expect(bestForm(kept, 'gzip').body).toBe(bestForm(kept, 'gzip').body);
  expect(bestForm(kept, undefined)).toEqual({ body: Buffer.from(listed), encoding: null });
  expect(bestForm(kept, 'br;q=0').body.toString()).toBe(listed);
});

test('an answer takes no more memory than is counted, in whichever forms it was read', async () => {
  const kept = await keep(listed);
  for (const reader of ['br', 'gzip', undefined]) bestForm(kept, reader);
  const held = Object.values(kept.forms).map(({ buffer }) => buffer.byteLength);
  expect(held).toHaveLength(2);
  expect(held.reduce((sum, bytes) => sum + bytes, 1024)).toBeLessThanOrEqual(sizeOf(kept));
  expect(sizeOf(kept)).toBeLessThan(listed.length);
});

test('a short answer is kept as it is', async () => {
  const kept = await keep('Divan');
  expect(bestForm(kept, 'gzip, br')).toEqual({ body: Buffer.from('Divan'), encoding: null });
});
