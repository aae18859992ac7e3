import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawPlain } from '../../platform/media/testing/draw-picture.ts';
import { createBusiness, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { removeFiles } from '../../platform/media/index.ts';
import { sweepPictures } from './start-picture-work.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Stores a picture and its row. */
async function keepPicture(background: string, age = '25 hours'): Promise<string> {
  const picture = await drawPlain(20, 20, background).png().toBuffer();
  const { key, bytes } = await shop.services.media.store(picture);
  await shop.pool.query(
    `insert into picture (key, bytes, created_at) values ($1, $2, now() - $3::interval)`,
    [key, bytes, age],
  );
  return key;
}

test('pictures unused for a day lose their rows and files, and all others stay', async () => {
  const [old, young, logo, cover, photo, asked] = [
    await keepPicture('#111'),
    await keepPicture('#222', '23 hours'),
    await keepPicture('#333'),
    await keepPicture('#444'),
    await keepPicture('#555'),
    await keepPicture('#666'),
  ];
  const business = await createBusiness(shop, { logo, cover_photo: cover });
  const product = await createProduct(shop, { business_id: business, pictureCount: 0 });
  await shop.pool.query('insert into product_picture values ($1, 0, $2)', [product, photo]);
  await shop.pool.query(
    `insert into request (business_id, item_id, item_type, item_name, item_images, item_price, item_currency,
       client_name, client_email, preferred_contact_method, client_language)
     values ($1, 1, 'package', 'Dhomë', $2, 1, 'EUR', 'A', 'a@b.example', 'email', 'al')`,
    [business, JSON.stringify([{ image: asked, name: 'Divan' }])],
  );
  expect(await sweepPictures(shop.services)).toBe(1);
  const { rows } = await shop.pool.query(
    `select data->'keys' as keys from job where queue = 'picture-removal'`,
  );
  expect(rows).toEqual([{ keys: [old] }]);
  await removeFiles(shop.services, rows[0].keys);
  expect(await shop.services.media.has(old)).toBe(false);
  for (const key of [young, logo, cover, photo, asked]) {
    expect(await shop.services.media.has(key)).toBe(true);
    const rows = shop.db.selectFrom('picture').select('key').where('key', '=', key);
    expect(await rows.execute()).toEqual([{ key }]);
  }
  expect(await sweepPictures(shop.services)).toBe(0);
});

test('the files of a picture that somebody uploads again stay', async () => {
  const key = await keepPicture('#777');
  await removeFiles(shop.services, [key]);
  expect(await shop.services.media.has(key)).toBe(true);
});
