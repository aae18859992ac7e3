import fc from 'fast-check';
import type { Restoration } from '@orendi/contract/schemas/bulk-forms';
import type { OwnPackage } from '@orendi/contract/schemas/package';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf } from '../../testing/answers.ts';
import { createPackage, createProduct, createProducts } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { callsOf } from '../../testing/own-catalogue.ts';
import { type Seller, signUpOwner } from '../../testing/seller.ts';
import { drawPhoto } from '../../testing/send-form.ts';
import { deleteBusiness } from '../accounts/index.ts';
import { sweepPictures } from '../pictures/index.ts';
import { keepViews } from '../views/index.ts';
import { endDeletions, finalDeletions } from './delete-own-items.ts';

let shop: TestShop;
let owner: Seller & { businessId: number };
let own: ReturnType<typeof callsOf>;
let [bed, table, lamp] = [0, 0, 0];
let [room, corner] = [0, 0];

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await signUpOwner(shop);
  own = callsOf(shop, owner);
  [bed = 0, table = 0, lamp = 0] = await createProducts(shop, owner.businessId, [
    {
      product_name: 'Krevat',
      sale: 10,
      sale_type: 'percentage',
      external_key: 'K-1',
      pictureCount: 3,
    },
    { product_name: 'Komodinë' },
    { product_name: 'Abazhur' },
  ]);
  const named = (package_name: string, products: { product_id: number; quantity: number }[]) =>
    createPackage(shop, { business_id: owner.businessId, package_name, products });
  const one = (product_id: number) => ({ product_id, quantity: 2 });
  room = await named('Dhomë', [one(bed), one(table)]);
  corner = await named('Qoshe', [one(lamp)]);
});

const remove = (...ids: unknown[]) =>
  own.send('DELETE', '/private/merged-products/delete', { ids });
const restore = (...ids: unknown[]) =>
  own.send('POST', '/private/merged-products/restore', { ids });
const pkg = (id: number) => `pkg-${id}`;
const age = (seconds: number) =>
  shop.pool.query(
    `with aged as (update product set deleted_at = deleted_at - $2 * interval '1 second' where deleted_from = $1)
     update package set deleted_at = deleted_at - $2 * interval '1 second' where deleted_from = $1`,
    [owner.businessId, seconds],
  );
