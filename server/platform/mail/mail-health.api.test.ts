import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorkers } from '../../start-workers.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { publicUrl: 'https://mobilje.example', smtpUrl: null } });
});
afterAll(() => shop.close());

test('a public shop without a mail server says so at its start, and to a monitor', async () => {
  const lines: string[] = [];
  const stop = await startWorkers(shop.services, (line) => lines.push(line));
  await stop();
  expect(lines).toEqual([
    expect.stringMatching(/^SMTP_URL is not set: no seller hears of a request/),
  ]);
  const answer = await shop.request('/healthz/mail');
  expect([answer.status, await answer.text()]).toEqual([
    503,
    "mails not sent: no mail server; the operator's command `doctor` says more",
  ]);
});

test('it can serve everybody all the same, and tells strangers no more', async () => {
  const answer = await shop.request('/readyz');
  expect([answer.status, await answer.text()]).toEqual([200, 'ready']);
});
