import type { Package } from '@orendi/contract/schemas/package';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../../testing/answers.ts';
import { createPackage, createProducts, suspendBusiness } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { type Seller, signUpOwner } from '../../../testing/seller.ts';
import { callsOf, type Fields } from '../../../testing/own-catalogue.ts';

let shop: TestShop;
let owner: Seller & { businessId: number };
let own: ReturnType<typeof callsOf>;
let products: number[];

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await signUpOwner(shop);
  own = callsOf(shop, owner);
  products = await createProducts(shop, owner.businessId, [
    { product_name: 'Krevat' },
    { product_name: 'Komodinë' },
    { product_name: 'Dollap' },
  ]);
});

const packageOf = async (response: Response) => (await answerOf<Package>(response)).data;
const getOwn = async (id: number) =>
  packageOf(await own.get(`/private/package-creation/get/${id}`));
const contents = (...quantities: number[]): Fields => ({
  product_ids: quantities.map((_, i) => String(products[i])),
  quantity: quantities.map(String),
});
const create = async (fields: Fields = {}) =>
  packageOf(await own.createPackage({ ...contents(1, 2), ...fields }));

describe('publishing a package', () => {
  test('answers with its products and how many of each', async () => {
    const response = await own.createPackage({
      ...contents(1, 2, 0),
      package_description_al: 'E plotë',
    });
    expect(response.status).toBe(201);
    const created = await packageOf(response);
    expect(created).toMatchObject({
      business: { id: owner.businessId },
      package_name: 'Dhomë e plotë',
      package_description_en: null,
      package_description_al: 'E plotë',
      products: [
        { productId: products[0], product_name: 'Krevat', quantity: 1 },
        { productId: products[1], product_name: 'Komodinë', quantity: 2 },
      ],
      quantity: [1, 2],
      price: 500,
      sale: 0,
      version: 1,
    });
    expect(created.images).toHaveLength(2);
    expect(await getOwn(created.id)).toEqual(created);
  });

  test('takes its lists as JSON, too', async () => {
    const lists = { product_ids: JSON.stringify(products), quantity: '["1",2,3]' };
    expect((await create(lists)).quantity).toEqual([1, 2, 3]);
  });

  test.each<[Fields, string[]]>([
    [{ package_name: '', price: '0', currency: 'GBP' }, ['package_name', 'price', 'currency']],
    [{ product_ids: undefined }, ['product_ids']],
    [{ quantity: '1' }, ['quantity']],
    [{ quantity: ['0', '0'] }, ['quantity']],
    [{ quantity: ['1', '-1'] }, ['quantity.1']],
  ])('with %j is refused', async (fields, broken) => {
    const response = await own.createPackage({ ...contents(1, 2), ...fields });
    expect(response.status).toBe(422);
    expect(await brokenFields(response)).toEqual(broken);
  });

  test('adds up what is given of the same product', async () => {
    const [one, two] = products;
    const lists = { product_ids: JSON.stringify([two, one, two]), quantity: '[1,2,3]' };
    const { id, products: held } = await create(lists);
    const added = [
      { productId: one, quantity: 2 },
      { productId: two, quantity: 4 },
    ];
    expect(held).toMatchObject(added);
    const again = await own.updatePackage({ id: String(id), ...contents(1, 1), ...lists });
    expect((await packageOf(again)).products).toMatchObject(added);
  });

  test('does not take the products of another, and says so', async () => {
    const other = await signUpOwner(shop);
    const [foreign] = await createProducts(shop, other.businessId, [{}]);
    const product_ids = [String(products[0]), String(foreign)];
    const response = await own.createPackage({ product_ids, quantity: ['1', '1'] });
    expect(response.status).toBe(404);
    // Without `errors`, which are for validation only.
    expect(await answerOf(response)).toEqual({
      code: 'NOT_FOUND',
      message: 'This product does not exist or is not yours.',
    });
    expect((await own.createPackage({ product_ids: '999999', quantity: '1' })).status).toBe(404);
  });

  test('of a suspended business is taken, and shown to nobody', async () => {
    await suspendBusiness(shop, owner.businessId);
    const { id } = await create();
    expect((await shop.request(`/v1/public/packages/${id}`)).status).toBe(404);
  });
});

