import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../../testing/answers.ts';
import { createProducts } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { signUpOwner } from '../../../testing/seller.ts';
import { callsOf } from '../../../testing/own-catalogue.ts';

let shop: TestShop;
let own: ReturnType<typeof callsOf>;
let products: number[];
let businessId: number;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  const owner = await signUpOwner(shop);
  businessId = owner.businessId;
  own = callsOf(shop, owner);
  products = await createProducts(shop, businessId, [
    { product_name: 'Divan', price: 500 },
    { product_name: 'Raft', price: 80, sale: 5, sale_type: 'percentage' },
    { product_name: 'Abazhur', price: 20 },
  ]);
});

const putOnSale = (body: object) => own.send('POST', '/private/product-sale/create', body);
async function sales() {
  const rows = await shop.db
    .selectFrom('product')
    .innerJoin('listing', 'listing.product_id', 'product.id')
    .select(['product.sale', 'product.sale_type', 'product.version', 'listing.effective_price'])
    .where('product.business_id', '=', businessId)
    .orderBy('product.id')
    .execute();
  return rows.map((row) => Object.values(row));
}
const before = [
  [0, null, 1, 500],
  [5, 'percentage', 1, 76],
  [0, null, 1, 20],
];

describe('a sale', () => {
  test('is given to all of the products, and to no others', async () => {
    const ids = [String(products[0]), products[1]];
    const response = await putOnSale({ ids, sale: '20.5', saleType: 'percentage' });
    expect(response.status).toBe(200);
    expect(await sales()).toEqual([
      [20.5, 'percentage', 2, 397.5],
      [20.5, 'percentage', 2, 63.6],
      [0, null, 1, 20],
    ]);
  });

  test('of a fixed amount may be as high as the price', async () => {
    const sale = { ids: products, sale: 20, saleType: 'fixed' };
    expect((await putOnSale(sale)).status).toBe(200);
    expect((await sales()).map(([, , , price]) => price)).toEqual([480, 60, 0]);
    const again = await putOnSale(sale);
    expect(again.status).toBe(200);
    expect((await sales()).map(([, , version]) => version)).toEqual([2, 2, 2]);
  });

  test('of 0 ends theirs', async () => {
    await putOnSale({ ids: products, sale: 0, saleType: 'fixed' });
    expect(await sales()).toEqual([
      [0, null, 1, 500],
      [0, null, 2, 80],
      [0, null, 1, 20],
    ]);
  });

  test('above the price of one is refused for all, and names that one', async () => {
    const response = await putOnSale({ ids: products, sale: 20.01, saleType: 'fixed' });
    expect(response.status).toBe(422);
    expect(await answerOf(response)).toMatchObject({
      code: 'VALIDATION',
      errors: [{ path: 'sale', msg: 'The discount is more than the price of “Abazhur”.' }],
    });
    expect(await sales()).toEqual(before);
  });

  test('for a product that is not there is refused for all', async () => {
    const response = await putOnSale({ ids: [...products, 999_999], sale: 5, saleType: 'fixed' });
    expect(response.status).toBe(404);
    expect(await sales()).toEqual(before);
  });

  test('tells all broken fields at once', async () => {
    const response = await putOnSale({ ids: [], sale: '-1', saleType: 'half' });
    expect(response.status).toBe(422);
    expect(await brokenFields(response)).toEqual(['ids', 'sale', 'saleType']);
    const above = await putOnSale({ ids: products, sale: 100.01, saleType: 'percentage' });
    expect(await brokenFields(above)).toEqual(['sale']);
  });
});

test('a product may get a lower price while it has a fixed sale, but not below it', async () => {
  await putOnSale({ ids: products, sale: 15, saleType: 'fixed' });
  const change = (price: string) =>
    own.updateProduct({ id: String(products[2]), price, sale: '15', sale_type: 'fixed' });
  expect((await change('15')).status).toBe(200);
  expect(await brokenFields(await change('14.99'))).toEqual(['sale']);
});
