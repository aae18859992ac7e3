import { watches as limits } from '@orendi/contract/limits';
import type { WatchPage } from '@orendi/contract/schemas/watches';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { solveToken } from '../../platform/captcha/testing/solve-token.ts';
import { composeMessage } from '../../platform/mail/mail-message.ts';
import { createPush } from '../../platform/push/create-push.ts';
import { openPushService } from '../../platform/push/testing/open-push-service.ts';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { visitorHeaders } from '../../testing/seller.ts';
import { createBusiness, createProduct, fakePicture } from '../../testing/factories.ts';
import { openTestShop, testSecret, type TestShop } from '../../testing/open-test-shop.ts';
import { changeBusiness } from '../businesses/index.ts';
import { saveProducts } from '../catalogue/index.ts';
import { writeListings } from '../discovery/index.ts';
import {
  cleanUpWatches,
  presentCounts,
  startWatchPushWork,
  tellWatchers,
  watchMails,
} from './index.ts';

let shop: TestShop;
let service: Awaited<ReturnType<typeof openPushService>>;
let business: number;
let piece: number;

beforeAll(async () => {
  service = await openPushService();
  const push = createPush({
    secret: testSecret,
    contact: 'mailto:operator@example.com',
    services: { reaches: ({ hostname }) => hostname === '127.0.0.1' },
  });
  shop = await openTestShop({
    settings: { publicUrl: 'https://shop.example' },
    services: { push },
  });
  startWatchPushWork(shop.services);
});
afterAll(async () => {
  await shop.services.jobs.stop();
  await shop.close();
  service.close();
});
beforeEach(async () => {
  await shop.pool.query(
    'truncate watcher, watch, mail, job, buyer_address cascade; delete from outbox_hold',
  );
  service.delivered.length = 0;
  service.answers.status = 201;
  business = await createBusiness(shop);
  piece = await publish('Divan Dora', { price: 200, created_at: day(-2) });
});

/** An hour of daytime, some days from now: what a test publishes has settled by then. */
const day = (days: number) =>
  new Date(`${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T11:00:00Z`);
const tell = (days = 1) => tellWatchers(shop.services, async () => day(days));

