import type { ListingTip } from '@orendi/contract/schemas/stats';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerOf } from '../../testing/answers.ts';
import { createPackage, createProduct, suspendBusiness } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { type Seller, signUp, signUpOwner, visitorHeaders } from '../../testing/seller.ts';
import { storeLead } from './testing/store-lead.ts';

const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-07-15T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * day);

let shop: TestShop;
let seller: Seller & { businessId: number };
/** Each test has a category of its own, so that it knows all like pieces. */
let category = 0;

beforeAll(async () => {
  shop = await openTestShop({ services: { clock: () => now } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  seller = await signUpOwner(shop);
  const { rows } = await shop.pool.query<{ id: number }>(
    `insert into category (industry_id, category_name, icon)
     select 1, 'Punim ' || count(*), min(icon) from category returning id`,
  );
  category = rows[0]?.id ?? 0;
});

const path = '/v1/private/listing-tips/get';
const tips = async (by: Seller = seller) =>
  (await answerOf<ListingTip[]>(await shop.request(path, { headers: by.headers }))).data;
const told = async () => (await tips()).map(({ id, tip }) => [id, tip]);

type Fields = Partial<Parameters<typeof createProduct>[1]>;
/** A product that lacks nothing, published long ago. */
async function piece(fields: Fields = {}, published = daysAgo(60)): Promise<number> {
  const id = await createProduct(shop, {
    business_id: seller.businessId,
    category_id: category,
    pictureCount: 2,
    length: 200,
    width: 90,
    height: 80,
    description_al: 'Divan tresh me këmbë dru arre, i veshur me pëlhurë që lahet.',
    ...fields,
  });
  await publishedAt(id, published);
  return id;
}
const publishedAt = (id: number, at: Date) =>
  shop.db.updateTable('listing').set({ published_at: at }).where('id', '=', id).execute();
const looks = (id: number, recent: number) =>
  shop.pool.query(`insert into view_count (listing_id, total, recent) values ($1, $2, $2)`, [
    id,
    recent,
  ]);
/** Like pieces of another seller, at these prices. */
async function like(prices: number[], fields: Fields = {}): Promise<void> {
  const { businessId } = await signUpOwner(shop);
  for (const price of prices) await piece({ business_id: businessId, price, ...fields });
}
const asked = (id: number, fields: object = {}) =>
  storeLead(shop, {
    business_id: seller.businessId,
    item_id: id,
    created_at: daysAgo(3),
    ...fields,
  });

test('nothing is said where there is nothing honest to say', async () => {
  expect(await tips()).toEqual([]);
  await piece();
  expect(await tips()).toEqual([]);
});

test('one tip each: the photograph, then the size, then the description', async () => {
  const bare = {
    pictureCount: 1,
    length: null,
    width: null,
    height: null,
    description_al: 'Divan',
  };
  const photo = await piece(bare);
  const size = await piece({ ...bare, pictureCount: 2 });
  const words = await piece({ description_al: 'Divan i bukur.', description_en: 'A nice sofa.' });
  expect(await told()).toEqual([
    [photo, 'photos'],
    [size, 'size'],
    [words, 'description'],
  ]);
  const [first] = await tips();
  expect(first).toEqual({
    id: photo,
    type: 'product',
    name: 'Divan',
    image: expect.stringContaining('/media/'),
    image_focus: null,
    tip: 'photos',
    looks: 0,
    price: 100,
    currency: 'EUR',
    like_count: 0,
    like_price: null,
  });
});

test('one side is a size, and one full description is enough', async () => {
  await piece({ length: 200, width: null, height: null });
  await piece({ description_en: 'Short', description_al: 'x'.repeat(40) });
  expect(await tips()).toEqual([]);
  const short = await piece({ description_en: 'Short', description_al: 'x'.repeat(39) });
  expect(await told()).toEqual([[short, 'description']]);
});

test('a price well above the median of five like pieces is dear', async () => {
  // The median is 300: 375 is 25 % above it, which is still near.
  await like([100, 200, 300, 400, 9_000]);
  await piece({ price: 375 });
  expect(await tips()).toEqual([]);
});

test('a dear price is told with the median and how many pieces it is of', async () => {
  await like([100, 200, 300, 301, 400, 9_000]);
  const dear = await piece({ price: 400 });
  // The sale counts: nobody pays the price before it.
  await piece({ price: 400, sale: 50, sale_type: 'percentage' });
  const found = await tips();
  // Its own shop's other piece, at 200, is like it as well: the median of 100, 200, 200, 300, 301, 400 and 9000 is 300.
  expect(found).toMatchObject([
    { id: dear, tip: 'price', price: 400, currency: 'EUR', like_count: 7, like_price: 300 },
  ]);
});

test('the median of an even count lies between the two in the middle', async () => {
  await like([100, 200, 250, 300, 400, 9_000]);
  const dear = await piece({ price: 344 });
  expect(await tips()).toMatchObject([{ id: dear, like_count: 6, like_price: 275 }]);
});

test('four like pieces, or five in another currency or category, are no measure', async () => {
  await like([100, 100, 100, 100]);
  await like([100, 100, 100], { currency: 'ALL' });
  await like([100, 100, 100], { category_id: 1 });
  await piece({ price: 5_000 });
  expect(await tips()).toEqual([]);
});

test('many looks without a question are told, the most viewed first', async () => {
  const [few, many, most] = [await piece(), await piece(), await piece()];
  await looks(few, 29);
  await looks(many, 30);
  await looks(most, 31);
  expect(await tips()).toMatchObject([
    { id: most, tip: 'looks', looks: 31 },
    { id: many, tip: 'looks', looks: 30 },
  ]);
});

test('a lead or a contact of the last 30 days leaves a piece alone', async () => {
  const bare = { pictureCount: 1 };
  const [form, hand, pressed] = [await piece(bare), await piece(bare), await piece(bare)];
  const [spam, old, other] = [await piece(bare), await piece(bare), await piece(bare)];
  await asked(form);
  await asked(hand, { source: 'hand' });
  await asked(spam, { state: 'spam' });
  await asked(old, { created_at: daysAgo(31) });
  await asked(other, { item_type: 'package' });
  await shop.pool.query(
    `insert into contact_press (business_id, day, method, item_type, item_id, item_name)
     values ($1, '2026-07-01', 'phone', 'product', $2, 'Divan')`,
    [seller.businessId, pressed],
  );
  expect((await told()).map(([id]) => id)).toEqual([spam, old, other]);
});

test('only pieces that visitors have seen for a while are judged', async () => {
  await piece({ pictureCount: 1 }, daysAgo(29));
  await piece({ pictureCount: 1, state: 'hidden' });
  await piece({ pictureCount: 1, state: 'draft' });
  expect(await tips()).toEqual([]);
  const shown = await piece({ pictureCount: 1 });
  expect(await told()).toEqual([[shown, 'photos']]);
  await suspendBusiness(shop, seller.businessId);
  expect(await tips()).toEqual([]);
});

test('a package is told of its own description and looks alone', async () => {
  const products = [await piece(), await piece()];
  const short = await createPackage(shop, { business_id: seller.businessId, products });
  const full = await createPackage(shop, {
    business_id: seller.businessId,
    products,
    package_description_al: 'Gjithçka që i duhet dhomës së ndenjjes, në një.',
  });
  for (const id of [short, full]) await publishedAt(id, daysAgo(60));
  expect(await tips()).toMatchObject([{ id: short, type: 'package', tip: 'description' }]);
  await looks(full, 40);
  expect(await told()).toEqual([
    [full, 'looks'],
    [short, 'description'],
  ]);
});

test('tips are about the own pieces, for a seller who is signed in', async () => {
  await piece({ pictureCount: 1 });
  expect(await tips(await signUpOwner(shop))).toEqual([]);
  expect((await shop.request(path, { headers: visitorHeaders })).status).toBe(401);
  expect((await shop.request(path, { headers: (await signUp(shop)).headers })).status).toBe(403);
});
