import type { SaleDays } from '@orendi/contract/sale-days';
import type { OwnPackage, Package } from '@orendi/contract/schemas/package';
import type { OwnProduct, Product, ProductRow } from '@orendi/contract/schemas/product';
import type { Card } from '@orendi/contract/schemas/card';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startWorkers } from '../../start-workers.ts';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { createPackage, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { callsOf, type Fields } from '../../testing/own-catalogue.ts';
import { signUpOwner, type Seller } from '../../testing/seller.ts';
import { drawPhoto } from '../../testing/send-form.ts';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { daysBefore } from '../views/index.ts';
import { turnSales } from './dated-sales.ts';
import { findRequestableItem } from './requestable-queries.ts';

let shop: TestShop;
let owner: Seller & { businessId: number };
let own: ReturnType<typeof callsOf>;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await signUpOwner(shop);
  own = callsOf(shop, owner);
});

/** A day in Tirana, so many after today. */
const day = (after: number) => daysBefore(tiraneDay(new Date()), -after);
const dataOf = async <Data>(response: Response) => (await answerOf<Data>(response)).data;
const stored = async (id: number) =>
  dataOf<OwnProduct>(await own.get(`/private/product-creation/get/${id}`));
const shown = async (id: number) =>
  dataOf<Product>(await shop.request(`/v1/public/products/${id}`));
const create = async (fields: Fields = {}) => {
  const response = await own.createProduct({ images: await drawPhoto(), price: '200', ...fields });
  expect(response.status).toBe(201);
  return (await dataOf<OwnProduct>(response)).id;
};
const update = (id: number, fields: Fields) =>
  own.updateProduct({ id: String(id), price: '200', ...fields });
const tenPercent = { sale: '10', sale_type: 'percentage' };
const waiting = { ...tenPercent, sale_from: day(2), sale_to: day(5) };
type Answered = Pick<Product, 'sale' | 'sale_type'> & { [Day in keyof SaleDays]?: string | null };
const pick = ({ sale, sale_type, sale_from = null, sale_to = null }: Answered) => [
  sale,
  sale_type,
  sale_from,
  sale_to,
];
const none = [0, null, null, null];

/** Turns all that is due at a moment, or at noon of a day so many after today. */
async function turn(at: Date | number): Promise<void> {
  const moment = typeof at === 'number' ? new Date(`${day(at)}T12:00:00Z`) : at;
  while (await turnSales(shop.services, moment));
}
async function find(query: string): Promise<Card[]> {
  const place = `businessId=${owner.businessId}&perPage=48`;
  const response = await shop.request(`/v1/public/results/search?${place}&${query}`);
  return (await dataOf<{ results: Card[] }>(response)).results;
}
const idsOf = (cards: Card[]) => cards.map(({ id }) => id);

