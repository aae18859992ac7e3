import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { solveToken } from '../../../platform/captcha/testing/solve-token.ts';
import { answerOf } from '../../../testing/answers.ts';
import { createProduct } from '../../../testing/factories.ts';
import { cleanUpRequests } from '../clean-up-requests.ts';
import { settleHeld } from '../held/settle-held.ts';
import { openRequestShop, type RequestShop } from '../testing/open-request-shop.ts';
import { storeOrder } from '../testing/store-order.ts';
import { brokenFields, idOf, readAnswer, xsrfHeaders } from '../testing/visitor.ts';
import { newOwnLink, ownLink } from './own-link.ts';
import { ownMails } from './own-request-mail.ts';
import {
  askReached,
  mayBeMailed,
  type OwnMail,
  queueOwnMail,
  startLinksWork,
  stopMails,
} from './queue-own-mail.ts';

let shop: RequestShop;
beforeAll(async () => {
  shop = await openRequestShop({ settings: { publicUrl: 'https://shop.example' } });
  startLinksWork(shop.services);
});
afterAll(async () => {
  await shop.services.jobs.stop();
  await shop.close();
});
beforeEach(() =>
  shop.pool.query('delete from mail; delete from request; delete from buyer_address'),
);

const rowsOf = async (text: string, ...values: unknown[]) =>
  (await shop.pool.query(text, values)).rows;
const mails = () =>
  rowsOf(
    `select recipient, payload, request_id from mail where template = 'own-request' order by id`,
  );
const stop = (email: string) =>
  shop.db.transaction().execute((trx) => stopMails(trx, shop.services.secret, email));

const noon = `${new Date().toISOString().slice(0, 10)}T10:00:00Z`;
/** A mail as it would be sent, by day unless told otherwise. */
function write(mail: OwnMail, at = noon) {
  const { 'own-request': template } = ownMails(shop.services, async () => new Date(at));
  if (!template) throw new Error('there is no template for mails to buyers');
  return template(mail, shop.db);
}

/** A request with a link of its own, without its mails. */
async function store(fields: Partial<Parameters<typeof storeOrder>[1]> = {}) {
  const link = newOwnLink(shop.services.secret);
  const id = await storeOrder(shop, { business_id: shop.business, ...link, ...fields });
  return { id, link: `https://shop.example${ownLink(shop.services.secret, link.link_seed)}` };
}

const queue = (mail: OwnMail) => queueOwnMail(shop.db, shop.services, mail);

describe('the copy of a form', () => {
  test('goes to its address with the link of the request, and without the words of its buyer', async () => {
    const form = { name: '<b>Ana</b>', message: 'Sa kushton transporti?' };
    const { data } = await readAnswer(await shop.submit(form));
    const mail = { requestId: data.id, kind: 'sent' } as const;
    expect(await mails()).toEqual([
      { recipient: 'ana@example.com', payload: mail, request_id: data.id },
    ]);
    const written = await write(mail);
    expect(written?.subject).toBe('Your request: Divan Dora');
    for (const part of [written?.text, written?.html]) {
      expect(part).toContain(`https://shop.example${data.link}`);
      expect(part).toContain(`https://shop.example${data.link}?notMe`);
      expect(part).toContain('Mobileria');
      expect(part).not.toMatch(/Ana|transporti/);
    }
    expect(written).not.toHaveProperty('replyTo');
  });

  test('is in the language of the form, and escapes the names that sellers write', async () => {
    const product = await createProduct(shop, {
      business_id: shop.business,
      product_name: 'Divan <i>Dora</i>',
    });
    const requestId = await idOf(
      await shop.submit({ id: product }, { cookie: 'XSRF-TOKEN=abc; lang=al' }),
    );
    const written = await write({ requestId, kind: 'sent' });
    expect(written?.subject).toBe('Kërkesa jote: Divan <i>Dora</i>');
    expect(written?.html).toContain('<html lang="sq">');
    expect(written?.html).toContain('Divan &lt;i&gt;Dora&lt;/i&gt;');
    expect(written?.html).not.toContain('<i>');
  });

  test('is not written where no address was given', async () => {
    await shop.submit({ contactEmail: '', preferredContactMethod: 'phone' });
    expect(await rowsOf('select template from mail')).toEqual([{ template: 'request' }]);
    expect(await rowsOf('select * from buyer_address')).toEqual([]);
  });

  test('is not written of a held request, and once when that is released', async () => {
    const id = await idOf(await shop.submit({ signals: { website: 'x' } }));
    expect(await queue({ requestId: id, kind: 'answer' })).toBe(false);
    expect(await mails()).toEqual([]);
    expect(await rowsOf('select * from buyer_address')).toEqual([]);
    const release: Parameters<typeof settleHeld>[1] = {
      ids: [id],
      action: 'restore',
      businessId: shop.business,
    };
    await settleHeld(shop.services, release);
    await settleHeld(shop.services, release);
    expect(await mails()).toMatchObject([{ payload: { requestId: id, kind: 'sent' } }]);
  });

  test('is not sent any more once the request is withdrawn, held, or its link closed', async () => {
    const closing = ['link_closed_at = now()', `state = 'held'`, `state = 'dropped'`];
    for (const change of [...closing, 'client_email = null, withdrawn_at = now()']) {
      const { id } = await store();
      expect(await write({ requestId: id, kind: 'sent' })).not.toBe(null);
      await shop.pool.query(`update request set ${change} where id = ${id}`);
      expect([change, await write({ requestId: id, kind: 'sent' })]).toEqual([change, null]);
      expect([change, await queue({ requestId: id, kind: 'sent' })]).toEqual([change, false]);
    }
  });
});