/** All that the seller and visitors read of the shop, apart from versions. */
async function shown() {
  const calls = [
    'product-creation/get',
    'package-creation/get',
    'business-profile/result',
    'business-stats/get',
  ];
  const texts = [];
  for (const path of calls) texts.push(await (await own.get(`/private/${path}`)).text());
  for (const id of [bed, table, lamp])
    texts.push(await (await shop.request(`/v1/public/products/${id}`)).text());
  for (const id of [room, corner])
    texts.push(await (await shop.request(`/v1/public/packages/${id}`)).text());
  return texts.map((text) => text.replaceAll(/"(version|requestId)":("[^"]*"|\d+)/g, ''));
}
const piecesOf = async (id: number) => {
  const answer = await own.get(`/private/package-creation/get/${id}`);
  if (answer.status !== 200) return null;
  const { data } = await answerOf<OwnPackage>(answer);
  return data.products.map(({ productId }) => productId);
};
const statusOf = async (id: number) => (await shop.request(`/v1/public/products/${id}`)).status;

describe('what was deleted', () => {
  test.each<[string, () => unknown[]]>([
    ['a product', () => [bed]],
    ['a package', () => [pkg(room)]],
    ['the only product of a package', () => [lamp]],
    ['all of it', () => [bed, table, lamp, pkg(room), pkg(corner)]],
    ['all products', () => [bed, table, lamp]],
  ])('comes back as it was: %s', async (_, which) => {
    await shop.pool.query('insert into view_count (listing_id, total, recent) values ($1, 5, 5)', [
      bed,
    ]);
    const before = await shown();
    const ids = which();
    expect((await remove(...ids)).status).toBe(200);
    expect(await shown()).not.toEqual(before);
    // The jobs that clean up meanwhile leave it alone.
    await shop.pool.query("update picture set created_at = now() - interval '2 days'");
    await sweepPictures(shop.services);
    await keepViews(shop.services);
    await endDeletions(shop.db);
    expect((await restore(...ids)).status).toBe(200);
    expect(await shown()).toEqual(before);
    expect((await restore(...ids)).status).toBe(404);
  });

  test('is told, the packages that came back with it included', async () => {
    await remove(lamp);
    expect(await piecesOf(corner)).toBeNull();
    const { data } = await answerOf<Restoration>(await restore(lamp));
    expect(data).toEqual({
      products: [{ id: lamp, product_name: 'Abazhur' }],
      packages: [{ id: corner, package_name: 'Qoshe' }],
    });
  });

  test('is gone meanwhile, for its seller and the operator too', async () => {
    await remove(bed, pkg(corner));
    expect(await statusOf(bed)).toBe(404);
    expect((await own.get(`/private/product-creation/get/${bed}`)).status).toBe(404);
    expect((await own.updateProduct({ id: String(bed), images: await drawPhoto() })).status).toBe(
      404,
    );
    expect((await remove(bed)).status).toBe(404);
    expect(
      (await own.send('PUT', '/private/merged-products/state', { ids: [bed], state: 'hidden' }))
        .status,
    ).toBe(404);
    const contents = { product_ids: String(bed), quantity: '1' };
    expect((await own.createPackage(contents)).status).toBe(404);
  });

  test('can be brought back three hundred at once', async () => {
    const ids = await createProducts(
      shop,
      owner.businessId,
      Array.from({ length: 300 }, () => ({})),
    );
    await remove(...ids);
    const { data } = await answerOf<Restoration>(await restore(...ids));
    expect(data.products.map(({ id }) => id)).toEqual(ids);
  });

  test('cannot be brought back later, nor in part', async () => {
    await remove(bed);
    await age(31);
    await remove(table);
    const late = await restore(bed, table);
    expect(late.status).toBe(404);
    expect((await answerOf(late)).message).toMatch(/kthehet|brought back/);
    expect(await statusOf(table)).toBe(404);
    expect((await restore(table)).status).toBe(200);
  });

  test('comes back piece by piece, in any order', async () => {
    await remove(bed);
    await remove(table);
    expect(await piecesOf(room)).toBeNull();
    await restore(bed);
    expect(await piecesOf(room)).toEqual([bed]);
    await restore(table);
    expect(await piecesOf(room)).toEqual([bed, table]);
    await remove(pkg(room));
    await remove(bed, table);
    expect((await restore(pkg(room))).status).toBe(409);
    await restore(bed);
    expect(await piecesOf(room)).toBeNull();
    await restore(pkg(room));
    expect(await piecesOf(room)).toEqual([bed]);
    await restore(table);
    expect(await piecesOf(room)).toEqual([bed, table]);
  });

  test('stays out of a package that was saved without it meanwhile', async () => {
    await remove(bed);
    await own.updatePackage({ id: String(room), product_ids: String(table), quantity: '1' });
    await restore(bed);
    expect(await piecesOf(room)).toEqual([table]);
  });

  test('leaves an article number to a product that took it meanwhile', async () => {
    await remove(bed);
    const newer = await createProduct(shop, { business_id: owner.businessId, external_key: 'K-1' });
    expect((await restore(bed)).status).toBe(200);
    const { rows } = await shop.pool.query(
      'select id, external_key from product where id = any($1) order by id',
      [[bed, newer]],
    );
    expect(rows.map(({ external_key }) => external_key)).toEqual([null, 'K-1']);
  });

  test('leaves an article number to the newest of those that come back together', async () => {
    await remove(bed);
    const newer = await createProduct(shop, { business_id: owner.businessId, external_key: 'K-1' });
    await remove(newer);
    expect((await restore(bed, newer)).status).toBe(200);
    const { rows } = await shop.pool.query(
      'select id, external_key from product where id = any($1) order by id',
      [[bed, newer]],
    );
    expect(rows.map(({ external_key }) => external_key)).toEqual([null, 'K-1']);
  });

  test('makes forms of its packages out of date, once each way', async () => {
    const version = async () => {
      const { data } = await answerOf<OwnPackage>(
        await own.get(`/private/package-creation/get/${room}`),
      );
      return data.version;
    };
    const before = await version();
    await remove(bed);
    await restore(bed);
    expect(await version()).toBe(before + 2);
  });
});

describe('after a minute', () => {
  test('it is deleted for good, with all that was of it', async () => {
    await remove(bed, pkg(corner));
    await age(61);
    await endDeletions(shop.db);
    await endDeletions(shop.db);
    const { rows } = await shop.pool.query(
      `select id from product where id = any($1) union all select id from package where id = any($1)
       union all select product_id from product_picture where product_id = any($1)
       union all select package_id from deleted_package_item where product_id = any($1) or package_id = any($1)`,
      [[bed, corner]],
    );
    expect(rows).toEqual([]);
    expect((await restore(bed)).status).toBe(404);
  });

  test('a job does so, which is there before the deletion is answered', async () => {
    await remove(bed);
    const { rows } = await shop.pool.query(
      'select extract(epoch from due_at - created_at) as seconds from job where queue = $1 order by id desc limit 1',
      [finalDeletions.name],
    );
    expect(Math.round(Number(rows[0]?.seconds))).toBe(60);
  });

  test('a younger deletion stays', async () => {
    await remove(bed);
    await age(61);
    await remove(table);
    await endDeletions(shop.db);
    expect((await restore(table)).status).toBe(200);
    expect(await piecesOf(room)).toEqual([table]);
  });
});

test('goes with its shop', async () => {
  await remove(bed, pkg(corner));
  await shop.services.changes.transaction((trx, touch) =>
    deleteBusiness(trx, touch, owner.businessId),
  );
  const { rows } = await shop.pool.query('select id from product where deleted_from = $1', [
    owner.businessId,
  ]);
  expect(rows).toEqual([]);
  const { rows: left } = await shop.pool.query('select id from product where id = any($1)', [
    [bed, table],
  ]);
  expect(left).toEqual([]);
});

test('of two who restore or delete the same at once, one does', async () => {
  const codes = async (calls: Promise<Response>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).sort();
  expect(await codes([remove(bed), remove(bed)])).toEqual([200, 404]);
  expect(await codes([restore(bed), restore(bed)])).toEqual([200, 404]);
  expect(await piecesOf(room)).toEqual([bed, table]);
  await remove(bed);
  const both = await codes([restore(bed), remove(table)]);
  expect(both).toEqual([200, 200]);
  expect(await piecesOf(room)).toEqual([bed]);
});

test('in whatever order things are hidden, shown, deleted and restored, lists hold what is public', async () => {
  const items = () => [bed, table, lamp, pkg(room), pkg(corner)];
  const step = fc.record({
    what: fc.constantFrom('hidden', 'published', 'draft', 'delete', 'restore'),
    places: fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 3 }),
  });
  const idsOf = async (statement: string) => {
    const { rows } = await shop.pool.query<{ id: number }>(statement, [owner.businessId]);
    return rows.map(({ id }) => id);
  };
  const shownProducts = `select id from product where business_id = $1 and state = 'published'`;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      await restore(...items());
      for (const { what, places } of steps) {
        const ids = places.map((place) => items()[place]);
        const call =
          what === 'delete'
            ? remove(...ids)
            : what === 'restore'
              ? restore(...ids)
              : own.send('PUT', '/private/merged-products/state', { ids, state: what });
        expect([200, 404, 409]).toContain((await call).status);
        const listed = await idsOf('select id from listing where business_id = $1 order by 1');
        expect(listed).toEqual(
          await idsOf(`${shownProducts} union all
            select id from package p where business_id = $1 and state = 'published' and (
              select count(*) > 0 and bool_and(product_id in (${shownProducts}))
              from package_item where package_id = p.id
            ) order by 1`),
        );
      }
    }),
    { numRuns: 12 },
  );
});
