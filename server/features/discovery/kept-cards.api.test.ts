import { towns } from '@orendi/contract/towns';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServicesOn } from '../../open-services.ts';
import { silentLog } from '../../platform/log/log.ts';
import { createBusiness, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { writeListings } from './index.ts';
import { KeptCards } from './kept-answers.ts';
import { searchListings } from './search-listings.ts';

/** However busy the machine is. */
const soon = { timeout: 30_000 };

let shop: TestShop;
let business: number;
let other: Awaited<ReturnType<typeof openServicesOn>>;
let stopListening: () => Promise<void>;
beforeAll(async () => {
  shop = await openTestShop();
  other = await openServicesOn(shop.connection, shop.services.settings, silentLog);
  stopListening = await other.listenForChanges();
  business = await createBusiness(shop);
  await shop.db
    .updateTable('business')
    .set({ town_id: towns[0]?.id ?? null })
    .where('id', '=', business)
    .execute();
});
afterAll(async () => {
  await stopListening();
  await other.close();
  await shop.close();
});

async function setPrice(id: number, price: number) {
  await shop.services.changes.transaction(async (trx, touch) => {
    await trx.updateTable('product').set({ price }).where('id', '=', id).execute();
    await writeListings(trx, touch, { productIds: [id] });
  });
}

async function priceIn({ services }: Pick<typeof other, 'services'>, name: string) {
  const { rows } = await searchListings(services, { query: name, page: 1, perPage: 12 });
  return rows.map(({ price }) => price);
}

async function listingOf(product: number): Promise<number> {
  const { id } = await shop.db
    .selectFrom('listing')
    .select('id')
    .where('product_id', '=', product)
    .executeTakeFirstOrThrow();
  return id;
}

test('a list that was asked for before shows a new price, at once here and soon elsewhere', async () => {
  const id = await createProduct(shop, {
    business_id: business,
    product_name: 'Shezlong',
    price: 100,
  });
  for (const price of [120, 90]) {
    await setPrice(id, price);
    expect(await priceIn(shop, 'shezlong')).toEqual([price]);
    await expect.poll(() => priceIn(other, 'shezlong'), soon).toEqual([price]);
    expect(await priceIn(other, 'shezlong')).toEqual([price]);
  }
});

test('cards are read once, and again after their listing was dropped', async () => {
  const product = await createProduct(shop, { business_id: business, price: 100 });
  const id = await listingOf(product);
  const cards = new KeptCards();
  const read = async () => (await cards.list(shop.db, [id])).get(id);
  const first = await read();
  expect(first?.price).toBe(100);
  await setPrice(product, 200);
  expect(await read()).toBe(first);
  cards.drop(id);
  expect((await read())?.price).toBe(200);
  cards.clear();
  expect(await read()).not.toBe(first);
});

test('a card that was dropped while it was read is not kept', async () => {
  const product = await createProduct(shop, { business_id: business, price: 100 });
  const id = await listingOf(product);
  const cards = new KeptCards();
  const reading = cards.list(shop.db, [id]);
  cards.drop(id);
  const early = (await reading).get(id);
  expect((await cards.list(shop.db, [id])).get(id)).not.toBe(early);
});

test('a card whose town is said by its business alone is not kept', async () => {
  const own = await createBusiness(shop);
  await shop.db
    .updateTable('business')
    .set({ town_id: null, town_name: 'Kukaj' })
    .where('id', '=', own)
    .execute();
  const id = await listingOf(await createProduct(shop, { business_id: own }));
  const cards = new KeptCards();
  const read = async () => (await cards.list(shop.db, [id])).get(id);
  const first = await read();
  expect(first?.town_name).toBe('Kukaj');
  expect(await read()).not.toBe(first);
});
