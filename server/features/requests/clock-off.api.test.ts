import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { mailQueue, startMailDelivery } from '../../platform/mail/index.ts';
import { createBusiness, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { activate, signIn, signUp } from '../../testing/seller.ts';
import { requestMails } from './index.ts';
import { idOf, submitForm } from './testing/visitor.ts';

/* The server's clock is wrong, the database's is right, as when two machines disagree. */

const hour = 3_600_000;
const day = 24 * hour;
const soon = { timeout: 20_000, interval: 10 };

let shop: TestShop;
let product: number;

beforeAll(async () => {
  shop = await openTestShop();
  product = await createProduct(shop, { business_id: await createBusiness(shop) });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await shop.services.jobs.stop();
  await shop.close();
});

test.each([
  ['an hour ahead', hour],
  ['an hour behind', -hour],
  ['90 days ahead', 90 * day],
  ['90 days behind', -90 * day],
])(
  'with the clock %s, requests are taken, mailed at once, and sellers signed in',
  async (_, off) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off });
    const { db, jobs, log, settings } = shop.services;
    const sent: string[] = [];
    const stop = startMailDelivery({
      db,
      jobs,
      log,
      mailFrom: settings.mailFrom,
      templates: requestMails(settings),
      transport: { send: async ({ messageId }) => void sent.push(messageId), close() {} },
    });
    const response = await submitForm(shop, { id: product });
    expect(response.status).toBe(201);
    const id = await idOf(response);
    jobs.wake(mailQueue);
    await vi.waitUntil(() => sent.some((name) => name.startsWith(`<request-${id}-`)), soon);
    await stop();

    const seller = await signUp(shop);
    await activate(shop, seller);
    const headers = await signIn(shop, seller);
    const user = await shop.request('/v1/auth/user', { headers });
    expect(await user.json()).toMatchObject({ data: { email: seller.email } });
  },
);
