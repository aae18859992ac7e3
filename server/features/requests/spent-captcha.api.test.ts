import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaptcha } from '../../platform/captcha/index.ts';
import { solveToken } from '../../platform/captcha/testing/solve-token.ts';
import { testSecret } from '../../testing/open-test-shop.ts';
import { openRequestShop, type RequestShop } from './testing/open-request-shop.ts';
import { brokenFields } from './testing/visitor.ts';

let shop: RequestShop;

beforeAll(async () => {
  shop = await openRequestShop();
});

afterAll(() => shop.close());

const refusal = { code: 'CAPTCHA', message: 'ReCAPTCHA failed. Please try again.' };

test('a captcha must be solved, signed here, and not expired', async () => {
  const old = createCaptcha({
    secret: testSecret,
    recaptcha: null,
    cost: 1,
    clock: () => new Date(Date.now() - 11 * 60_000),
  });
  const foreign = createCaptcha({ secret: 'of somebody else', recaptcha: null, cost: 1 });
  const tokens = ['garbage', await solveToken(old), await solveToken(foreign)];
  const before = await shop.countRequests();
  for (const token of tokens) {
    const response = await shop.submit({ token });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ ...refusal, errors: [{ path: 'recaptcha' }] });
  }
  expect(await shop.countRequests()).toBe(before);
});

test('a captcha serves once', async () => {
  const token = await solveToken(shop.services.captcha);
  expect((await shop.submit({ token })).status).toBe(201);
  const before = await shop.countRequests();
  expect(await brokenFields(await shop.submit({ token }))).toEqual(['recaptcha']);
  const asPagesDo = await shop.submit({ token }, { 'idempotency-key': crypto.randomUUID() });
  expect([asPagesDo.status, await brokenFields(asPagesDo)]).toEqual([422, ['recaptcha']]);
  expect(await shop.countRequests()).toBe(before);
});

test('a captcha serves once also when it comes many times at once', async () => {
  const token = await solveToken(shop.services.captcha);
  const before = await shop.countRequests();
  const responses = await Promise.all(Array.from({ length: 8 }, () => shop.submit({ token })));
  const taken = responses.filter(({ status }) => status === 201);
  expect(taken).toHaveLength(1);
  expect(await shop.countRequests()).toBe(before + 1);
});

test('a captcha is not spent by a 422 or a 404', async () => {
  const token = await solveToken(shop.services.captcha);
  expect((await shop.submit({ token, name: '' })).status).toBe(422);
  expect((await shop.submit({ token, id: 999_999 })).status).toBe(404);
  expect((await shop.submit({ token })).status).toBe(201);
});
