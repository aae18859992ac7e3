import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { spendCaptcha } from './captcha.ts';
import { solveToken } from './testing/solve-token.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test.each([undefined, '', 'garbage', 'x'.repeat(9_000)])(
  '%s is no solved captcha',
  async (token) => {
    expect(await spendCaptcha(shop.services, token)).toBe(false);
  },
);

test('a solved captcha is spent once, also by many calls at once', async () => {
  const token = await solveToken(shop.services.captcha);
  const spent = await Promise.all(
    Array.from({ length: 8 }, () => spendCaptcha(shop.services, token)),
  );
  expect(spent.filter(Boolean)).toHaveLength(1);
});