describe('a sale with a first and a last day', () => {
  test('is answered as it is stored to its seller, and as it is today to everybody else', async () => {
    const id = await create(waiting);
    expect(pick(await stored(id))).toEqual([10, 'percentage', day(2), day(5)]);
    const [row] = await dataOf<ProductRow[]>(await own.get('/private/product-creation/get'));
    expect(row).toMatchObject({
      saleValue: 10,
      saleType: 'percentage',
      sale_from: day(2),
      sale_to: day(5),
    });
    expect(pick(await shown(id))).toEqual(none);
    await turn(1);
    expect(pick(await shown(id))).toEqual(none);
    await turn(2);
    expect(pick(await shown(id))).toEqual([10, 'percentage', day(2), day(5)]);
    await turn(5);
    expect((await shown(id)).sale).toBe(10);
    await turn(6);
    expect(pick(await shown(id))).toEqual(none);
    expect(pick(await stored(id))).toEqual([10, 'percentage', day(2), day(5)]);
  });

  test.each([
    [{ sale_from: day(0) }, true],
    [{ sale_from: day(1) }, false],
    [{ sale_to: day(0) }, true],
    [{ sale_to: day(-1) }, false],
    [{ sale_from: day(0), sale_to: day(0) }, true],
  ])('runs today at once with %j: %j', async (days, isOn) => {
    const id = await create({ ...tenPercent, ...days });
    expect((await shown(id)).sale).toBe(isOn ? 10 : 0);
    expect(idsOf(await find('filterBy=sale'))).toEqual(isOn ? [id] : []);
  });

  test.each([
    ['2099-12-31T22:59:59.999Z', '2100-01-01', null, false],
    ['2099-12-31T23:00:00Z', '2100-01-01', null, true],
    ['2099-12-31T22:59:59.999Z', null, '2099-12-31', true],
    ['2099-12-31T23:00:00Z', null, '2099-12-31', false],
    // The clocks go forward on 28 March 2027 and back on 31 October.
    ['2027-03-27T22:59:59Z', '2027-03-28', null, false],
    ['2027-03-27T23:00:00Z', '2027-03-28', null, true],
    ['2027-03-28T21:59:59Z', null, '2027-03-28', true],
    ['2027-03-28T22:00:00Z', null, '2027-03-28', false],
    ['2027-10-30T21:59:59Z', '2027-10-31', null, false],
    ['2027-10-30T22:00:00Z', '2027-10-31', null, true],
    ['2027-10-31T22:59:59Z', null, '2027-10-31', true],
    ['2027-10-31T23:00:00Z', null, '2027-10-31', false],
  ])('at %s from %s to %s runs: %s', async (at, sale_from, sale_to, isOn) => {
    const business_id = owner.businessId;
    const days = { sale_from, sale_to };
    const id = await createProduct(shop, { business_id, sale: 5, sale_type: 'fixed', ...days });
    await turn(new Date(at));
    expect((await shown(id)).sale).toBe(isOn ? 5 : 0);
  });

  test('begins and ends in order, filters and limits of prices', async () => {
    const cheap = await create({ price: '150' });
    const id = await create({ ...waiting, sale: '50' });
    const packed = await createPackage(shop, { business_id: owner.businessId, products: [id] });
    const see = async () => ({
      sale: idsOf(await find('filterBy=sale')),
      order: idsOf(await find('sortByPrice=asc')),
      below: idsOf(await find('priceTo=120&priceCurrency=EUR')),
      card: (await find('')).find((card) => card.id === id)?.sale,
      inPackage: (await dataOf<Package>(await shop.request(`/v1/public/packages/${packed}`)))
        .products[0]?.sale,
    });
    const without = { sale: [], order: [cheap, id], below: [], card: 0, inPackage: 0 };
    expect(await see()).toEqual(without);
    await turn(2);
    const running = { sale: [id], order: [id, cheap], below: [id], card: 50, inPackage: 50 };
    expect(await see()).toEqual(running);
    await turn(6);
    expect(await see()).toEqual(without);
  });

  test('is in the history of prices while it runs', async () => {
    const id = await create(waiting);
    await turn(2);
    await turn(6);
    const prices = await shop.db
      .selectFrom('price_history')
      .select('effective_price')
      .where('product_id', '=', id)
      .orderBy('valid_from')
      .execute();
    expect(prices.map((row) => row.effective_price)).toEqual([200, 180, 200]);
  });

  test('turns without a new version, and drops what is kept of it', async () => {
    const id = await create(waiting);
    const { version } = await stored(id);
    const dropped: string[][] = [];
    const stop = shop.services.changes.onTouched((tags) => dropped.push(tags));
    await turn(2);
    await turn(2);
    stop();
    expect(dropped.filter((tags) => tags.includes(`product:${id}`))).toEqual([
      ['listings', `product:${id}`],
    ]);
    expect((await stored(id)).version).toBe(version);
  });

  test('turns at the start of a process that was away on the day', async () => {
    const id = await create(waiting);
    const days = { sale_from: day(-1) };
    await shop.db.updateTable('product').set(days).where('id', '=', id).execute();
    expect((await shown(id)).sale).toBe(0);
    const stop = await startWorkers(shop.services, () => {});
    await expect.poll(async () => (await shown(id)).sale, { timeout: 15_000 }).toBe(10);
    await stop();
  });

  test('of a business that is being written turns afterwards, and holds up no other', async () => {
    const id = await create(waiting);
    const business_id = (await signUpOwner(shop)).businessId;
    const sale = { sale: 10, sale_type: 'percentage', sale_from: day(2), sale_to: null } as const;
    const other = await createProduct(shop, { business_id, price: 200, ...sale });
    await shop.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('business')
        .select('id')
        .where('id', '=', owner.businessId)
        .forNoKeyUpdate()
        .execute();
      await turn(2);
      expect((await shown(id)).sale).toBe(0);
      expect((await shown(other)).sale).toBe(10);
    });
    await turn(2);
    expect((await shown(id)).sale).toBe(10);
  });

  test('counts in a request only while it runs', async () => {
    const id = await create(waiting);
    const asked = async () => (await findRequestableItem(shop.db, 'product', id))?.sale;
    expect(await asked()).toBe(0);
    await turn(2);
    expect(await asked()).toBe(10);
  });

  test('waits for what was deleted until that is brought back', async () => {
    const id = await create(waiting);
    await own.send('DELETE', '/private/merged-products/delete', { ids: [id] });
    await turn(2);
    await own.send('POST', '/private/merged-products/restore', { ids: [id] });
    expect(pick(await stored(id))).toEqual([10, 'percentage', day(2), day(5)]);
    await turn(2);
    expect((await shown(id)).sale).toBe(10);
  });
});

