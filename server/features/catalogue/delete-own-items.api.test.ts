import type { Deletion } from '@orendi/contract/schemas/bulk-forms';
import type { Package } from '@orendi/contract/schemas/package';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { createPackage, createProduct, createProducts } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { signUpOwner } from '../../testing/seller.ts';
import { callsOf } from '../../testing/own-catalogue.ts';

let shop: TestShop;
let own: ReturnType<typeof callsOf>;
let businessId: number;
let [bed, table, lamp] = [0, 0, 0];
let [room, corner] = [0, 0];

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  const owner = await signUpOwner(shop);
  businessId = owner.businessId;
  own = callsOf(shop, owner);
  [bed = 0, table = 0, lamp = 0] = await createProducts(shop, businessId, [
    { product_name: 'Krevat' },
    { product_name: 'Komodinë' },
    { product_name: 'Abazhur' },
  ]);
  const named = (package_name: string, products: number[]) =>
    createPackage(shop, { business_id: businessId, package_name, products });
  room = await named('Dhomë', [bed, table]);
  corner = await named('Qoshe', [lamp]);
});

const deleteProduct = (id: number) =>
  own.send('DELETE', `/private/product-creation/delete?productId=${id}`);
const deleteMerged = (ids: unknown) =>
  own.send('DELETE', '/private/merged-products/delete', { ids });
const emptied = async (response: Response) =>
  (await answerOf<Deletion>(response)).data.deletedPackages;
const statusOf = async (path: string) => (await shop.request(`/v1/public/${path}`)).status;
async function listed() {
  const rows = await shop.db
    .selectFrom('listing')
    .select('id')
    .where('business_id', '=', businessId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

describe('deleting a product', () => {
  test('takes it out of its packages, whose version rises', async () => {
    const response = await deleteProduct(bed);
    expect(response.status).toBe(200);
    expect(await emptied(response)).toEqual([]);
    expect(await statusOf(`products/${bed}`)).toBe(404);
    const left = await own.get(`/private/package-creation/get/${room}`);
    expect((await answerOf<Package>(left)).data).toMatchObject({
      products: [{ productId: table }],
      version: 2,
    });
    const { words } = await shop.db
      .selectFrom('listing')
      .select('words')
      .where('id', '=', room)
      .executeTakeFirstOrThrow();
    expect(words).not.toContain('krevat');
    expect(words).toContain('komodin');
    expect(await listed()).toEqual([table, lamp, room, corner]);
  });

  test('takes along a package that it leaves empty, and names it', async () => {
    expect(await emptied(await deleteProduct(lamp))).toEqual([
      { id: corner, package_name: 'Qoshe' },
    ]);
    expect(await statusOf(`packages/${corner}`)).toBe(404);
    expect(await listed()).toEqual([bed, table, room]);
  });

  test('leaves what visitors have asked for, with what it shows', async () => {
    const picture = (
      await shop.pool.query('select picture_key from product_picture where product_id = $1', [bed])
    ).rows[0] as { picture_key: string };
    await shop.pool.query(
      `insert into request (business_id, item_id, item_type, item_name, item_images, item_price, item_currency,
         client_name, client_email, preferred_contact_method, client_language)
       values ($1, $2, 'product', 'Krevat', $3, 100, 'EUR', 'Ana', 'ana@example.com', 'email', 'al')`,
      [businessId, bed, JSON.stringify(picture.picture_key)],
    );
    await deleteProduct(bed);
    const { rows } = await shop.pool.query('select item_images from request where item_id = $1', [
      bed,
    ]);
    expect(rows).toEqual([{ item_images: picture.picture_key }]);
  });

  test('takes its id from the body, too', async () => {
    const path = '/private/product-creation/delete';
    expect((await own.send('DELETE', path, { productId: String(bed) })).status).toBe(200);
    expect((await own.send('DELETE', path, { productId: bed })).status).toBe(404);
    expect(await brokenFields(await own.send('DELETE', path, {}))).toEqual(['productId']);
    expect((await own.send('DELETE', `${path}?productId=x`)).status).toBe(422);
  });

  test.each([
    ['{', 'application/json', 400],
    ['productId=1', 'application/x-www-form-urlencoded', 415],
    [JSON.stringify({ x: 'y'.repeat(70_000) }), 'application/json', 413],
    ['', 'text/plain', 422],
  ])('refuses the body %.20s of type %s', async (body, type, status) => {
    const { headers } = await signUpOwner(shop);
    const response = await shop.request('/v1/private/product-creation/delete', {
      method: 'DELETE',
      headers: { ...headers, 'content-type': type },
      body,
    });
    expect(response.status).toBe(status);
  });

  test('does not take a package for a product', async () => {
    expect((await deleteProduct(room)).status).toBe(404);
    expect(await statusOf(`packages/${room}`)).toBe(200);
  });
});

describe('deleting products and packages together', () => {
  test('deletes all of them, and names only the packages that were left empty', async () => {
    const response = await deleteMerged([bed, String(table), lamp, `pkg-${corner}`, bed]);
    expect(response.status).toBe(200);
    expect(await emptied(response)).toEqual([{ id: room, package_name: 'Dhomë' }]);
    expect(await listed()).toEqual([]);
  });

  test.each<[string, () => Promise<unknown[]>]>([
    ['something unknown', async () => [bed, 999_999]],
    ['an unknown package', async () => [bed, 'pkg-999999']],
    ['a package as a product', async () => [bed, room]],
    [
      'what belongs to another',
      async () => [
        bed,
        await createProduct(shop, { business_id: (await signUpOwner(shop)).businessId }),
      ],
    ],
  ])('deletes nothing when there is %s', async (_, ids) => {
    const response = await deleteMerged(await ids());
    expect(response.status).toBe(404);
    expect(await listed()).toEqual([bed, table, lamp, room, corner]);
    const { rows } = await shop.pool.query('select version from package where id = $1', [room]);
    expect(rows).toEqual([{ version: 1 }]);
  });

  test.each([[[]], [['x']], [['pkg-0']], [undefined]])('refuses the ids %j', async (ids) => {
    expect((await deleteMerged(ids)).status).toBe(422);
  });
});