test('mails of a withdrawn request go with what could be taken back', async () => {
  const [gone, recent] = [await store(), await store({ client_email: 'beni@example.com' })];
  for (const [{ id }, hours] of [
    [gone, 25],
    [recent, 23],
  ] as const) {
    await queue({ requestId: id, kind: 'sent' });
    await shop.pool.query(
      `update request set client_email = null, withdrawn = '{}',
         withdrawn_at = now() - make_interval(hours => $2) where id = $1`,
      [id, hours],
    );
  }
  await cleanUpRequests(shop.db);
  expect(await mails()).toMatchObject([{ request_id: recent.id, recipient: 'beni@example.com' }]);
});

test('the requests of an address are found by an index', async () => {
  const plan = await shop.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const { rows } = await sql`explain select from request r
      where lower(client_email) = 'ana@example.com' and ${mayBeMailed}`.execute(trx);
    return JSON.stringify(rows);
  });
  expect(plan).toContain('request_by_buyer');
});

describe('an address', () => {
  test('gets three mails a day, however many forms name it at once and however it is written', async () => {
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        shop.submit({ contactEmail: i % 2 ? 'ana@example.com' : 'Ana@Example.com' }),
      ),
    );
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await mails()).toHaveLength(3);
    expect(await rowsOf(`select from mail where template = 'request'`)).toHaveLength(12);
    await shop.submit({ contactEmail: 'beni@example.com' });
    expect(await mails()).toHaveLength(4);
    await shop.pool.query('update buyer_address set day = current_date - 1');
    await shop.submit();
    await shop.submit();
    expect(await mails()).toHaveLength(6);
  });

  test('that wants no mails gets none, not even one that waits, and keeps its stop', async () => {
    await shop.submit();
    const [first] = await mails();
    await stop('ANA@example.com');
    await shop.submit();
    expect(await mails()).toEqual([first]);
    expect(await write(first.payload)).toBe(null);
    await shop.pool.query('update buyer_address set day = current_date - 1');
    await cleanUpRequests(shop.db);
    const { id } = await store();
    expect(await queue({ requestId: id, kind: 'answer' })).toBe(false);
    await stop('nobody@example.com');
    expect(await rowsOf('select from buyer_address where stopped_at is not null')).toHaveLength(2);
  });

  test('that says on the page of a request that it was not theirs gets none', async () => {
    const { link } = (await readAnswer(await shop.submit())).data;
    const path = link.replace('/my-request/', '/v1/public/requests/');
    const closed = await shop.request(`${path}/close`, { method: 'POST', headers: xsrfHeaders });
    expect(closed.status).toBe(200);
    await shop.submit();
    const [waiting, ...others] = await mails();
    expect(others).toEqual([]);
    expect(await write(waiting.payload)).toBe(null);
  });

  test('is stored as a hash, and its count is forgotten the next day', async () => {
    await shop.submit();
    const [row] = await rowsOf('select * from buyer_address');
    expect(row.address_hash).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain('ana');
    await cleanUpRequests(shop.db);
    expect(await rowsOf('select mails from buyer_address')).toEqual([{ mails: 1 }]);
    await shop.pool.query('update buyer_address set day = current_date - 1');
    await cleanUpRequests(shop.db);
    expect(await rowsOf('select mails from buyer_address')).toEqual([]);
  });
});

test('the answer of a seller is told with its price, and not with their words', async () => {
  const sent = {
    sent_price: 180,
    sent_currency: 'EUR' as const,
    sent_words: 'E kemi gati',
    sent_at: new Date(noon),
  };
  const { id, link } = await store(sent);
  expect(await queue({ requestId: id, kind: 'answer' })).toBe(true);
  expect(await mails()).toMatchObject([{ payload: { requestId: id, kind: 'answer' } }]);
  const written = await write({ requestId: id, kind: 'answer' });
  expect(written?.text).toContain('€180');
  expect(written?.text).toContain(link);
  expect(written?.text).not.toMatch(/gati|150/);
});

