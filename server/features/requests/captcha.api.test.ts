import { Captcha } from '@orendi/contract/schemas/captcha';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createCaptcha } from '../../platform/captcha/index.ts';
import { openTestShop, type TestShop, testSecret } from '../../testing/open-test-shop.ts';

const Answer = z.object({ data: Captcha });

let shop: TestShop;
let google: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  const recaptcha = { siteKey: 'site key', secret: 'google secret' };
  google = await openTestShop({
    services: { captcha: createCaptcha({ secret: testSecret, recaptcha }) },
  });
});

afterAll(async () => {
  await shop.close();
  await google.close();
});

test('gives a challenge of its own each time, and the XSRF cookie, and is not kept', async () => {
  const responses = [
    await shop.request('/v1/public/captcha'),
    await shop.request('/v1/public/captcha'),
  ];
  const [first, second] = await Promise.all(
    responses.map(async (response) => Answer.parse(await response.json()).data),
  );
  expect(first).toMatchObject({
    provider: 'altcha',
    challenge: { parameters: { algorithm: 'SHA-256' } },
  });
  expect(first).not.toEqual(second);
  expect(responses[0]?.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=[\w-]{32};/);
  expect(responses[0]?.headers.get('cache-control')).toBe('no-store');
});

test('leaves the XSRF cookie that is there', async () => {
  const headers = { cookie: 'XSRF-TOKEN=kept' };
  const response = await shop.request('/v1/public/captcha', { headers });
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('gives the site key where Google is asked', async () => {
  const response = await google.request('/v1/public/captcha');
  expect(await response.json()).toEqual({ data: { provider: 'recaptcha', siteKey: 'site key' } });
});
