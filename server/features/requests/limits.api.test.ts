import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRateLimiter } from '../../platform/http/rate-limit.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { submitForm } from './testing/visitor.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ services: { countCall: createRateLimiter(1) } });
});

afterAll(() => shop.close());

test('an address may send thirty requests in ten minutes', async () => {
  for (let i = 0; i < 30; i += 1) {
    expect((await submitForm(shop, { id: 1 })).status).toBe(404);
  }
  const response = await submitForm(shop, { id: 1 });
  expect(response.status).toBe(429);
  expect(await response.json()).toMatchObject({ code: 'RATE_LIMITED' });
  const seconds = Number(response.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(590);
  expect(seconds).toBeLessThanOrEqual(600);
});

test('an address may ask for 600 captchas in ten minutes', async () => {
  for (let i = 0; i < 600; i += 1) {
    expect((await shop.request('/v1/public/captcha')).status).toBe(200);
  }
  expect((await shop.request('/v1/public/captcha')).status).toBe(429);
});
