import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { requestMails } from './index.ts';
import { submitForm } from './testing/visitor.ts';
import { createBusiness, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { createJobs, type Queue } from '../../platform/jobs/index.ts';
import { mailQueue, startMailDelivery } from '../../platform/mail/index.ts';
import type { MailMessage } from '../../platform/mail/mail-message.ts';
import { createLog } from '../../platform/log/log.ts';

/* One id leads from a call to its log lines, and to those of the mails and jobs it has caused. */

const soon = { timeout: 15_000, interval: 20 };
const callId = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';

let shop: TestShop;
let product: number;
const lines: { msg: string; requestId?: string }[] = [];
const log = createLog('debug', { to: { write: (line) => void lines.push(JSON.parse(line)) } });

beforeAll(async () => {
  shop = await openTestShop();
  product = await createProduct(shop, { business_id: await createBusiness(shop) });
});
afterAll(() => shop.close());

const idsOf = (msg: string) =>
  lines.filter((line) => line.msg === msg).map((line) => line.requestId);

test('a mail and its line carry the id of the call that caused it', async () => {
  const { db, jobs, settings } = shop.services;
  const sent: MailMessage[] = [];
  const stop = startMailDelivery({
    db,
    jobs,
    log,
    mailFrom: settings.mailFrom,
    templates: requestMails(settings),
    transport: { send: async (message) => void sent.push(message), close() {} },
    sweepMs: 60_000,
  });
  const response = await submitForm(shop, { id: product }, { 'x-request-id': callId });
  expect(response.headers.get('x-request-id')).toBe(callId);
  // Another call wakes the worker, and is not taken for the cause.
  await submitForm(shop, { id: product, name: 'Beni' }, { 'x-request-id': `other-${callId}` });
  jobs.wake(mailQueue);
  await vi.waitUntil(() => idsOf('a mail was sent').length >= 2, soon);
  await stop();
  expect(idsOf('a mail was sent').sort()).toEqual([callId, `other-${callId}`]);
  expect(sent.map((message) => message.callId).sort()).toEqual([callId, `other-${callId}`]);
});

test('a job that fails is logged with the call that caused it', async () => {
  const jobs = createJobs({ db: shop.db, log });
  const queue: Queue = { name: 'failing' };
  const app = buildApp(shop.services);
  app.get('/cause', async (c) => {
    await shop.db.transaction().execute((trx) => jobs.send(trx, queue, {}));
    return c.text('caused');
  });
  await app.request('/cause', { headers: { 'x-request-id': callId } });
  jobs.work(queue, async () => {
    throw new Error('no');
  });
  await vi.waitUntil(() => idsOf('the jobs have trouble').length > 0, soon);
  await jobs.stop();
  expect(idsOf('the jobs have trouble')).toEqual([callId]);
});

test('lines between calls name none', async () => {
  log.info('on its own');
  expect(idsOf('on its own')).toEqual([undefined]);
});
