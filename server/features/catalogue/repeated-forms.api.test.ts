import type { Package } from '@orendi/contract/schemas/package';
import type { Product } from '@orendi/contract/schemas/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { callsOf, type Fields } from '../../testing/own-catalogue.ts';
import { type Seller, signUpOwner } from '../../testing/seller.ts';
import { drawPhoto } from '../../testing/send-form.ts';

let shop: TestShop;
let seller: Seller & { businessId: number };
let key: string;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  seller = await signUpOwner(shop);
  key = crypto.randomUUID();
});

/** The calls of a seller whose browser sends this idempotency key with everything. */
const under = (sentKey: string, { headers }: Pick<Seller, 'headers'> = seller) =>
  callsOf(shop, { headers: { ...headers, 'idempotency-key': sentKey } });
const taken = async <Data>(answer: Promise<Response>): Promise<Data> => {
  const response = await answer;
  expect(response.status).toBe(201);
  return (await answerOf<Data>(response)).data;
};
const count = async (table: 'product' | 'package') => {
  const { rows } = await shop.pool.query(
    `select count(*)::int as n from ${table} where business_id = $1`,
    [seller.businessId],
  );
  return rows[0].n as number;
};

describe('a product that is sent again', () => {
  const publish = async (fields: Fields = {}, sentKey = key) =>
    taken<Product>(under(sentKey).createProduct({ images: await drawPhoto(), ...fields }));

  test('is published once, and the second answer is the first', async () => {
    const images = await drawPhoto();
    const first = await publish({ images });
    const second = await publish({ images });
    expect(second).toEqual(first);
    expect(await count('product')).toBe(1);
  });

  test('is what the second form says, texts and photos, as a draft is edited between two attempts', async () => {
    const first = await publish();
    const images = [await drawPhoto(), await drawPhoto()];
    const second = await publish({ product_name: 'Kolltuk Vlora', price: '95', images });
    expect(second).toMatchObject({ id: first.id, product_name: 'Kolltuk Vlora', price: 95 });
    expect(second.images).toHaveLength(2);
    expect(await count('product')).toBe(1);
  });

  test('is published once also when it comes many times at once', async () => {
    const images = await drawPhoto();
    const sent = await Promise.all(Array.from({ length: 5 }, () => publish({ images })));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await count('product')).toBe(1);
  });

  test('is another one without the key, with another key, after a day, and of another seller', async () => {
    const ids = [(await publish()).id, (await publish({}, crypto.randomUUID())).id];
    const { createProduct: withoutKey } = callsOf(shop, seller);
    ids.push((await taken<Product>(withoutKey({ images: await drawPhoto() }))).id);
    await shop.pool.query(`update idempotency_key set created_at = now() - interval '25 hours'`);
    ids.push((await publish()).id, (await publish()).id);
    const other = await signUpOwner(shop);
    const calls = under(key, other);
    ids.push((await taken<Product>(calls.createProduct({ images: await drawPhoto() }))).id);
    expect(new Set(ids).size).toBe(5);
    expect(ids[3]).toBe(ids[4]);
  });

  test('is published anew once the first is deleted', async () => {
    const { id } = await publish();
    await callsOf(shop, seller).send('DELETE', `/private/product-creation/delete?productId=${id}`);
    expect((await publish()).id).not.toBe(id);
    expect(await count('product')).toBe(1);
  });

  test('may come after one that was refused', async () => {
    const refused = await under(key).createProduct({ product_name: '', images: await drawPhoto() });
    expect(refused.status).toBe(422);
    await publish();
    expect(await count('product')).toBe(1);
  });

  test('must have a key of sensible length', async () => {
    const response = await under('k'.repeat(201)).createProduct({ images: await drawPhoto() });
    const paths = await brokenFields(response);
    expect(paths.map((path) => path.toLowerCase())).toEqual(['idempotency-key']);
  });
});

describe('a package that is sent again', () => {
  let product: number;

  beforeEach(async () => {
    product = await createProduct(shop, { business_id: seller.businessId });
  });
  const publish = (fields: Fields = {}) =>
    taken<Package>(
      under(key).createPackage({ product_ids: `[${product}]`, quantity: '[2]', ...fields }),
    );

  test('is published once, and is what the second form says', async () => {
    const first = await publish();
    const second = await publish({ price: '450', quantity: '[3]' });
    expect(second).toMatchObject({ id: first.id, price: 450 });
    expect(await count('package')).toBe(1);
  });

  test('is a conflict under the key of a product', async () => {
    await taken(under(key).createProduct({ images: await drawPhoto() }));
    const response = await under(key).createPackage({
      product_ids: `[${product}]`,
      quantity: '[1]',
    });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'CONFLICT' });
    expect(await count('package')).toBe(0);
  });
});
