import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openSmtpInbox, type SmtpInbox } from '../../platform/mail/testing/smtp-inbox.ts';
import { createBusiness, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { drawPhoto, formOf } from '../../testing/send-form.ts';
import { type ShopProcess, startShopProcess } from './testing/start-shop-process.ts';
import { readAnswer, submitForm, xsrfHeaders } from './testing/visitor.ts';

const soon = { timeout: 60_000, interval: 20 };

let shop: TestShop;
let product: number;
const undo: (() => Promise<void>)[] = [];

beforeAll(async () => {
  shop = await openTestShop();
  product = await createProduct(shop, { business_id: await createBusiness(shop) });
});

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

afterAll(() => shop.close());

async function start(settings: Record<string, string> = {}): Promise<ShopProcess> {
  const running = await startShopProcess(shop, { MAIL_FROM: 'shop@orendi.example', ...settings });
  undo.push(running.kill);
  return running;
}

async function openInbox(options?: Parameters<typeof openSmtpInbox>[0]): Promise<SmtpInbox> {
  const inbox = await openSmtpInbox(options);
  undo.push(inbox.close);
  return inbox;
}

/** @returns the id of the request, once the visitor has been told that it was accepted */
const send = async (running: ShopProcess, fields: Record<string, string> = {}) =>
  (await submit(running, fields)).id;

async function submit(running: ShopProcess, fields: Record<string, string>) {
  const visitor = { request: running.request, services: shop.services };
  // One address gets a few mails a day.
  const contactEmail = `${crypto.randomUUID()}@example.com`;
  const response = await submitForm(visitor, { id: product, contactEmail, ...fields });
  expect(response.status).toBe(201);
  return (await readAnswer(response)).data;
}

/** Leaves its buyer without a mail. */
const byPhone = { contactEmail: '', preferredContactMethod: 'phone' };

/** Each once for the mail to its seller, and once for that to its buyer. */
const requestsOf = (mails: Email[]) =>
  mails
    .map(({ messageId = '' }) => Number(/^<(?:own-)?request-(\d+)-/.exec(messageId)?.[1]))
    .sort((a, b) => a - b);

const allSent = async () => {
  const unsent = await shop.db
    .selectFrom('mail')
    .select('id')
    .where('sent_at', 'is', null)
    .execute();
  return unsent.length === 0;
};

/** Waits until the database has noticed that the process is gone. */
async function connectionsGone(): Promise<void> {
  const sql = `select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name like 'orendi%' and state <> 'idle'
      and pid <> pg_backend_pid()`;
  await vi.waitUntil(async () => (await shop.pool.query(sql)).rows[0].n === 0, soon);
}

test('killed after the 201 and before the mail, the next start sends it', async () => {
  const silent = await openInbox({ beforeTaking: () => pause(60_000, undefined, { ref: false }) });
  const first = await start({ SMTP_URL: silent.url });
  const id = await send(first);
  await first.kill();
  await connectionsGone();

  const inbox = await openInbox();
  await start({ SMTP_URL: inbox.url });
  await vi.waitUntil(allSent, soon);
  expect(requestsOf(inbox.mails)).toEqual([id, id]);
});

test('killed between acceptance and record, the mail comes again with the same Message-ID', async () => {
  const lock = new pg.Client(shop.connection);
  await lock.connect();
  const inbox = await openInbox({
    // From here on the process can send the mail, but not record that it has.
    beforeTaking: async () => {
      await lock.query('begin');
      await lock.query('lock table mail in share mode');
    },
  });
  const first = await start({ SMTP_URL: inbox.url });
  const id = await send(first, byPhone);
  await vi.waitUntil(() => inbox.mails.length === 1, soon);
  await pause(100);
  await first.kill();
  await lock.end();
  await connectionsGone();
  const stored = await shop.db
    .selectFrom('mail')
    .selectAll()
    .where('request_id', '=', id)
    .execute();
  expect(stored).toMatchObject([{ sent_at: null }]);

  const again = await openInbox();
  await start({ SMTP_URL: again.url });
  await vi.waitUntil(allSent, soon);
  expect(requestsOf(again.mails)).toEqual([id]);
  expect(again.mails[0]?.messageId).toBe(inbox.mails[0]?.messageId);
  expect(again.mails[0]?.messageId).toBe(stored[0]?.message_id);
});

test('killed at any moment while requests come in, no request is lost', async () => {
  const inbox = await openInbox();
  const told: number[] = [];
  const sendUntilKilled = async (running: ShopProcess): Promise<never> => {
    for (;;) told.push(await send(running));
  };
  // The moment to kill is counted in answers, so that slow machines reach it too, plus a pause that falls within the
  // next ones.
  for (const [taken, pauseMs] of [
    [3, 0],
    [9, 5],
    [20, 11],
  ] as const) {
    const running = await start({ SMTP_URL: inbox.url });
    const visitors = Promise.allSettled(Array.from({ length: 6 }, () => sendUntilKilled(running)));
    await vi.waitUntil(() => told.length >= taken, { ...soon, interval: 1 });
    await pause(pauseMs);
    await running.kill();
    await visitors;
  }
  await connectionsGone();
  await start({ SMTP_URL: inbox.url });
  await vi.waitUntil(allSent, soon);
  const sent = requestsOf(inbox.mails);
  expect(sent).toEqual(expect.arrayContaining(told));

  const { rows } = await shop.pool.query(`select
    (select count(*)::int + count(client_email)::int from request) as told, (select count(*)::int from mail) as mails`);
  expect(rows[0].mails).toBe(rows[0].told);
  const idOfRequest = new Map(inbox.mails.map((mail) => [mail.messageId, requestsOf([mail])[0]]));
  expect(idOfRequest.size).toBe(2 * new Set(sent).size);
});

test('killed while it stores a photograph, the request stays, and the photograph is sent again', async () => {
  const lock = new pg.Client(shop.connection);
  await lock.connect();
  // The file can be written, its row cannot.
  await lock.query('begin; lock table request_photo in share mode');
  const running = await start();
  const { id, link } = await submit(running, byPhone);
  const photo = await drawPhoto();
  const add = ({ request }: ShopProcess) =>
    request(`${link.replace('/my-request/', '/v1/public/requests/')}/photos`, {
      method: 'POST',
      headers: xsrfHeaders,
      body: formOf({ photos: [photo] }),
    });
  const broken = add(running).catch((error: unknown) => String(error));
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'request_photo'`;
  await vi.waitUntil(async () => (await shop.pool.query(waiting)).rows.length > 0, soon);
  await running.kill();
  expect(await broken).toContain('fetch failed');
  await lock.end();
  await connectionsGone();
  const { rows } = await shop.pool.query(
    'select (select count(*)::int from request_photo where request_id = r.id) as photos, state from request r where id = $1',
    [id],
  );
  expect(rows).toEqual([{ photos: 0, state: 'new' }]);
  expect((await add(await start())).status).toBe(201);
});

test('a mail without a server lies in the data folder, and the console says where', async () => {
  const running = await start();
  const id = await send(running, byPhone);
  const line = await vi.waitUntil(
    () => running.lines.find((text) => text.startsWith('Mail:')),
    soon,
  );
  expect(line).toMatch(
    new RegExp(`^Mail: file://.*/mail/request-${id}-1\\.[0-9a-f]{12}@.*\\.eml$`),
  );
});
