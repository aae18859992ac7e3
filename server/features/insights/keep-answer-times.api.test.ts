import type { Business } from '@orendi/contract/schemas/business';
import type { Product } from '@orendi/contract/schemas/product';
import type { LeadFigures } from '@orendi/contract/schemas/stats';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf } from '../../testing/answers.ts';
import { createPackage, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { type Seller, signUpOwner } from '../../testing/seller.ts';
import { keepAnswerTimes } from './index.ts';
import { type LeadFields, storeLead } from './testing/store-lead.ts';

/** Noon in Tirana. */
const start = new Date('2026-07-15T10:00:00Z');
let now = start;

let shop: TestShop;
let seller: Seller & { businessId: number };
let product: number;
const touched = new Set<string>();

beforeAll(async () => {
  shop = await openTestShop({ services: { clock: () => now } });
  shop.services.changes.onTouched((tags) => tags.forEach((tag) => touched.add(tag)));
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = start;
  seller = await signUpOwner(shop);
  product = await createProduct(shop, { business_id: seller.businessId });
});

const get = async <Data>(path: string, by?: Seller) =>
  (await answerOf<Data>(await shop.request(`/v1${path}`, by))).data;
/** The hours that visitors read, on the page of the business and of its product. */
const shown = async () => {
  await keepAnswerTimes(shop.services);
  const { answers_within_hours: own } = await get<Business>(
    `/public/businesses/${seller.businessId}`,
  );
  const { business } = await get<Product>(`/public/products/${product}`);
  expect(business.answers_within_hours).toBe(own);
  return own;
};
const figure = async () =>
  (await get<LeadFigures>('/private/lead-figures/get', seller)).answer_time;

let count = 0;
/** A lead of its own contact, answered after so many hours. */
async function lead(after: number | null, fields: Partial<LeadFields> = {}): Promise<void> {
  count += 1;
  const created_at = fields.created_at ?? new Date('2026-07-10T08:00:00Z');
  await storeLead(shop, {
    business_id: seller.businessId,
    client_email: `buyer-${count}@example.com`,
    state: after === null ? 'new' : 'answered',
    answered_at: after === null ? null : new Date(created_at.getTime() + after * 3_600_000),
    ...fields,
    created_at,
  });
}
const leads = async (times: number, after: number | null, fields?: Partial<LeadFields>) => {
  for (let i = 0; i < times; i += 1) await lead(after, fields);
};
/** Five, all answered within an hour, two of which are confirmed. */
const good = async () => {
  await leads(2, 1, { outcome: 'yes' });
  await leads(3, 1);
};

describe('the figure that buyers read', () => {
  test('comes and goes on all kept pages of the business', async () => {
    const pack = await createPackage(shop, {
      business_id: seller.businessId,
      products: [product],
    });
    expect(await shown()).toBeNull();
    await good();
    touched.clear();
    expect(await shown()).toBe(1);
    const pages = [`business:${seller.businessId}`, `product:${product}`, `package:${pack}`];
    expect([...touched]).toEqual(expect.arrayContaining(pages));
    touched.clear();
    expect(await shown()).toBe(1);
    expect([...touched]).toEqual([]);
    await leads(3, null);
    expect(await shown()).toBeNull();
    expect([...touched]).toEqual(expect.arrayContaining(pages));
  });

  test('goes when its leads are older than 90 days', async () => {
    await good();
    expect(await shown()).toBe(1);
    now = new Date('2026-10-08T07:59:00Z');
    expect(await shown()).toBe(1);
    now = new Date('2026-10-08T08:00:00Z');
    expect(await shown()).toBeNull();
  });

  test.each<[string, Partial<LeadFields>]>([
    ['marked as spam', { state: 'spam' }],
    ['held', { state: 'held', signals: ['links'] }],
    ['dropped', { state: 'dropped', signals: ['links'] }],
    ['held before its seller read it', { signals: ['links'] }],
    ['withdrawn', { withdrawn_at: start, client_name: '', state: 'lost' }],
    ['written down after a press', { source: 'press' }],
    ['written down by hand', { source: 'hand' }],
    ['answered at an unknown time', { answered_at: null }],
  ])('leaves out what is %s', async (_, fields) => {
    await good();
    await leads(6, 12, { outcome: 'yes', ...fields });
    expect(await figure()).toEqual({ leads: 5, confirmed: 2, denied: 0, within_hours: 1 });
    expect(await shown()).toBe(1);
  });

  test('takes what is pending again for unanswered, and another business for another', async () => {
    await good();
    await leads(2, 1, { state: 'new' });
    const other = await signUpOwner(shop);
    await leads(9, 1, { business_id: other.businessId, outcome: 'no' });
    expect(await figure()).toEqual({ leads: 7, confirmed: 2, denied: 0, within_hours: null });
  });

  test('counts a denied answer of unknown time as denied', async () => {
    await good();
    await lead(null, { state: 'answered', outcome: 'no' });
    expect(await figure()).toEqual({ leads: 6, confirmed: 2, denied: 1, within_hours: 1 });
    await lead(1, { outcome: 'no' });
    expect(await figure()).toEqual({ leads: 7, confirmed: 2, denied: 2, within_hours: null });
  });

  test('counts a denied one also when its seller marks it as spam, but none that was held', async () => {
    await good();
    const spam = { state: 'spam', outcome: 'no' } as const;
    await lead(1, { ...spam, signals: ['links'] });
    await lead(1, spam);
    await lead(null, spam);
    expect(await figure()).toEqual({ leads: 7, confirmed: 2, denied: 2, within_hours: null });
    expect(await shown()).toBeNull();
  });

  test('counts one contact once and a network three times', async () => {
    await leads(4, 1, { client_email: 'ana@example.com', outcome: 'yes' });
    await leads(9, 1, { client_network: Buffer.from('network'), outcome: 'bought' });
    expect(await figure()).toEqual({ leads: 4, confirmed: 4, denied: 0, within_hours: null });
  });
});

describe('a holiday', () => {
  const close = (closed_from: string | null, closed_to: string | null) =>
    shop.request('/v1/private/business-profile/closed', {
      method: 'PUT',
      headers: seller.headers,
      body: JSON.stringify({ closed_from, closed_to }),
    });
  /** Runs the hourly work so many times from a moment on. */
  const pass = async (from: string, hours: number) => {
    for (let i = 0; i < hours; i += 1) {
      now = new Date(Date.parse(from) + i * 3_600_000);
      await keepAnswerTimes(shop.services);
    }
  };
  /** Five leads of ten in the morning of the 10th, answered at eight on the 12th: 24 h with the 11th, and 11 without. */
  const overTheWeekend = async () => {
    await leads(2, 46, { outcome: 'yes' });
    await leads(3, 46);
  };

  test('does not count as waiting, also when it is over and another one is set', async () => {
    await overTheWeekend();
    expect(await shown()).toBe(24);
    now = new Date('2026-07-09T10:00:00Z');
    expect((await close('2026-07-11', '2026-07-11')).status).toBe(200);
    await pass('2026-07-10T22:07:00Z', 24);
    expect((await close('2026-08-01', '2026-08-02')).status).toBe(200);
    now = start;
    expect(await shown()).toBe(12);
  });

  test('counts as waiting when it is opened by day, or closed for the night alone', async () => {
    await overTheWeekend();
    now = new Date('2026-07-09T10:00:00Z');
    await close('2026-07-11', '2026-07-11');
    await pass('2026-07-10T22:07:00Z', 9);
    await close(null, null);
    await pass('2026-07-11T07:07:00Z', 12);
    await close('2026-07-11', '2026-07-11');
    await pass('2026-07-11T19:07:00Z', 3);
    now = start;
    expect(await shown()).toBe(24);
  });
});
