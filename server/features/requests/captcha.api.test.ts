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
  const [xsrf, visitor] = responses[0]?.headers.getSetCookie() ?? [];
  expect(xsrf).toMatch(/^XSRF-TOKEN=[\w-]{32};/);
  expect(visitor).toMatch(
    /^visitor=[\w-]{22}\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(responses[0]?.headers.get('cache-control')).toBe('no-store');
});

test('leaves the cookies that are there, but for a visitor’s that is not of this shop', async () => {
  const ask = async (cookie: string) =>
    (await shop.request('/v1/public/captcha', { headers: { cookie } })).headers.getSetCookie();
  const [visitor = ''] = (await ask('XSRF-TOKEN=kept')).map((text) => text.split(';', 1)[0]);
  expect(await ask(`XSRF-TOKEN=kept; ${visitor}`)).toEqual([]);
  expect(await ask(`XSRF-TOKEN=kept; ${visitor.replace('.', 'x.')}`)).toHaveLength(1);
});

test.each(['', 'x', '-1', '99999999999', '1&shop=2'])(
  'is given whatever the shop is said to be: “%s”',
  async (hint) => {
    expect((await shop.request(`/v1/public/captcha?shop=${hint}`)).status).toBe(200);
  },
);

test('gives the site key where Google is asked', async () => {
  const response = await google.request('/v1/public/captcha');
  expect(await response.json()).toEqual({ data: { provider: 'recaptcha', siteKey: 'site key' } });
});
