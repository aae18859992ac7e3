import { expect, it } from 'vitest';
import { fetchFile } from './use-download.ts';

const answering = (answer: Response) => () => Promise.resolve(answer);
const type = 'application/pdf';
const headers = { 'Content-Type': type };
const from = '/v1/private/labels?ids=1';

it('is the file that the server sends', async () => {
  const asked: string[] = [];
  const file = await fetchFile(from, type, async (path) => {
    asked.push(path);
    return new Response('sheet', { headers });
  });
  expect(await file.text()).toBe('sheet');
  expect(asked).toEqual([from]);
});

it('fails in the words of the server', async () => {
  const body = { code: 'RATE_LIMITED', message: 'Too many reports. Try again in 5 minutes.' };
  const refusal = answering(Response.json(body, { status: 429 }));
  await expect(fetchFile(from, type, refusal)).rejects.toMatchObject({ status: 429, ...body });
});

it('takes no other page for the file', async () => {
  const page = answering(
    new Response('<h1>Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } }),
  );
  await expect(fetchFile(from, type, page)).rejects.toMatchObject({ code: 'NETWORK' });
});

it('fails where the file breaks off', async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('gone')) });
  const answer = answering(new Response(broken, { headers }));
  await expect(fetchFile(from, type, answer)).rejects.toMatchObject({ code: 'NETWORK' });
});
