import type { OwnRequest } from '@orendi/contract/schemas/own-request';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRateLimiter } from '../../../platform/http/rate-limit.ts';
import { answerOf } from '../../../testing/answers.ts';
import { openRequestShop, type RequestShop } from '../testing/open-request-shop.ts';
import { readAnswer } from '../testing/visitor.ts';

let shop: RequestShop;
beforeAll(async () => {
  shop = await openRequestShop();
});
afterAll(() => shop.close());

const linkOf = async (response: Response) => (await readAnswer(response)).data.link;
const callOf = (link: string) => link.replace('/my-request/', '/v1/public/requests/');

test('a form is answered with a link that opens what was asked, with its buyer masked', async () => {
  const link = await linkOf(await shop.submit());
  expect(link).toMatch(/^\/my-request\/[\w-]{22}$/);
  const response = await shop.request(callOf(link));
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect((await answerOf<OwnRequest>(response)).data).toMatchObject({
    item_name: 'Divan Dora',
    name: 'A••• H•••',
    phone: '•••67',
    email: 'a•••@•••.com',
    message: 'A e keni në blu?',
    read_at: null,
    answered_at: null,
    offer: null,
    outcome: null,
    can_edit: true,
    withdrawn_at: null,
  });
});

test('the database alone opens no request', async () => {
  const link = await linkOf(await shop.submit());
  const token = link.split('/').at(-1) ?? '';
  const { rows } = await shop.pool.query<{ row: string }>('select r::text as row from request r');
  expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
  expect((await shop.request('/v1/public/requests/' + 'A'.repeat(22))).status).toBe(404);
});

test('a repeated form gets the same link, and a held one a link like any other', async () => {
  const headers = { 'idempotency-key': 'the same form' };
  const first = await readAnswer(await shop.submit({}, headers));
  expect(first.data.link).toMatch(/^\/my-request\//);
  expect((await readAnswer(await shop.submit({}, headers))).data).toEqual(first.data);
  const held = await linkOf(await shop.submit({ signals: { website: 'x' } }));
  const { data } = await answerOf<OwnRequest>(await shop.request(callOf(held)));
  expect(data).toMatchObject({ read_at: null, answered_at: null, can_edit: true });
});

test('guesses are slowed, and a right link is answered meanwhile', async () => {
  const slow = await openRequestShop({ services: { countCall: createRateLimiter(1) } });
  const link = await linkOf(await slow.submit());
  const statuses = [];
  for (let i = 0; i < 40; i += 1) {
    statuses.push((await slow.request(`/v1/public/requests/guess-${i}`)).status);
  }
  expect(statuses.at(0)).toBe(404);
  expect(statuses.at(-1)).toBe(429);
  expect((await slow.request(callOf(link))).status).toBe(200);
  await slow.close();
});

test('a link opens nothing after 180 days', async () => {
  const link = await linkOf(await shop.submit());
  await shop.pool.query(
    "update request set created_at = now() - interval '181 days' where id = (select max(id) from request)",
  );
  expect((await shop.request(callOf(link))).status).toBe(404);
});