const call = (method: string, path: string, body?: unknown) =>
  shop.request(`/v1/public/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...visitorHeaders },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
async function watch(fields: Record<string, unknown> = {}) {
  const token = await solveToken(shop.services.captcha);
  return call('POST', 'watches', { email: 'ana@example.com', token, ...fields });
}
const rows = async (text: string) => (await shop.pool.query(text)).rows;
const mails = () => rows('select recipient, payload from mail order by id');
const write = async (index = -1) => {
  const { watch: template } = watchMails(shop.services, async () => day(1));
  const payload = (await mails()).at(index)?.payload;
  return payload === undefined ? undefined : template?.(payload, shop.db);
};
const linkIn = (text = '') => /https:\/\/shop\.example(\/watch\/[\w-]{22})/.exec(text)?.[1] ?? '';
const show = async (link: string) =>
  (await answerOf<WatchPage>(await call('GET', link.replace('/watch', 'watches')))).data;
const api = (link: string) => link.replace('/watch', 'watches');

/** Watches by mail, and confirms. */
async function confirmed(fields: Record<string, unknown>) {
  await watch(fields);
  const link = linkIn((await write())?.text);
  const { watches } = await show(link);
  for (const { id, isConfirmed } of watches)
    if (!isConfirmed) await call('POST', `${api(link)}/${id}`);
  await shop.pool.query('delete from mail');
  return link;
}
const publish = (name: string, fields = {}) =>
  createProduct(shop, { business_id: business, product_name: name, ...fields });
/** Edits the piece, as its seller would. */
const change = (fields: Record<string, unknown>) =>
  changeBusiness(shop.services, business, (trx, touch) =>
    saveProducts(trx, touch, business, [
      {
        id: piece,
        pictures: [fakePicture()],
        fields: {
          product_name: 'Divan Dora',
          description_en: '',
          description_al: '',
          price: 200,
          currency: 'EUR',
          industry_id: 1,
          category_id: 1,
          ...fields,
        },
      },
    ]),
  );

const hide = (id: number) =>
  changeBusiness(shop.services, business, async (trx, touch) => {
    await trx.updateTable('product').set({ state: 'hidden' }).where('id', '=', id).execute();
    await writeListings(trx, touch, { productIds: [id], packageIds: [] });
  });

describe('a watch by mail', () => {
  test('is silent until it is confirmed by a press, and mails of strangers are few and hold none of their words', async () => {
    const search = 'query=kolltuk+evil.example&categoryId=1';
    for (let turn = 0; turn < 5; turn += 1)
      expect((await answerOf(await watch({ search }))).data).toEqual({ link: null });
    expect(await mails()).toHaveLength(3);
    const mail = await write();
    expect(mail?.text).not.toContain('evil');
    const link = linkIn(mail?.text);
    await publish('Kolltuk evil.example');
    await tell();
    expect(await mails()).toHaveLength(3);
    const [{ id, isConfirmed, label, href } = { id: 0 }] = (await show(link)).watches;
    expect({ isConfirmed, href }).toEqual({
      isConfirmed: false,
      href: '/?query=kolltuk+evil.example&categoryId=1',
    });
    expect(label).toContain('kolltuk evil.example');
    const done = await call('POST', `${api(link)}/${id}`);
    expect((await answerOf<WatchPage>(done)).data.watches[0]?.isConfirmed).toBe(true);
    await tell();
    expect(await mails()).toHaveLength(4);
  });

  test('answers the same whatever is known of the address, and takes twenty of one', async () => {
    for (let at = 0; at <= limits.max; at += 1) {
      const answer = await watch({ search: `query=divan ${at}` });
      expect([answer.status, (await answerOf(answer)).data]).toEqual([201, { link: null }]);
    }
    expect(await rows('select from watch')).toHaveLength(limits.max);
    await watch({ email: 'ANA@example.com', search: 'query=divan 0' });
    expect(await rows('select from watcher')).toHaveLength(1);
  });

  test('is refused without what to watch, or where to tell, or with a used captcha', async () => {
    expect(await brokenFields(await watch())).toEqual(['search']);
    expect(
      await brokenFields(await watch({ search: 'query=x', item: { type: 'product', id: piece } })),
    ).toEqual(['search']);
    expect(await brokenFields(await watch({ search: 'query=x', email: '' }))).toEqual(['email']);
    const { form } = service.subscribe();
    const elsewhere = { ...form, endpoint: 'https://evil.example/x' };
    expect((await watch({ search: 'query=x', email: '', subscription: elsewhere })).status).toBe(
      422,
    );
    expect((await watch({ item: { type: 'product', id: 999_999 } })).status).toBe(404);
    expect((await watch({ item: { type: 'package', id: piece } })).status).toBe(404);
    expect(await brokenFields(await watch({ search: 'query=x', token: 'x' }))).toEqual([
      'recaptcha',
    ]);
    expect(await rows('select from watcher')).toEqual([]);
  });

  test('is forgotten after three days without a confirmation', async () => {
    await watch({ search: 'query=divan' });
    await shop.pool.query(`update watch set created_at = now() - interval '73 hours'`);
    await shop.pool.query(`update watcher set looked_on = current_date - 3`);
    await cleanUpWatches(shop.db);
    expect(await rows('select from watcher')).toEqual([]);
  });
});

describe('a watched search', () => {
  test('tells a new match once, and neither an edited, a hidden nor another piece', async () => {
    await confirmed({ search: `query=divan&page=3&sortByPrice=asc&businessId=${business}` });
    await change({ price: 150 });
    const hidden = await publish('Divan i fshehur');
    await hide(hidden);
    const [other] = await rows(
      `select id as category_id, industry_id from category where category_name ilike '%wardrobe%' limit 1`,
    );
    await publish('Tavolinë', other);
    const fresh = await publish('Divan Ana <b>', { price: 310 });
    await tell();
    const mail = await write();
    expect(mail?.subject).toMatch(/^1 new piece: “divan”, /);
    expect(mail?.text).toContain(`%2Fproduct%2F${fresh}-divan-ana-b`);
    expect(mail?.html).toContain('Divan Ana &lt;b&gt;');
    expect(mail?.text).not.toMatch(/Dora|fshehur|Tavolin/);
    await tell();
    await tell(2);
    expect(await mails()).toHaveLength(1);
  });

  test('of the whole shop, and one with faulty parameters, are as the pages read them', async () => {
    const link = await confirmed({ search: 'query=divan&priceTo=abc&fitsWidth=&understand=true' });
    expect((await show(link)).watches[0]).toMatchObject({
      href: '/?query=divan',
      label: '“divan”',
    });
    await confirmed({ search: `businessId=${business}&priceTo=300` });
    const [first] = (await show(link)).watches;
    expect(first?.href).toMatch(/^\/business\/\d+-[\w-]+\?priceTo=300$/);
    expect(first?.label).toMatch(/up to/);
  });
});

describe('a watched piece', () => {
  const item = () => ({ item: { type: 'product', id: piece } });

  test('is told of when it costs less than was told before', async () => {
    const link = await confirmed(item());
    await change({ price: 250 });
    await tell(1);
    expect(await mails()).toEqual([]);
    await change({ price: 150, sale: 10, sale_type: 'fixed' });
    await tell(2);
    const mail = await write();
    expect(mail?.subject).toBe('Costs less now: Divan Dora');
    expect(mail?.text).toMatch(/140[\s\S]*Before: .*200/);
    await change({ price: 180 });
    await tell(3);
    await change({ price: 140 });
    await tell(4);
    expect(await mails()).toHaveLength(1);
    expect((await show(link)).watches[0]?.price).toBe(140);
  });

  test('is told of once when it is gone, and not while it is hidden', async () => {
    const link = await confirmed(item());
    await hide(piece);
    await tell(1);
    expect(await mails()).toEqual([]);
    await shop.pool.query('delete from product where id = $1', [piece]);
    await tell(2);
    expect((await write())?.subject).toBe('“Divan Dora” is no longer for sale');
    expect((await show(link)).watches).toEqual([]);
    await tell(3);
    expect(await mails()).toHaveLength(1);
  });
});

describe('the mail', () => {
  test('is one a day for all watches of an address, by day, and none while the outbox is held', async () => {
    await confirmed({ search: 'query=divan' });
    await confirmed({ item: { type: 'product', id: piece } });
    await change({ price: 99 });
    await publish('Divan Beni');
    await tellWatchers(shop.services, async () => new Date(day(1).setUTCHours(23)));
    await shop.pool.query('insert into outbox_hold (restored_at, backup_of) values (now(), now())');
    await tell(1);
    expect(await mails()).toEqual([]);
    await shop.pool.query('delete from outbox_hold');
    await Promise.all([tell(1), tell(1), tell(1)]);
    expect(await mails()).toHaveLength(1);
    const mail = await write();
    expect(mail?.text).toMatch(/Divan Beni/);
    expect(mail?.text).toMatch(/Costs less now: Divan Dora/);
    await publish('Divan Cimi', { created_at: day(1) });
    await tell(1);
    expect(await mails()).toHaveLength(1);
    await tell(2);
    expect(await mails()).toHaveLength(2);
  });

  test('is ended by one click of the mail program, without cookies', async () => {
    const link = await confirmed({ search: 'query=divan' });
    await publish('Divan Beni');
    await tell();
    const content = await write();
    if (!content) throw new Error('there is no mail');
    const { raw } = composeMessage({ ...content, messageId: '<a@b>', from: 'a@b.c', to: 'd@e.f' });
    expect(raw.toString()).toContain(`List-Unsubscribe: <https://shop.example${link}>`);
    expect(raw.toString()).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const click = () =>
      shop.request(link, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await click()).status).toBe(204);
    expect((await click()).status).toBe(204);
    expect(await rows('select from watch')).toEqual([]);
    expect(await write()).toBe(null);
    // Whoever had confirmed may ask again.
    await watch({ search: 'query=divan' });
    expect(await mails()).toHaveLength(2);
  });
});

