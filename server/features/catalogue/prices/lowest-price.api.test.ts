import type { Currency } from '@orendi/contract/money';
import type { OwnProduct, Product } from '@orendi/contract/schemas/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '../../../testing/answers.ts';
import { createPackage, createProduct } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { callsOf } from '../../../testing/own-catalogue.ts';
import { type Seller, signUpOwner } from '../../../testing/seller.ts';
import { turnSales } from '../dated-sales.ts';
import { forgetPrices } from './lowest-price.ts';

let shop: TestShop;
let owner: Seller & { businessId: number };
let own: ReturnType<typeof callsOf>;

beforeAll(async () => {
  shop = await openTestShop();
  owner = await signUpOwner(shop);
  own = callsOf(shop, owner);
});
afterAll(() => shop.close());

/** From when on, the price, and what percentage it is reduced by. */
type Step = [from: string, price: number, sale?: number, currency?: Currency];

async function record(column: 'product_id' | 'package_id', id: number, steps: Step[]) {
  const rows = steps.map(([from, price, sale = 0, currency = 'EUR' as const]) => {
    const sale_type = sale > 0 ? ('percentage' as const) : null;
    return { [column]: id, valid_from: new Date(from), price, currency, sale, sale_type };
  });
  await shop.db.deleteFrom('price_history').where(column, '=', id).execute();
  await shop.db.insertInto('price_history').values(rows).execute();
}
const lastOf = (steps: Step[]) => {
  const [, price = 100, sale = 0, currency = 'EUR' as const] = steps.at(-1) ?? [];
  return { price, sale, currency, sale_type: sale > 0 ? ('percentage' as const) : null };
};
async function productWith(steps: Step[]): Promise<number> {
  const id = await createProduct(shop, { business_id: owner.businessId, ...lastOf(steps) });
  await record('product_id', id, steps);
  return id;
}
const read = async (path: string) => {
  const response = await shop.request(`/v1/public/${path}`);
  expect(response.status).toBe(200);
  return (await answerOf<Product>(response)).data;
};
const lowest = async (id: number) => (await read(`products/${id}`)).lowest_price_before;
const putOnSale = (id: number, sale: number) =>
  own.send('POST', '/private/product-sale/create', { ids: [id], sale, saleType: 'percentage' });
/** Moves the first prices back by that many days each. */
const backdate = (id: number, days: number[]) =>
  shop.pool.query(
    `update price_history h set valid_from = now() - make_interval(days => d.days)
     from unnest($2::int[]) with ordinality d (days, place), (
       select valid_from, row_number() over (order by valid_from) as place
       from price_history where product_id = $1
     ) o
     where h.product_id = $1 and h.valid_from = o.valid_from and o.place = d.place`,
    [id, days],
  );

/* The sale begins on 10 June, so that the 30 days begin on 11 May: at 22:00 of the evening before in UTC. */
const before: Step = ['2025-01-01T09:00Z', 100];
const sale: Step = ['2025-06-10T08:00Z', 100, 20];