describe('the days of a sale', () => {
  test('stay in an update that repeats the sale, and in one that changes something else', async () => {
    const id = await create(waiting);
    await update(id, { ...tenPercent, product_name: 'Tjetër' });
    expect(pick(await stored(id))).toEqual([10, 'percentage', day(2), day(5)]);
    await update(id, { sale: '10.00' });
    expect(pick(await stored(id))).toEqual([10, 'percentage', day(2), day(5)]);
  });

  test.each([
    [{ sale: '20', sale_type: 'percentage' }, [20, 'percentage', null, null]],
    [{ sale: '10', sale_type: 'fixed' }, [10, 'fixed', null, null]],
    [{ sale: '0' }, none],
    [{}, none],
  ])('are cleared by an update of the sale without them: %j', async (sale, expected) => {
    const id = await create(waiting);
    expect((await update(id, sale)).status).toBe(200);
    expect(pick(await stored(id))).toEqual(expected);
    expect((await shown(id)).sale).toBe(expected[0]);
  });

  test.each([
    [{ sale_from: '' }, [null, day(5)], 10],
    [{ sale_to: '' }, [day(2), null], 0],
    [{ sale_from: '', sale_to: '' }, [null, null], 10],
    [{ sale_from: day(0) }, [day(0), day(5)], 10],
    [{ sale: '20', sale_from: day(1), sale_to: day(1) }, [day(1), day(1)], 0],
    [{ sale: '20', sale_to: day(3) }, [day(2), day(3)], 0],
  ])('are what is sent, and what is sent empty is cleared: %j', async (days, expected, now) => {
    const id = await create(waiting);
    expect((await update(id, { ...tenPercent, ...days })).status).toBe(200);
    expect(pick(await stored(id)).slice(2)).toEqual(expected);
    expect((await shown(id)).sale).toBe(now);
  });

  test('of no sale are none', async () => {
    const id = await create({ sale_from: day(1), sale_to: day(2) });
    expect(pick(await stored(id))).toEqual(none);
  });

  test('are cleared by a sale on many, also by one that repeats it', async () => {
    const id = await create(waiting);
    const other = await create(waiting);
    const sale = { ids: [id, other], sale: 10, saleType: 'percentage' };
    expect((await own.send('POST', '/private/product-sale/create', sale)).status).toBe(200);
    for (const each of [id, other]) {
      expect(pick(await stored(each))).toEqual([10, 'percentage', null, null]);
      expect((await shown(each)).sale).toBe(10);
    }
    await own.send('POST', '/private/product-sale/create', { ...sale, sale: 0 });
    expect(pick(await stored(id))).toEqual(none);
  });

  test('in a create under the same key stay with the sale, and go when it changes', async () => {
    const headers = { ...owner.headers, 'Idempotency-Key': 'one and the same' };
    const again = callsOf(shop, { headers });
    const images = await drawPhoto();
    const send = (fields: Fields) => again.createProduct({ images, price: '200', ...fields });
    const { id } = await dataOf<OwnProduct>(await send(waiting));
    await send(tenPercent);
    expect(pick(await stored(id))).toEqual([10, 'percentage', day(2), day(5)]);
    expect(await brokenFields(await send({ ...tenPercent, sale_to: day(1) }))).toEqual(['sale_to']);
    await send({ ...tenPercent, sale: '30' });
    expect(pick(await stored(id))).toEqual([30, 'percentage', null, null]);
  });

  test('that end before they begin are a 422, among all other faults', async () => {
    const backwards = { ...tenPercent, sale_from: day(3), sale_to: day(2) };
    const response = await own.createProduct({
      ...backwards,
      images: await drawPhoto(),
      price: '',
    });
    expect(response.status).toBe(422);
    expect((await brokenFields(response)).sort()).toEqual(['price', 'sale_to']);
    const id = await create(waiting);
    expect(await brokenFields(await update(id, backwards))).toEqual(['sale_to']);
    // The other day stays.
    for (const days of [{ sale_to: day(1) }, { sale_from: day(6) }]) {
      const late = await update(id, { ...tenPercent, ...days, product_name: '' });
      expect((await brokenFields(late)).sort()).toEqual(['product_name', 'sale_to']);
    }
    expect(pick(await stored(id))).toEqual([10, 'percentage', day(2), day(5)]);
  });

  test.each(['1.12.2026', '2026-13-01', '2026-02-30', '0000-01-01', 'nesër'])(
    'are days: not %s',
    async (sale_from) => {
      const response = await own.createProduct({ images: await drawPhoto(), sale_from });
      expect(await brokenFields(response)).toEqual(['sale_from']);
    },
  );
});