describe('the page', () => {
  test('is opened by its token alone, and its answers are kept by nobody', async () => {
    const link = await confirmed({ search: 'query=divan' });
    const answer = await call('GET', api(link));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect((await answerOf<WatchPage>(answer)).data.email).not.toContain('ana');
    const [{ token_hash: hash, seed }] = await rows('select token_hash, seed from watcher');
    expect(`${String(hash)} ${seed}`).not.toContain(link.slice(7));
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['DELETE', ''],
      ['POST', '/1'],
      ['DELETE', '/1'],
    ] as const)
      expect((await call(method, `watches/${'x'.repeat(22)}${path}`)).status).toBe(404);
  });

  test('confirms and ends nothing of somebody else', async () => {
    const own = await confirmed({ search: 'query=divan' });
    await watch({ email: 'beni@example.com', search: 'query=divan' });
    const [{ id }] = await rows('select id from watch where confirmed_at is null');
    expect((await call('POST', `${api(own)}/${id}`)).status).toBe(404);
    expect((await call('DELETE', `${api(own)}/${id}`)).status).toBe(404);
    expect(await rows('select from watch where confirmed_at is null')).toHaveLength(1);
  });

  test('ends one watch or all', async () => {
    const link = await confirmed({ search: 'query=divan' });
    await confirmed({ search: 'query=tavoline' });
    const [{ id } = { id: 0 }] = (await show(link)).watches;
    const left = await answerOf<WatchPage>(await call('DELETE', `${api(link)}/${id}`));
    expect(left.data.watches.map(({ label }) => label)).toEqual(['“divan”']);
    expect((await call('DELETE', api(link))).status).toBe(200);
    expect((await call('GET', api(link))).status).toBe(404);
  });

  test('that ends what nobody has confirmed keeps the forms of strangers from the address', async () => {
    await watch({ search: 'query=divan' });
    await call('DELETE', api(linkIn((await write())?.text)));
    await watch({ search: 'query=divan' });
    expect(await mails()).toHaveLength(1);
    expect(await rows('select from buyer_address where stopped_at is not null')).toHaveLength(1);
  });

  test('keeps the watches for 90 days each time it is opened', async () => {
    const link = await confirmed({ search: 'query=divan' });
    await publish('Divan Beni');
    await shop.pool.query(`update watcher set opened_at = now() - interval '88 days'`);
    await call('GET', api(link));
    await tell(3);
    expect(await mails()).toEqual([]);
    await call('POST', api(link));
    await tell(4);
    expect(await mails()).toHaveLength(1);
    await shop.pool.query(`update watcher set opened_at = now() - interval '91 days'`);
    expect((await call('GET', api(link))).status).toBe(404);
    await cleanUpWatches(shop.db);
    expect(await rows('select from watcher')).toEqual([]);
  });
});