describe('the lowest price before a sale', () => {
  test.each<[string, Step[], number | null]>([
    ['of one price is that one', [before, sale], 100],
    ['is of the first day of a raised price too', [before, ['2025-05-12T09:00Z', 150], sale], 100],
    ['is that of ten days before', [before, dip('05-31', 70), up('06-02'), sale], 70],
    ['is not that of forty days before', [before, dip('05-01', 70), up('05-03'), sale], 100],
    ['counts what lasted into the days', [before, dip('05-01', 70), up('05-11'), sale], 70],
    [
      'leaves out what ended as the days began',
      [before, dip('05-01', 70), ['2025-05-10T22:00Z', 100], sale],
      100,
    ],
    [
      'counts what lasted a second longer',
      [before, dip('05-01', 70), ['2025-05-10T22:00:01Z', 100], sale],
      70,
    ],
    [
      'leaves out the morning of the first day',
      [before, ['2025-06-09T22:00Z', 60], ['2025-06-10T07:00Z', 100], sale],
      100,
    ],
    [
      'counts the last evening before',
      [before, ['2025-06-09T21:59Z', 60], ['2025-06-10T07:00Z', 100], sale],
      60,
    ],
    [
      'is what an earlier sale left',
      [before, ['2025-05-20T09:00Z', 100, 35], up('05-22'), sale],
      65,
    ],
    [
      'stays while the sale is stepped up, and down',
      [before, sale, ['2025-06-20T09:00Z', 100, 50], ['2025-07-20T09:00Z', 100, 5]],
      100,
    ],
    ['stays when the price changes', [before, sale, ['2025-06-20T09:00Z', 300, 20]], 100],
    [
      'is another when the sale has stopped for an hour',
      [before, sale, up('06-20'), ['2025-06-20T10:00Z', 100, 10]],
      80,
    ],
    ['is unknown of a piece that began with its sale', [sale], null],
    ['is known of one recorded as the days began', [['2025-05-10T22:00Z', 100], sale], 100],
    ['is unknown of one recorded a second later', [['2025-05-10T22:00:01Z', 100], sale], null],
    ['is untold without a sale', [before, dip('05-31', 70), up('06-02')], null],
    ['is untold after a sale', [before, sale, up('06-20')], null],
    [
      'is unknown when it had another currency then',
      [before, ['2025-05-31T09:00Z', 9000, 0, 'ALL'], up('06-02'), sale],
      null,
    ],
    [
      'is unknown when it has another since',
      [before, sale, ['2025-06-20T09:00Z', 9000, 20, 'ALL']],
      null,
    ],
    [
      'is known when it had another before those days',
      [['2025-01-01T09:00Z', 9000, 0, 'ALL'], up('05-01'), sale],
      100,
    ],
    // The days begin on 11 March at 23:00 in UTC, as the clocks went forward on the 30th.
    [
      'counts days of Tirana across the change of clocks',
      [before, dip('03-01', 70), ['2025-03-11T22:59Z', 100], ['2025-04-11T08:00Z', 100, 20]],
      100,
    ],
    [
      'counts what lasted a minute into them',
      [before, dip('03-01', 70), ['2025-03-11T23:01Z', 100], ['2025-04-11T08:00Z', 100, 20]],
      70,
    ],
  ])('%s', async (_, steps, expected) => {
    expect(await lowest(await productWith(steps))).toBe(expected);
  });

  test('of a package is that of the package', async () => {
    const business_id = owner.businessId;
    const product = await productWith([['2025-01-01T09:00Z', 5]]);
    const steps = [before, dip('05-31', 70), up('06-02'), sale];
    const id = await createPackage(shop, { business_id, products: [product], ...lastOf(steps) });
    await record('package_id', id, steps);
    expect(await read(`packages/${id}`)).toMatchObject({ lowest_price_before: 70, price: 100 });
  });

  test('counts the days on which its seller hides it, which do not end the sale', async () => {
    const id = await productWith([['2025-01-01T09:00Z', 100]]);
    const setState = (state: string) =>
      own.send('PUT', '/private/merged-products/state', { ids: [id], state });
    const update = (price: string) =>
      own.updateProduct({ id: String(id), price, currency: 'EUR', state: 'hidden' });
    await setState('hidden');
    await update('60');
    await update('100');
    await setState('published');
    await backdate(id, [90, 20, 13]);
    await putOnSale(id, 10);
    expect(await lowest(id)).toBe(60);
    await setState('hidden');
    await setState('published');
    expect(await lowest(id)).toBe(60);
  });

  test('is told when a sale begins on its day, and no more when it ends', async () => {
    const business_id = owner.businessId;
    const days = { sale_from: '2100-01-01', sale_to: '2100-01-05' };
    const fields = { business_id, sale: 10, sale_type: 'percentage' as const, ...days };
    const id = await createProduct(shop, fields);
    await backdate(id, [31]);
    expect(await lowest(id)).toBeNull();
    await turnSales(shop.services, new Date('2100-01-01T12:00:00Z'));
    expect(await lowest(id)).toBe(100);
    await turnSales(shop.services, new Date('2100-01-06T12:00:00Z'));
    expect(await lowest(id)).toBeNull();
  });

  test('is for visitors, and nothing of the answers to its seller', async () => {
    const id = await productWith([before, sale]);
    const response = await own.get(`/private/product-creation/get/${id}`);
    expect((await answerOf<OwnProduct>(response)).data).not.toHaveProperty('lowest_price_before');
  });

  test('stays however long the sale runs, while what else is old is forgotten', async () => {
    const steps: Step[] = [
      ['2023-01-01T09:00Z', 10],
      ['2023-02-01T09:00Z', 100],
      ['2023-05-20T09:00Z', 70],
      ['2023-05-22T09:00Z', 100],
      ['2023-06-10T09:00Z', 100, 20],
      ['2023-08-10T09:00Z', 100, 30],
    ];
    const running = await productWith(steps);
    const ended = await productWith([...steps, ['2023-09-10T09:00Z', 100]]);
    await forgetPrices(shop.db, new Date('2026-03-03'));
    expect(await lowest(running)).toBe(70);
    const count = async (id: number) => {
      const rows = shop.db.selectFrom('price_history').where('product_id', '=', id);
      return (await rows.select('valid_from').execute()).length;
    };
    expect([await count(running), await count(ended)]).toEqual([5, 1]);
  });
});

function dip(day: string, price: number): Step {
  return [`2025-${day}T09:00Z`, price];
}
function up(day: string): Step {
  return [`2025-${day}T09:00Z`, 100];
}
