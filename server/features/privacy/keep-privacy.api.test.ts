import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lifetimes } from '@orendi/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorkers } from '../../start-workers.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { createBusiness } from '../../testing/factories.ts';
import { removeForgottenMails } from '../../platform/mail/index.ts';

/*
 * What the privacy policy (server/features/market/built-in/privacy-en.json) says does not stay, and what does, over all jobs by the
 * clock as the product starts them.
 */

let shop: TestShop;
let stop: () => Promise<void>;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(async () => {
  await stop();
  await shop.close();
});

const query = async (statement: string) => (await shop.pool.query(statement)).rows;

test('data expires as the privacy policy says, and all other data stays', async () => {
  const business = await createBusiness(shop);
  const mail = join(shop.dataDir, 'mail');
  mkdirSync(mail, { recursive: true });
  for (const name of ['gone', 'kept']) writeFileSync(join(mail, `${name}@x.example.eml`), 'x');
  await shop.pool.query(`
    insert into account (email, name, surname, language, business_id, reminders_off)
      values ('a@b.example', 'A', 'B', 'al', ${business}, '{morning}');
    insert into session (account_id, token, expires_at, created_at)
      select id, 'ended', now() - interval '1 minute', now() - interval '31 days' from account
      union all select id, 'open', now() + interval '1 minute', now() - interval '29 days' from account;
    insert into request (business_id, item_id, item_type, item_name, item_price, item_currency, client_name, client_phone,
      preferred_contact_method, client_language, created_at)
      values (${business}, 1, 'product', 'Divan', 1, 'EUR', 'Ana', '+355691234567', 'phone', 'al', now() - interval '9 years');
    insert into request (business_id, item_id, item_type, item_name, client_name, preferred_contact_method, client_language,
      withdrawn_at, withdrawn)
      select ${business}, 1, 'business', 'Arka', '', 'phone', 'al', now() - hours * interval '1 hour', '{"client_name": "Ana"}'
      from unnest(array[25, 23]) hours;
    insert into request_message (request_id, message, written_at)
      select id, coalesce(round(extract(epoch from now() - withdrawn_at) / 3600) || ' hours', 'kept'), created_at from request;
    insert into request_photo (request_id, key, fingerprint, width, height, bytes)
      select request_id, lpad(request_id::text, 32, '0'), message, 1, 1, 1 from request_message;
    insert into mail (message_id, template, recipient, payload, request_id, sent_at)
      select '<kept@x.example>', 'request', 'a@b.example', '{}', id, now() - interval '9 years' from request where withdrawn_at is null;
    insert into mail (message_id, template, recipient, payload, sent_at) values
      ('<old@x.example>', 'reminder', 'a@b.example', '{}', now() - interval '25 hours'),
      ('<young@x.example>', 'reminder', 'a@b.example', '{}', now() - interval '23 hours');
    insert into morning_mail (account_id, day) select id, current_date - 9 from account
      union all select id, current_date from account;
    insert into idempotency_key (key, body_hash, request_id, created_at)
      select 'old', ''::bytea, id, now() - interval '${lifetimes.idempotencyHours} hours 1 minute' from request where withdrawn_at is null
      union all select 'young', ''::bytea, id, now() from request where withdrawn_at is null;
    insert into rate_limit (key, points, expire) values
      ('old', 1, extract(epoch from now()) * 1000 - 1), ('young', 1, extract(epoch from now()) * 1000 + 60000);
    insert into view_mark (mark, seen_at) values
      (gen_random_uuid(), now() - interval '${lifetimes.viewMinutes + 1} minutes'), (gen_random_uuid(), now());
    insert into view_salt (day, salt) values (current_date - 3, '\\x00'), (current_date + 1, '\\x00');
    insert into product (business_id, product_name, description_en, description_al, price, currency, industry_id, category_id)
      values (${business}, 'Divan', '', '', 1, 'EUR', 1, 1);
    insert into listing_report (product_id, reason, created_at, settled_at, settlement)
      select id, 'other', now() - interval '1 year', now() - interval '${lifetimes.settledReportDays} days 1 minute', 'dismissed'
        from product
      union all select id, 'duplicate', now() - interval '1 year', null, null from product;
    insert into gone_listing (listing_id, type, name, business_id, category_ids, euros, gone_at) values
      (901, 'product', 'old', ${business}, '{}', 1, now() - interval '${lifetimes.goneDays} days 1 minute'),
      (902, 'product', 'young', ${business}, '{}', 1, now() - interval '${lifetimes.goneDays - 1} days');
    insert into fruitless_search (day, words, visitors, last_at) values
      (current_date - ${lifetimes.searchDays + 2}, 'old', 3, now()), (current_date, 'young', 1, now());
    insert into search_day (day, words, town, visitors) values
      (current_date - ${lifetimes.searchDays + 2}, 'old', '', 3), (current_date, 'young', 'tirane', 1);
    insert into search_mark (mark, day) values
      (gen_random_uuid(), current_date - 2), (gen_random_uuid(), current_date + 1);
    insert into contact_mark (mark, day) values
      (gen_random_uuid(), current_date - 2), (gen_random_uuid(), current_date + 1);
    insert into business_contact_day (business_id, day, contacts) values (${business}, current_date - 2000, 4);
    insert into contact_press (business_id, day, method) values
      (${business}, current_date - ${lifetimes.pressDays + 2}, 'phone'), (${business}, current_date - ${lifetimes.pressDays - 2}, 'viber');
    insert into spent_captcha (challenge, expires_at) values
      ('old', now() - interval '2 hours'), ('young', now() + interval '1 hour');
    insert into job (queue, data, created_at, due_at) values
      ('forgotten-passwords', '{"email": "old@b.example"}', now() - interval '25 hours', now() + interval '1 day'),
      ('forgotten-passwords', '{"email": "young@b.example"}', now(), now() + interval '1 day'),
      ('request-links', '{"email": "old@b.example"}', now() - interval '25 hours', now() + interval '1 day'),
      ('request-links', '{"email": "young@b.example"}', now(), now() + interval '1 day');
    insert into buyer_address (address_hash, day, mails, stopped_at) values
      ('old', current_date - 2, 3, null), ('young', current_date + 1, 3, null), ('stopped', current_date - 900, 0, now());
    insert into watcher (email, language, seed, token_hash, opened_at, created_at, looked_on)
      select name || '@b.example', 'al', gen_random_uuid(), name::bytea, now() - days * interval '1 day', now() - interval '99 days',
        current_date - 4
      from (values ('open', 89), ('silent', 91), ('unsure', 1)) w (name, days);
    insert into watch (watcher_id, search, confirmed_at, created_at)
      select id, '', case when email like 'unsure%' then null else now() end, now() - interval '4 days' from watcher;
    insert into mail (message_id, template, recipient, payload, sent_at)
      select '<watch-' || hours || '@x.example>', 'watch', 'open@b.example', jsonb_build_object('watcherId', id),
        now() - hours * interval '1 hour'
      from watcher, unnest(array[23, 25]) hours where email like 'open%'`);

  stop = await startWorkers(shop.services, () => {});
  const cleanups = `every is not null and queue like '%cleanup'`;
  await shop.pool.query(`update job set due_at = now() where ${cleanups}`);
  shop.services.jobs.wake({ name: 'privacy-cleanup' });
  await expect
    .poll(() => query(`select queue from job where ${cleanups} and due_at <= now()`), {
      timeout: 15_000,
    })
    .toEqual([]);

  const [left] = await query(`select
    (select array_agg(email) from watcher) as watchers,
    (select array_agg(token) from session) as sessions,
    (select count(*)::int from request) as requests,
    (select count(*)::int from request where withdrawn is not null) as withdrawn,
    (select array_agg(message order by id) from request_message) as messages,
    (select array_agg(fingerprint order by id) from request_photo) as photos,
    (select array_agg(message_id order by id) from mail) as mails,
    (select array_agg(day = current_date) from morning_mail) as mornings,
    (select array_agg(key) from idempotency_key) as keys,
    (select array_agg(key) from rate_limit) as counts,
    (select count(*)::int from view_mark) as marks,
    (select array_agg(day > current_date) from view_salt) as salts,
    (select array_agg(reason) from listing_report) as reports,
    (select array_agg(name) from gone_listing) as gone,
    (select array_agg(words) from fruitless_search) as searches,
    (select array_agg(words) from search_day) as wanted,
    (select count(*)::int from search_mark) as searchers,
    (select count(*)::int from contact_mark) as pressers,
    (select sum(contacts)::int from business_contact_day) as contacts,
    (select array_agg(method) from contact_press) as presses,
    (select array_agg(challenge) from spent_captcha) as captchas,
    (select array_agg(encode(address_hash, 'escape') order by day) from buyer_address) as addresses,
    (select array_agg(data ->> 'email') from job where queue in ('forgotten-passwords', 'request-links')) as wishes`);
  expect(left).toEqual({
    watchers: ['open@b.example'],
    sessions: ['open'],
    requests: 3,
    withdrawn: 1,
    messages: ['kept', '23 hours'],
    photos: ['kept', '23 hours'],
    mails: ['<kept@x.example>', '<young@x.example>', '<watch-23@x.example>'],
    mornings: [true],
    keys: ['young'],
    counts: ['young'],
    marks: 1,
    salts: [true],
    reports: ['duplicate'],
    gone: ['young'],
    searches: ['young'],
    wanted: ['young'],
    searchers: 1,
    pressers: 1,
    contacts: 4,
    presses: ['viber'],
    captchas: ['young'],
    addresses: ['stopped', 'young'],
    wishes: ['young@b.example', 'young@b.example'],
  });
  expect(existsSync(join(mail, 'gone@x.example.eml'))).toBe(false);
  expect(existsSync(join(mail, 'kept@x.example.eml'))).toBe(true);
});

test('the file of a mail whose id has other characters than its name stays', async () => {
  const folder = join(shop.dataDir, 'mail');
  writeFileSync(join(folder, 'odd@shop.example.eml'), 'x');
  await shop.pool.query(
    `update mail set message_id = '<odd@sh+op.example>' where template = 'request'`,
  );
  await removeForgottenMails(shop.db, folder);
  expect(existsSync(join(folder, 'odd@shop.example.eml'))).toBe(true);
  await shop.pool.query('delete from mail');
  expect(await removeForgottenMails(shop.db, folder)).toBe(1);
  expect(await removeForgottenMails(shop.db, join(folder, 'none'))).toBe(0);
});
