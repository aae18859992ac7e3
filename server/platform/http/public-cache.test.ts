import { expect, test } from 'vitest';
import { createApi } from './api.ts';
import { publicCache, readBody, readyAnswer, sendReady } from './public-cache.ts';

test('a ready answer is sent as any other one, and not twice to whoever has it', async () => {
  const app = createApi();
  const data = { data: { name: 'Karrige prej druri të fortë' } };
  app.use(publicCache(30, ['listings']));
  app.get('/ready', (c) => sendReady(c, readyAnswer(data)));
  app.get('/usual', (c) => c.json(data));
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      bytes: (await readBody(response)).toString(),
      // Not to be had any more from one that was read.
      body: await response.text(),
    };
  };
  const usual = await read('/usual');
  expect(await read('/ready')).toEqual(usual);
  expect(usual).toMatchObject({ status: 200, body: JSON.stringify(data) });
  const known = { 'if-none-match': usual.headers.etag ?? '' };
  expect(await read('/ready', known)).toMatchObject({ status: 304, body: '' });
  expect(await read('/ready', known)).toEqual(await read('/usual', known));
});