describe('the sale of a package', () => {
  const pack = async (id: number) =>
    dataOf<OwnPackage>(await own.get(`/private/package-creation/get/${id}`));
  const publicPack = async (id: number) =>
    dataOf<Package>(await shop.request(`/v1/public/packages/${id}`));
  let contents: Fields;
  beforeEach(async () => {
    contents = { product_ids: String(await create()), quantity: '2' };
  });
  const createPack = async (fields: Fields) =>
    (await dataOf<OwnPackage>(await own.createPackage({ ...contents, ...fields }))).id;
  const updatePack = (id: number, fields: Fields) =>
    own.updatePackage({ id: String(id), ...contents, ...fields });

  test('has a sale with days, which begins and ends by itself', async () => {
    const id = await createPack(waiting);
    expect(pick(await pack(id))).toEqual([10, 'percentage', day(2), day(5)]);
    expect(pick(await publicPack(id))).toEqual(none);
    await turn(2);
    expect(pick(await publicPack(id))).toEqual([10, 'percentage', day(2), day(5)]);
    await turn(6);
    expect(pick(await publicPack(id))).toEqual(none);
  });

  test('keeps its sale and days in an update that knows nothing of them', async () => {
    const id = await createPack(waiting);
    expect((await updatePack(id, { package_name: 'Tjetër' })).status).toBe(200);
    expect(pick(await pack(id))).toEqual([10, 'percentage', day(2), day(5)]);
    await updatePack(id, { sale: '10' });
    expect(pick(await pack(id))).toEqual([10, 'percentage', day(2), day(5)]);
    await updatePack(id, { sale: '20' });
    expect(pick(await pack(id))).toEqual([20, 'percentage', null, null]);
    await updatePack(id, { sale_from: day(1) });
    expect(pick(await pack(id))).toEqual([20, 'percentage', day(1), null]);
    await updatePack(id, { sale: '' });
    expect(pick(await pack(id))).toEqual(none);
  });

  test('is refused a sale that is too much or ends before it begins', async () => {
    const id = await createPack({ sale: '400', sale_type: 'fixed', sale_to: day(3) });
    expect(await brokenFields(await updatePack(id, { sale: '501' }))).toEqual(['sale']);
    expect(await brokenFields(await updatePack(id, { sale_from: day(4) }))).toEqual(['sale_to']);
    // A sale that is not sent ends when it can no longer be.
    await updatePack(id, { price: '300' });
    expect(pick(await pack(id))).toEqual(none);
  });

  test('under the same key is what was sent last', async () => {
    const keyed = callsOf(shop, { headers: { ...owner.headers, 'Idempotency-Key': 'a package' } });
    const send = (fields: Fields) => keyed.createPackage({ ...contents, ...fields });
    const { id } = await dataOf<OwnPackage>(await send(waiting));
    await send(tenPercent);
    expect(pick(await pack(id))).toEqual([10, 'percentage', day(2), day(5)]);
    await send({});
    expect(pick(await pack(id))).toEqual(none);
  });
});
