import type { OwnRequest } from '@orendi/contract/schemas/own-request';
import type { Request } from '@orendi/contract/schemas/request';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRateLimiter } from '../../../platform/http/rate-limit.ts';
import { TooEarlyError } from '../../../platform/mail/index.ts';
import { answerOf, brokenFields } from '../../../testing/answers.ts';
import { createProduct } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { callsOf } from '../../../testing/own-catalogue.ts';
import { type Seller, signUpOwner, visitorHeaders } from '../../../testing/seller.ts';
import { cleanUpRequests } from '../clean-up-requests.ts';
import { requestMails } from '../mail/request-mail.ts';
import { readAnswer, submitForm } from '../testing/visitor.ts';

/* A buyer's use of the link of a request, and what its seller sees of that. */

let shop: TestShop;
let seller: Seller & { businessId: number };
let product: number;
const clock = { hoursLater: 0 };

beforeAll(async () => {
  shop = await openTestShop({
    services: { clock: () => new Date(Date.now() + clock.hoursLater * 3_600_000) },
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  clock.hoursLater = 0;
  seller = await signUpOwner(shop);
  product = await createProduct(shop, { business_id: seller.businessId });
});

interface Asked {
  id: number;
  path: string;
}
const ask = async (fields: object = {}): Promise<Asked> => {
  const { data } = await readAnswer(await submitForm(shop, { id: product, ...fields }));
  return { id: data.id, path: data.link.replace('/my-request/', '/public/requests/') };
};
const askHeld = () => ask({ signals: { website: 'x' } });
const call = (method: string, path: string, body?: object, on = shop) =>
  on.request(`/v1${path}`, {
    method,
    headers: visitorHeaders,
    ...(body && { body: JSON.stringify(body) }),
  });
const own = async (response: Response | Promise<Response>) => {
  const answer = await response;
  expect(answer.status).toBe(200);
  return (await answerOf<OwnRequest>(answer)).data;
};
const read = ({ path }: Asked) => own(call('GET', path));
const edit = ({ path }: Asked, message: string) => call('PUT', `${path}/message`, { message });
const withdraw = ({ path }: Asked) => call('POST', `${path}/withdraw`);
const takeBack = ({ path }: Asked) => call('DELETE', `${path}/withdraw`);
const tell = ({ path }: Asked, outcome: string) => call('POST', `${path}/outcome`, { outcome });

const rowOf = async ({ id }: Pick<Asked, 'id'>) => {
  const { rows } = await shop.pool.query('select * from request where id = $1', [id]);
  return rows[0];
};
const change = (id: number, fields: object) =>
  callsOf(shop, seller).send('PUT', '/private/business-request/update', {
    requestId: id,
    ...fields,
  });
const orders = async () => {
  const response = await callsOf(shop, seller).get('/private/business-request/get?sources=all');
  return (await answerOf<{ results: Request[]; waiting: number }>(response)).data;
};
const mailsOf = async ({ id }: Asked) => {
  const { rows } = await shop.pool.query<{ payload: object; isLater: boolean }>(
    `select payload, due_at > now() + interval '9 minutes' as "isLater" from mail
     where request_id = $1 and template = 'request' order by id`,
    [id],
  );
  return rows;
};
const markMailed = ({ id }: Asked) =>
  shop.pool.query('update mail set sent_at = now() where request_id = $1', [id]);
const write = (payload: object) =>
  requestMails(shop.services.settings)['request']?.(payload, shop.db);
const age = ({ id }: Asked, hours: number) =>
  shop.pool.query(
    `update request set withdrawn_at = withdrawn_at - $2 * interval '1 hour' where id = $1`,
    [id, hours],
  );

describe('the message', () => {
  test('is changed three times, and each text before is kept with when it was written', async () => {
    const asked = await ask({ message: 'një' });
    for (const text of ['dy', 'tre', 'katër']) await own(edit(asked, text));
    const request = await read(asked);
    expect(request).toMatchObject({ message: 'katër', can_edit: true });
    expect(request.earlier_messages.map(({ message }) => message)).toEqual(['tre', 'dy', 'një']);
    const [, second, first] = request.earlier_messages;
    expect(first?.written_at).toBe(request.created_at);
    expect(Date.parse(second?.written_at ?? '')).toBeGreaterThan(Date.parse(request.created_at));
    expect((await orders()).results).toMatchObject([
      { client_message: 'katër', edited_at: request.edited_at },
    ]);
  });

  test('that is the same again changes nothing', async () => {
    const asked = await ask({ message: 'një' });
    expect(await own(edit(asked, ' një '))).toMatchObject({
      edited_at: null,
      earlier_messages: [],
    });
  });

  test('with a link is refused in a sentence, and the text before stays', async () => {
    for (const asked of [await ask(), await askHeld()]) {
      const refused = await edit(asked, 'Shiko https://spam.example');
      expect(refused.status).toBe(422);
      const { message, errors } = await readAnswer(refused);
      expect(errors).toEqual([{ path: 'message', msg: message }]);
      expect(message).toContain('looks like spam');
      expect(await read(asked)).toMatchObject({ message: 'A e keni në blu?', edited_at: null });
    }
    const long = await edit(await ask(), 'a'.repeat(501));
    expect(await brokenFields(long)).toEqual(['message']);
  });

  test('that others have sent five times is refused, corrections of the own one are not', async () => {
    const strict = await openTestShop({ settings: { rateLimitScale: 1 } });
    const by = await signUpOwner(strict);
    const item = await createProduct(strict, { business_id: by.businessId });
    const text = 'Rritni shitjet tuaja me ofertën tonë të shkëlqyer';
    const send = async (message: string) => {
      const { data } = await readAnswer(await submitForm(strict, { id: item, message }));
      return `${data.link.replace('/my-request/', '/public/requests/')}/message`;
    };
    const path = await send(text);
    for (let n = 1; n < 8; n += 1) {
      const corrected = await call('PUT', path, { message: `${text} ${n}` }, strict);
      expect(corrected.status).toBe(200);
    }
    const statuses = [];
    for (let n = 0; n < 4; n += 1) {
      const other = await send(`pyetje ${n}`);
      statuses.push((await call('PUT', other, { message: text }, strict)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 422]);
    await strict.close();
  });

  test('of a held request looks alike, and it stays held', async () => {
    const asked = await askHeld();
    expect(await own(edit(asked, 'tjetër'))).toMatchObject({ message: 'tjetër', can_edit: true });
    expect(await rowOf(asked)).toMatchObject({ state: 'held', client_message: 'tjetër' });
    expect(await mailsOf(asked)).toEqual([]);
  });

  test('stays once it is answered, whichever of the two comes first', async () => {
    const answered = await ask();
    await change(answered.id, { stage: 'answered' });
    const refused = await edit(answered, 'tjetër');
    expect(refused.status).toBe(409);
    expect((await readAnswer(refused)).message).toContain('already answered');

    const asked = await ask();
    const [edited] = await Promise.all([
      edit(asked, 'tjetër'),
      callsOf(shop, seller).send('POST', '/private/business-request/send', {
        requestId: asked.id,
        words: 'Po',
      }),
    ]);
    const { message, offer } = await read(asked);
    expect(offer?.words).toBe('Po');
    expect([edited.status, message]).toEqual(
      edited.status === 200 ? [200, 'tjetër'] : [409, 'A e keni në blu?'],
    );
  });

  test('is mailed again where the former one has gone out, once at a time', async () => {
    const asked = await ask();
    const first = await mailsOf(asked);
    await edit(asked, 'dy');
    expect(await mailsOf(asked)).toEqual(first);
    await markMailed(asked);
    await edit(asked, 'tre');
    await edit(asked, 'katër');
    const again = (await mailsOf(asked)).slice(first.length);
    expect(again).toHaveLength(first.length);
    expect(again[0]).toEqual({ payload: { requestId: asked.id, isEdited: true }, isLater: true });
    const { subject, text } = (await write(again[0]?.payload ?? {})) ?? {};
    expect(subject).toMatch(/^Blerësi e ndryshoi mesazhin: /);
    expect(text).toContain('katër');
    await markMailed(asked);
    await edit(asked, 'pesë');
    expect(await mailsOf(asked)).toHaveLength(3 * first.length);
  });
});

describe('a withdrawal', () => {
  test('leaves the piece and the time, and hides who asked and what was written', async () => {
    const asked = await ask();
    await edit(asked, 'tjetër');
    const before = await read(asked);
    const withdrawn = await own(withdraw(asked));
    expect(withdrawn).toMatchObject({
      name: '',
      phone: null,
      email: null,
      message: '',
      earlier_messages: [],
      item_name: before.item_name,
      created_at: before.created_at,
      can_edit: false,
      can_return: true,
    });
    expect(await own(withdraw(asked))).toEqual(withdrawn);
    expect(await orders()).toMatchObject({
      waiting: 0,
      results: [
        {
          client_name: '',
          client_message: '',
          client_phone: null,
          client_email: null,
          stage: 'lost',
          waiting_since: null,
          withdrawn_at: withdrawn.withdrawn_at,
          replies: [],
        },
      ],
    });
    expect((await edit(asked, 'prapë')).status).toBe(409);
    expect((await tell(asked, 'yes')).status).toBe(409);
  });

  test('is taken back within a day, with all that was there', async () => {
    for (const asked of [await ask(), await askHeld()]) {
      await edit(asked, 'tjetër');
      const [page, row] = [await read(asked), await rowOf(asked)];
      await withdraw(asked);
      clock.hoursLater = 23;
      const { expires_at: _, asks_outcome: _asks, ...left } = page;
      expect(await own(takeBack(asked))).toMatchObject(left);
      expect(await own(takeBack(asked))).toMatchObject(left);
      const { state_since: _since, ...columns } = row;
      expect(await rowOf(asked)).toMatchObject(columns);
      clock.hoursLater = 0;
    }
  });

  test('is for good after a day, when all that was written is deleted', async () => {
    const [asked, recent] = [await ask(), await ask()];
    for (const one of [asked, recent]) {
      await edit(one, 'tjetër');
      await withdraw(one);
    }
    await age(asked, 25);
    expect((await takeBack(asked)).status).toBe(409);
    await cleanUpRequests(shop.db);
    expect((await rowOf(asked)).withdrawn).toBeNull();
    expect((await rowOf(recent)).withdrawn).toMatchObject({ client_message: 'tjetër' });
    const { rows } = await shop.pool.query(
      'select request_id from request_message where request_id = any($1)',
      [[asked.id, recent.id]],
    );
    expect(rows).toEqual([{ request_id: recent.id }]);
    clock.hoursLater = 0;
    expect(await read(asked)).toMatchObject({ can_return: false });
    expect((await takeBack(asked)).status).toBe(409);
  });

  test('keeps the stage that the seller gives it, which is never pending', async () => {
    const asked = await ask();
    await withdraw(asked);
    for (const pending of [{ status: false }, { stage: 'new' }])
      expect((await change(asked.id, pending)).status).toBe(409);
    expect((await change(asked.id, { stage: 'spam', note: 'E njoh' })).status).toBe(200);
    await takeBack(asked);
    expect(await rowOf(asked)).toMatchObject({ state: 'spam', client_name: 'Ana Hoxha' });
  });

  test('of a held request drops it, and its seller cannot restore it', async () => {
    const asked = await askHeld();
    expect(await own(withdraw(asked))).toMatchObject({ name: '', can_return: true });
    expect(await rowOf(asked)).toMatchObject({ state: 'dropped', client_name: '' });
    const restore = { ids: [asked.id], action: 'restore' };
    const refused = await callsOf(shop, seller).send(
      'PUT',
      '/private/held-requests/update',
      restore,
    );
    expect(refused.status).toBe(404);
  });

  test('stops the mail that has not gone out, until it is taken back', async () => {
    const asked = await ask();
    const payload = { requestId: asked.id };
    await withdraw(asked);
    await expect(write(payload)).rejects.toThrow(TooEarlyError);
    await takeBack(asked);
    expect((await write(payload))?.text).toContain('A e keni në blu?');
    await withdraw(asked);
    await age(asked, 25);
    await cleanUpRequests(shop.db);
    expect(await write(payload)).toBeNull();
  });

  test('has a word of its own in the report', async () => {
    await withdraw(await ask());
    const report = await callsOf(shop, seller).get('/private/business-report/download-requests');
    const bytes = Buffer.from(await report.arrayBuffer());
    expect(bytes.includes(Buffer.from('Withdrawn', 'utf16le')) || bytes.includes('Withdrawn')).toBe(
      true,
    );
  });
});

describe('the outcome', () => {
  test('may be told of any request and changed, and its seller sees it', async () => {
    const asked = await ask();
    expect(await own(tell(asked, 'no'))).toMatchObject({ outcome: 'no' });
    expect(await own(tell(asked, 'bought'))).toMatchObject({ outcome: 'bought' });
    expect((await orders()).results).toMatchObject([{ buyer_outcome: 'bought' }]);
    expect(await own(tell(await askHeld(), 'yes'))).toMatchObject({ outcome: 'yes' });
    const other = await tell(asked, 'maybe');
    expect(other.status).toBe(422);
    expect(await brokenFields(other)).toEqual(['outcome']);
  });
});

describe('a link', () => {
  const ends: [string, string, object?][] = [
    ['GET', ''],
    ['PUT', '/message', { message: 'a' }],
    ['POST', '/withdraw'],
    ['DELETE', '/withdraw'],
    ['POST', '/outcome', { outcome: 'yes' }],
    ['POST', '/close'],
    ['GET', '/others'],
    ['POST', '/others', { type: 'product', id: 1, token: 'any' }],
  ];
  const tryAll = ({ path }: Pick<Asked, 'path'>) =>
    Promise.all(ends.map(([method, end, body]) => call(method, path + end, body)));

  test('that is 180 days old opens nothing, and changes nothing', async () => {
    const asked = await ask();
    await shop.pool.query(
      `update request set created_at = now() - interval '180 days' where id = $1`,
      [asked.id],
    );
    const before = await rowOf(asked);
    for (const { status } of await tryAll(asked)) expect(status).toBe(404);
    expect(await rowOf(asked)).toEqual(before);
  });

  test('that is closed opens nothing, as one that is guessed; the request stays', async () => {
    const asked = await ask();
    const closed = await call('POST', `${asked.path}/close`);
    expect([closed.status, (await answerOf<null>(closed)).data]).toEqual([200, null]);
    const guess = { path: `/public/requests/${'A'.repeat(22)}` };
    for (const { status } of [...(await tryAll(asked)), ...(await tryAll(guess))])
      expect(status).toBe(404);
    expect((await orders()).results).toMatchObject([{ client_name: 'Ana Hoxha' }]);
  });

  test('is repeated with the XSRF cookie by whoever changes something', async () => {
    const { path } = await ask();
    const headers = { 'content-type': 'application/json' };
    const refused = await shop.request(`/v1${path}/withdraw`, { method: 'POST', headers });
    expect(refused.status).toBe(403);
  });

  test('takes sixty changes an hour, and may be read meanwhile', async () => {
    const slow = await openTestShop({ services: { countCall: createRateLimiter(1) } });
    const by = await signUpOwner(slow);
    const item = await createProduct(slow, { business_id: by.businessId });
    const { data } = await readAnswer(await submitForm(slow, { id: item }));
    const path = data.link.replace('/my-request/', '/public/requests/');
    const statuses = [];
    for (let n = 0; n < 61; n += 1)
      statuses.push((await call('POST', `${path}/outcome`, { outcome: 'yes' }, slow)).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
    expect((await call('GET', path, undefined, slow)).status).toBe(200);
    await slow.close();
  });
});
