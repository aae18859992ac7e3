import { expect, it } from 'vitest';
import { fetchReport } from './report-menu.tsx';

const answering = (answer: Response) => () => Promise.resolve(answer);
const headers = { 'Content-Type': 'application/vnd.ms-excel' };

it('is the file that the server sends', async () => {
  const asked: string[] = [];
  const report = await fetchReport('products', async (path) => {
    asked.push(path);
    return new Response('sheet', { headers });
  });
  expect(await report.text()).toBe('sheet');
  expect(asked).toEqual(['/v1/private/business-report/download-products']);
});

it('fails in the words of the server', async () => {
  const body = { code: 'RATE_LIMITED', message: 'Too many reports. Try again in 5 minutes.' };
  const refusal = answering(Response.json(body, { status: 429 }));
  await expect(fetchReport('requests', refusal)).rejects.toMatchObject({ status: 429, ...body });
});

it('takes no other page for a report', async () => {
  const page = answering(
    new Response('<h1>Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } }),
  );
  await expect(fetchReport('requests', page)).rejects.toMatchObject({ code: 'NETWORK' });
});

it('fails where the file breaks off', async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('gone')) });
  const answer = answering(new Response(broken, { headers }));
  await expect(fetchReport('requests', answer)).rejects.toMatchObject({ code: 'NETWORK' });
});
