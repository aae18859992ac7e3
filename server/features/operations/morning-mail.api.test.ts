import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLog } from '../../platform/log/log.ts';
import { startDaytimeMails, TooEarlyError } from '../../platform/mail/index.ts';
import { englishWordsIn } from '../../testing/english-words.ts';
import { createBusiness, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { createOperator } from '../operators/index.ts';
import { morningMail, morningMails } from './index.ts';

const morning = '2026-11-25T07:00:00Z';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.pool.query('delete from mail; delete from account; delete from business');
});

const hire = (email: string, language: 'al' | 'en' = 'en') =>
  createOperator(shop.services, 'a test', { name: 'Olta', surname: 'Prifti', email, language });

/** Queues what is due at a moment, as each of two processes does. */
async function queue(at: string) {
  const { db, jobs } = shop.services;
  const stops = [1, 2].map(() =>
    startDaytimeMails({
      db,
      jobs,
      log: silentLog,
      mails: [morningMail(shop.services)],
      readTime: async () => new Date(at),
    }),
  );
  await pause(1);
  await Promise.all(stops.map((stop) => stop()));
  return shop.db.selectFrom('mail').select(['recipient', 'payload']).orderBy('id').execute();
}

/** The mails as they would be sent at a moment. */
async function write(at: string) {
  const templates = morningMails(shop.services.settings, async () => new Date(at));
  const mails = await shop.db
    .selectFrom('mail')
    .select(['template', 'payload'])
    .orderBy('id')
    .execute();
  return Promise.all(
    mails.map(
      async ({ template, payload }) => (await templates[template]?.(payload, shop.db)) ?? null,
    ),
  );
}

async function open(name: string, phone: string, hoursBefore: number, waiting: number[]) {
  const before = (hours: number) => new Date(Date.parse(morning) - hours * 3_600_000);
  const id = await createBusiness(shop, { business_name: name, phone_no: phone });
  await shop.pool.query('update business set created_at = $2 where id = $1', [
    id,
    before(hoursBefore),
  ]);
  for (const hours of waiting) {
    await shop.pool.query(
      `insert into request (business_id, item_id, item_type, item_name, client_name, client_message,
         preferred_contact_method, client_language, client_email, created_at)
       values ($1, $1, 'business', 'x', 'Ana', '', 'email', 'al', 'ana@example.com', $2)`,
      [id, before(hours)],
    );
  }
  return id;
}

test('every operator gets one each morning, from eight on, and sellers get none', async () => {
  await hire('ana@example.com');
  await hire('besa@example.com');
  expect(await queue('2026-11-25T06:59:00Z')).toEqual([]);
  expect(await queue(morning)).toHaveLength(2);
  expect(await queue('2026-11-25T15:00:00Z')).toHaveLength(2);
  const mails = await queue('2026-11-26T07:00:00Z');
  // Several are queued at once, so those of a morning come in any order.
  const [ana, besa] = ['ana@example.com', 'besa@example.com'];
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([ana, ana, besa, besa]);
});

test('it tells what came, who waits with the number to call, what to look at, and the server', async () => {
  await hire('ana@example.com');
  const business_id = await open('Divani', '+355691234567', 2, [3, 30]);
  await open('Drini', '', 100, [20]);
  await open('Vjosa', '+355697654321', 100, []);
  const product = await createProduct(shop, { business_id });
  await shop.pool.query('update product set created_at = $1', [morning]);
  await shop.pool.query(
    `insert into listing_report (product_id, reason) values (${product}, 'wrong_price')`,
  );
  await shop.pool.query(
    `with made as (insert into list (name, reading_hash, adding_hash) values ('x', 'a', 'b') returning id)
     insert into list_report (list_id, reason) select id, 'other' from made, generate_series(1, 2)`,
  );
  await shop.pool.query(
    `insert into backup_run (folder, started_at, finished_at, is_good, bytes)
     values ('/x', '2026-11-25T01:00:00Z', '2026-11-25T01:30:00Z', true, 1)`,
  );
  await queue(morning);
  const [mail] = await write(morning);
  await shop.pool.query('delete from backup_run');
  expect(mail?.subject).toBe('Orendi this morning – requests: 2, new shops: 1');
  expect(mail?.text).toContain('New shops: 1 (Divani)\nNew listings: 1\nRequests: 2');
  expect(mail?.text).toContain(
    'Divani: 2 requests, the oldest for 30 hours. +355691234567\nDrini: 1 request, for 20 hours. No phone number.\n',
  );
  expect(mail?.text).not.toContain('Vjosa');
  expect(mail?.text).toContain('Reported listings: 1\nReported lists: 1\nHeld requests: 0');
  expect(mail?.text).toMatch(/backup: The last one is 5 hours old.*\ndisk: .* free/);
  expect(mail?.text).toMatch(/Open the console: http.*\/operator\n/);
});

test('it comes when nothing is new, too, in the language of the operator', async () => {
  await hire('ana@example.com', 'al');
  await queue(morning);
  const [mail] = await write(morning);
  expect(mail?.text).toContain('Asnjë kërkesë nuk pret.');
  expect(englishWordsIn(`${mail?.subject} ${mail?.text}`)).toEqual([]);
});

test('one that could not be sent waits until the night is over, and not for another day', async () => {
  await hire('ana@example.com');
  await queue(morning);
  await expect(write('2026-11-25T20:30:00Z')).rejects.toThrow(TooEarlyError);
  expect(await write('2026-11-26T07:00:00Z')).toEqual([null]);
  await shop.pool.query('delete from account');
  expect(await write(morning)).toEqual([]);
});