describe('changing a package', () => {
  test('replaces what it says and holds', async () => {
    const { id } = await create({ package_description_en: 'All of it' });
    const response = await own.updatePackage({
      id: String(id),
      version: '1',
      package_name: 'Dhomë fëmijësh',
      ...contents(0, 3, 1),
    });
    expect(response.status).toBe(200);
    expect(await packageOf(response)).toMatchObject({
      id,
      package_name: 'Dhomë fëmijësh',
      package_description_en: null,
      products: [
        { productId: products[1], quantity: 3 },
        { productId: products[2], quantity: 1 },
      ],
      version: 2,
    });
  });

  test('does not write over what somebody else has saved meanwhile', async () => {
    const { id } = await create();
    const change = (price: string) =>
      own.updatePackage({ id: String(id), version: '1', price, ...contents(1) });
    const responses = await Promise.all(['1', '2', '3'].map(change));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await getOwn(id)).version).toBe(2);
    const last = await own.updatePackage({ id: String(id), price: '4', ...contents(1) });
    expect(await packageOf(last)).toMatchObject({ price: 4, version: 3 });
  });

  test('to a price below its fixed sale ends the sale', async () => {
    const id = await createPackage(shop, {
      business_id: owner.businessId,
      products,
      price: 500,
      sale: 100,
      sale_type: 'fixed',
    });
    const change = async (price: string) =>
      packageOf(await own.updatePackage({ id: String(id), price, ...contents(1) }));
    expect(await change('100')).toMatchObject({ sale: 100, sale_type: 'fixed' });
    expect(await change('99')).toMatchObject({ sale: 0, sale_type: null });
  });

  test('needs an id, and does not find what is not there', async () => {
    expect(await brokenFields(await own.updatePackage(contents(1)))).toEqual(['id']);
    expect((await own.updatePackage({ id: String(products[0]), ...contents(1) })).status).toBe(404);
    expect((await own.get(`/private/package-creation/get/${products[0]}`)).status).toBe(404);
  });
});

describe('deleting a package', () => {
  test('by its id in the query or in the body', async () => {
    const [one, two] = [await create(), await create()];
    const path = '/private/package-creation/delete';
    expect((await own.send('DELETE', `${path}?packageId=${one.id}`)).status).toBe(200);
    expect((await own.send('DELETE', path, { packageId: two.id })).status).toBe(200);
    expect((await own.get(`/private/package-creation/get/${two.id}`)).status).toBe(404);
    expect((await own.send('DELETE', path, { packageId: two.id })).status).toBe(404);
    expect(await brokenFields(await own.send('DELETE', path))).toEqual(['packageId']);
    expect((await own.send('DELETE', path, { packageId: products[0] })).status).toBe(404);
  });
});

describe('pieces that a package has lost', () => {
  const lostOf = async (id: number) => {
    const list = await answerOf<Package[]>(await own.get('/private/package-creation/get'));
    return list.data.find((pack) => pack.id === id)?.lost_pieces;
  };
  const remove = (productId: number | undefined) =>
    own.send('DELETE', `/private/product-creation/delete?productId=${productId}`);

  test('are counted until it is saved again', async () => {
    const { id, lost_pieces } = await create(contents(1, 2));
    expect(lost_pieces).toBeUndefined();
    expect((await remove(products[1])).status).toBe(200);
    expect(await lostOf(id)).toBe(2);
    const shown = await answerOf<Package>(await own.get(`/public/packages/${id}`));
    expect(shown.data.lost_pieces).toBeUndefined();
    await own.updatePackage({ id: String(id), ...contents(1, 0) });
    expect(await lostOf(id)).toBeUndefined();
  });

  test('are not those of a package of one, which goes with it', async () => {
    const { id } = await create(contents(1));
    await remove(products[0]);
    expect((await own.get(`/private/package-creation/get/${id}`)).status).toBe(404);
  });
});

test('its pieces have their prices in the other currencies, for buyers and sellers', async () => {
  const { id, products: held } = await create();
  expect(held[0]?.converted).toEqual({ USD: 116.28, ALL: 9708.74 });
  const shown = await packageOf(await shop.request(`/v1/public/packages/${id}`));
  expect(shown.products[0]?.converted).toEqual(held[0]?.converted);
  const rows = await answerOf<{ converted: object }[]>(
    await own.get('/private/product-creation/get'),
  );
  expect(rows.data[0]?.converted).toEqual(held[0]?.converted);
});

test('the list has every package of the business and no others', async () => {
  const [one, two] = [await create(), await create()];
  const list = await answerOf<Package[]>(await own.get('/private/package-creation/get'));
  expect(list.data).toEqual([two, one]);
});