test('an address that ends its watches and begins anew is told nothing more on that day', async () => {
  const item = { item: { type: 'product', id: piece } };
  await call('DELETE', api(await confirmed(item)));
  await confirmed(item);
  await change({ price: 99 });
  await tell(0);
  expect(await mails()).toEqual([]);
  await tell(1);
  expect(await mails()).toHaveLength(1);
});

test('an address whose watches have ended by themselves begins anew', async () => {
  await confirmed({ search: 'query=divan' });
  await shop.pool.query(`update watcher set opened_at = now() - interval '91 days'`);
  const link = await confirmed({ search: 'query=tavoline' });
  await cleanUpWatches(shop.db);
  expect((await show(link)).watches.map(({ label }) => label)).toEqual(['“tavoline”']);
});

test('the mail that tells a last piece is gone is written even a day later', async () => {
  await confirmed({ item: { type: 'product', id: piece } });
  await hide(piece);
  await shop.pool.query('delete from product where id = $1', [piece]);
  await tell();
  await shop.pool.query('update watcher set looked_on = current_date - 1');
  await cleanUpWatches(shop.db);
  expect((await write())?.subject).toBe('“Divan Dora” is no longer for sale');
  await shop.pool.query('update watcher set looked_on = current_date - 3');
  await cleanUpWatches(shop.db);
  expect(await rows('select from watcher')).toEqual([]);
});

describe('a watch by a browser', () => {
  test('goes on for another 90 days by one more', async () => {
    const { form } = service.subscribe();
    const fields = { email: '', subscription: form };
    await watch({ search: 'query=divan', ...fields });
    await shop.pool.query(`update watcher set opened_at = now() - interval '89 days'`);
    await watch({ search: 'query=tavoline', ...fields });
    const kept = `select from watcher where opened_at > now() - interval '1 hour'`;
    expect(await rows(kept)).toHaveLength(1);
  });

  const soon = { timeout: 15_000, interval: 20 };

  test('is told without a confirmation, and ends when the browser is gone', async () => {
    const { key } = (await answerOf<{ key: string }>(await call('GET', 'push-key'))).data;
    expect(key).toBe(shop.services.push.publicKey);
    const { form, read } = service.subscribe();
    const answer = await watch({ search: 'query=divan', email: '', subscription: form });
    const { link } = (await answerOf<{ link: string }>(answer)).data;
    expect((await show(link)).email).toBe(null);
    const fresh = await publish('Divan Ana');
    await tell();
    await expect.poll(() => service.delivered.length, soon).toBe(1);
    const [delivered] = service.delivered;
    if (!delivered) throw new Error('nothing was delivered');
    expect(read(delivered)).toMatchObject({
      body: '1 new piece: “divan”',
      url: `${link}?to=${encodeURIComponent(`/product/${fresh}-divan-ana`)}`,
    });
    expect(await mails()).toEqual([]);
    await publish('Divan Beni', { created_at: day(1) });
    service.answers.status = 410;
    await tell(2);
    await expect.poll(() => rows('select from watcher'), soon).toEqual([]);
  });
});

test('the operator sees how many wait for what', async () => {
  await confirmed({ search: 'query=divan' });
  await watch({ email: 'beni@example.com', search: 'query=divan' });
  await confirmed({ item: { type: 'product', id: piece } });
  expect(await presentCounts(shop.db, 'en')).toEqual([
    { label: '“divan”', href: '/?query=divan', watchers: 1 },
    { label: 'Divan Dora', href: `/product/${piece}-divan-dora`, watchers: 1 },
  ]);
});