describe('links that are asked for again', () => {
  const ask = async (email: unknown, token?: string) =>
    shop.request('/v1/public/request-links', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...xsrfHeaders },
      body: JSON.stringify({ email, token: token ?? (await solveToken(shop.services.captcha)) }),
    });
  const jobsDone = async () => {
    await expect.poll(() => rowsOf(`select from job where queue = 'request-links'`)).toEqual([]);
  };

  test('go to their address in one mail, the newest first', async () => {
    const old = new Date(Date.now() - 181 * 24 * 3_600_000);
    const first = await store();
    const others = [
      await store({ state: 'held' }),
      await store({ state: 'dropped' }),
      await store({ link_closed_at: new Date() }),
      await store({ client_email: 'beni@example.com' }),
      await store({ created_at: old }),
    ];
    const second = await store({ client_email: 'ANA@example.com', state: 'spam' });
    const response = await ask('Ana@example.com');
    expect([response.status, await answerOf(response)]).toEqual([200, { data: null }]);
    await jobsDone();
    const mail = { requestId: second.id, kind: 'again' } as const;
    expect(await mails()).toMatchObject([{ recipient: 'ANA@example.com', payload: mail }]);
    const text = (await write(mail))?.text ?? '';
    expect(text.indexOf(second.link)).toBeGreaterThan(0);
    expect(text.indexOf(first.link)).toBeGreaterThan(text.indexOf(second.link));
    for (const { link } of others) expect(text).not.toContain(link);
  });

  test('are ten at most', async () => {
    const stored = await Promise.all(Array.from({ length: 12 }, () => store()));
    const newest = Math.max(...stored.map(({ id }) => id));
    const text = (await write({ requestId: newest, kind: 'again' }))?.text ?? '';
    expect(new Set(text.match(/my-request\/[\w-]{22}/g))).toHaveProperty('size', 10);
  });

  test('are answered alike for an address that has none', async () => {
    await store();
    const answers = await Promise.all(
      ['ana@example.com', 'nobody@example.com'].map(async (email) => {
        const answer = await ask(email);
        return [answer.status, [...answer.headers.keys()], await answer.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    await jobsDone();
    expect(await mails()).toHaveLength(1);
    expect(await rowsOf('select from buyer_address')).toHaveLength(1);
  });

  test('cost a captcha each, and need an address', async () => {
    const token = await solveToken(shop.services.captcha);
    expect((await ask('ana@example.com', token)).status).toBe(200);
    for (const used of [token, 'garbage']) {
      const refused = await ask('ana@example.com', used);
      expect([refused.status, await brokenFields(refused)]).toEqual([422, ['recaptcha']]);
    }
    expect(await brokenFields(await ask('nobody'))).toEqual(['email']);
    await jobsDone();
    expect(await mails()).toEqual([]);
  });
});

describe('a day after a request its buyer is asked whether the seller got in touch', () => {
  const hoursAgo = (hours: number) => new Date(Date.parse(noon) - hours * 3_600_000);
  const run = (at: string | Date = noon) => askReached(shop.services, async () => new Date(at));
  const asked = async () => (await mails()).map(({ payload }) => payload);

  test('once, and only where they may want to say it', async () => {
    const day = { created_at: hoursAgo(25) };
    const { id } = await store(day);
    const email = (name: string) => ({ client_email: `${name}@example.com` });
    await store({ created_at: hoursAgo(23), ...email('early') });
    await store({ created_at: hoursAgo(24 * 7 + 1), ...email('late') });
    await store({ ...day, state: 'spam', ...email('spam') });
    await store({ ...day, state: 'held', ...email('held') });
    await store({ ...day, outcome: 'yes', ...email('said') });
    await store({ ...day, link_closed_at: hoursAgo(1), ...email('closed') });
    await storeOrder(shop, { business_id: shop.business, ...day, ...email('before') });
    await Promise.all([run(), run()]);
    await run();
    const mail = { requestId: id, kind: 'reached' } as const;
    expect(await asked()).toEqual([mail]);
    expect((await write(mail))?.subject).toMatch(/^A të kontaktoi Mobileria .*\?$/);
    await shop.pool.query(`update request set outcome = 'no' where id = ${id}`);
    expect(await write(mail)).toBe(null);
  });

  test('by day, and not by a shop whose mails are held', async () => {
    const { id } = await store({ created_at: hoursAgo(48) });
    const night = hoursAgo(12);
    await run(night);
    await shop.pool.query('insert into outbox_hold (backup_of, restored_at) values (now(), now())');
    await run();
    await shop.pool.query('delete from outbox_hold');
    expect(await asked()).toEqual([]);
    await run();
    expect(await asked()).toHaveLength(1);
    const late = write({ requestId: id, kind: 'reached' }, night.toISOString());
    await expect(late).rejects.toThrow('too early');
  });

  test('by the page alone after three mails of that day', async () => {
    const { id } = await store({ created_at: hoursAgo(25) });
    for (let i = 0; i < 3; i += 1) await queue({ requestId: id, kind: 'answer' });
    await run();
    expect(await asked()).not.toContainEqual({ requestId: id, kind: 'reached' });
  });
});
