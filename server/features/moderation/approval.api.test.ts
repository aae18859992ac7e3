import type { OwnBusiness } from '@orendi/contract/schemas/business';
import type { Health } from '@orendi/contract/schemas/operator-health';
import type { KnownBusinesses } from '@orendi/contract/schemas/operator-shop';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPush } from '../../platform/push/create-push.ts';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { createProduct } from '../../testing/factories.ts';
import {
  drawLogo,
  latestMail,
  openConsole,
  openPushService,
  profileFields,
  type TestConsole,
} from '../../testing/open-console.ts';
import { openTestShop, testSecret, type TestShop } from '../../testing/open-test-shop.ts';
import { activate, post, type Seller, signUp } from '../../testing/seller.ts';
import { sendForm } from '../../testing/send-form.ts';
import { operatorMails } from '../operator-news/index.ts';
import { startApprovalPushWork } from './index.ts';

const settings = { approvesShops: true };

let service: Awaited<ReturnType<typeof openPushService>>;
let desk: TestConsole;
let seller: Seller;
let business: number;

beforeAll(async () => {
  service = await openPushService();
  const contact = 'mailto:operator@example.com';
  const push = createPush({ secret: testSecret, contact, services: { reaches: () => true } });
  desk = await openConsole({ settings, services: { push } });
  startApprovalPushWork(desk.shop.services);
});
afterAll(async () => {
  await desk.shop.services.jobs.stop();
  await desk.shop.close();
  service.close();
});
beforeEach(async () => {
  service.delivered.length = 0;
  seller = await signUp(desk.shop);
  await activate(desk.shop, seller);
  business = await register(desk.shop, seller);
});

async function register(shop: TestShop, by: Seller): Promise<number> {
  const fields = { ...profileFields, logo: await drawLogo() };
  const response = await sendForm(shop, by, 'POST', '/private/business-profile/create', fields);
  expect(response.status).toBe(201);
  return (await answerOf<{ id: number }>(response)).data.id;
}

const statusOf = async (path: string) => (await desk.shop.request(`/v1/public/${path}`)).status;
const decide = (step: string, body?: unknown, id = business) =>
  desk.send('POST', `/businesses/${id}/${step}`, body);
const ownBusiness = async () =>
  (await answerOf<OwnBusiness>(await desk.shop.request('/v1/private/business-profile/get', seller)))
    .data;

/** The latest mail to the operators. */
async function tellingMail(shop: TestShop) {
  const { payload } = await shop.db
    .selectFrom('mail')
    .select('payload')
    .where('template', '=', 'operator-news')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return operatorMails(shop.services.settings)['operator-news']?.(payload, shop.db);
}

async function pushes(): Promise<{ title: string; body: string }[]> {
  await vi.waitUntil(() => service.delivered.length > 0, { timeout: 15_000, interval: 20 });
  return service.delivered.map((message) => read(message) as { title: string; body: string });
}
let read: ReturnType<typeof service.subscribe>['read'];
async function subscribe(): Promise<void> {
  const browser = service.subscribe();
  ({ read } = browser);
  await post(desk.shop, '/private/push-subscriptions', browser.form, seller.headers);
}

