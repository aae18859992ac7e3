import { afterAll, beforeAll, expect, test } from 'vitest';
import { solveToken } from '../../platform/captcha/testing/solve-token.ts';
import { openRequestShop, type RequestShop } from './testing/open-request-shop.ts';
import { brokenFields, idOf } from './testing/visitor.ts';

let shop: RequestShop;

beforeAll(async () => {
  shop = await openRequestShop();
});

afterAll(() => shop.close());

test('a form that is sent again gives the first answer again, also with another captcha', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const first = await shop.submit({}, headers);
  expect(first.status).toBe(201);
  const before = await shop.countRequests();
  const second = await shop.submit({}, headers);
  expect(second.status).toBe(201);
  expect(await second.json()).toEqual(await first.json());
  expect(await shop.countRequests()).toBe(before);
});

test('a form that is sent again gives the first answer before its fields are looked at', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const id = await idOf(await shop.submit({ message: 'Ende?' }, headers));
  expect(await idOf(await shop.submit({ message: 'Ende?', token: 'garbage' }, headers))).toBe(id);
});

test('a key is a conflict with another body', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  await shop.submit({}, headers);
  for (const fields of [{ message: 'Tjetër' }, { name: '' }]) {
    const response = await shop.submit(fields, headers);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'CONFLICT' });
  }
});

test('a form makes one request when it comes many times at once', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const token = await solveToken(shop.services.captcha);
  const before = await shop.countRequests();
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => shop.submit({ token }, headers)),
  );
  const ids = await Promise.all(responses.map(idOf));
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(new Set(ids).size).toBe(1);
  expect(await shop.countRequests()).toBe(before + 1);
});

test('a form is taken or refused by its key when two forms come at once', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const responses = await Promise.all(
    ['a', 'b', 'c', 'd'].map((message) => shop.submit({ message }, headers)),
  );
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, 409, 409, 409]);
});

test('a key makes another request after a day', async () => {
  const key = crypto.randomUUID();
  const first = await idOf(await shop.submit({}, { 'idempotency-key': key }));
  await shop.pool.query(
    `update idempotency_key set created_at = now() - interval '25 hours' where key = $1`,
    [key],
  );
  expect(await idOf(await shop.submit({ message: 'Sërish' }, { 'idempotency-key': key }))).not.toBe(
    first,
  );
});

test('a form must have a key of sensible length', async () => {
  const paths = await brokenFields(await shop.submit({}, { 'idempotency-key': 'k'.repeat(201) }));
  expect(paths.map((path) => path.toLowerCase())).toEqual(['idempotency-key']);
});