describe('a new business', () => {
  test('works in full and is missing to strangers until the operator has said yes', async () => {
    const product = await createProduct(desk.shop, { business_id: business });
    expect(await statusOf(`businesses/${business}`)).toBe(404);
    expect(await statusOf(`products/${product}`)).toBe(404);
    expect(await ownBusiness()).toMatchObject({
      suspension: { since: expect.any(String), reason: '', awaits_approval: true },
      has_listings: true,
    });
    const own = await desk.shop.request(`/v1/private/product-creation/get/${product}`, seller);
    expect(own.status).toBe(200);

    expect((await decide('approve')).status).toBe(200);
    expect(await statusOf(`businesses/${business}`)).toBe(200);
    expect(await statusOf(`products/${product}`)).toBe(200);
    expect(await ownBusiness()).toMatchObject({ suspension: null });
    expect((await desk.log())[0]).toBe(`business approve business ${business}: `);
  });

  test('is told to the operators at once, with the number to call', async () => {
    const mail = await tellingMail(desk.shop);
    expect(mail?.subject).toBe('New business awaits approval: “Mobileria Drini”');
    expect(mail?.text).toContain('Phone: +355692123456');
    expect(mail?.text).toContain(`/operator/businesses?q=${business}`);
  });

  test('stands first in the console, and in a list and a number of its own', async () => {
    const all = await desk.read<KnownBusinesses>('/businesses?perPage=1');
    expect(all.results[0]).toMatchObject({ id: business, awaits_approval: true });
    const before = await desk.read<KnownBusinesses>('/businesses?state=waiting');
    expect((await desk.read<Health>('/health')).newShops).toBe(before.total);
    expect(before.results.map(({ id }) => id)).toContain(business);
    await decide('approve');
    const after = await desk.read<KnownBusinesses>('/businesses?state=waiting');
    expect(after.total).toBe(before.total - 1);
    const suspended = await desk.read<KnownBusinesses>('/businesses?state=suspended&perPage=48');
    expect(suspended.results.map(({ id }) => id)).not.toContain(business);
  });

  test('is neither suspended nor restored before that', async () => {
    const code = desk.operator.code();
    expect((await decide('suspend', { reason: 'No.', code })).status).toBe(200);
    expect((await decide('restore')).status).toBe(200);
    expect((await ownBusiness()).suspension).toMatchObject({ reason: '', awaits_approval: true });
  });
});

describe('the yes', () => {
  test('reaches the seller by mail and push, once', async () => {
    await subscribe();
    await decide('approve');
    expect((await latestMail(desk.shop, seller.id)).kind).toBe('business-approved');
    expect(await pushes()).toMatchObject([
      { title: 'Business approved', body: 'Mobileria Drini is now on Orendi.', url: '/dashboard' },
    ]);
    await decide('approve');
    const { rows } = await desk.shop.pool.query(
      `select from mail where payload->>'kind' = 'business-approved' and account_id = $1`,
      [seller.id],
    );
    expect(rows).toHaveLength(1);
  });

  test('brings back nothing that is suspended for a reason', async () => {
    await decide('refuse', { reason: 'No address.' });
    expect((await decide('approve')).status).toBe(200);
    expect(await statusOf(`businesses/${business}`)).toBe(404);
  });

  test('is refused for a business that does not exist', async () => {
    expect((await decide('approve', undefined, 999_999)).status).toBe(404);
    expect((await decide('refuse', { reason: 'No.' }, 999_999)).status).toBe(404);
  });
});

describe('the no', () => {
  test('gives its reason by mail, push and on the pages, and can be taken back', async () => {
    await subscribe();
    expect((await decide('refuse', { reason: 'No address.' })).status).toBe(200);
    expect(await ownBusiness()).toMatchObject({
      suspension: { reason: 'No address.', awaits_approval: false },
    });
    const mail = await latestMail(desk.shop, seller.id);
    expect(mail).toMatchObject({
      kind: 'business-refused',
      subject: '“Mobileria Drini” was not approved',
      text: expect.stringContaining('Reason: No address.'),
    });
    expect(await pushes()).toMatchObject([
      { title: 'Business not approved', body: expect.not.stringContaining('No address.') },
    ]);
    expect((await desk.log())[0]).toBe(`business refuse business ${business}: No address.`);
    await decide('restore');
    expect(await statusOf(`businesses/${business}`)).toBe(200);
  });

  test('needs a reason', async () => {
    const response = await decide('refuse', { reason: ' ' });
    expect(response.status).toBe(422);
    expect(await brokenFields(response)).toEqual(['reason']);
  });
});

test('without SHOP_APPROVAL it is public at once, and operators hear of it all the same', async () => {
  const open = await openTestShop({ settings: { operatorEmail: 'ana@example.com' } });
  const newcomer = await signUp(open);
  await activate(open, newcomer);
  const id = await register(open, newcomer);
  expect((await open.request(`/v1/public/businesses/${id}`)).status).toBe(200);
  expect((await tellingMail(open))?.subject).toBe('Biznes i ri: “Mobileria Drini”');
  await open.close();
});
