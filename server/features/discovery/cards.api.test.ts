import { FoundCards } from '@orendi/contract/schemas/card';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createBusiness,
  createPackage,
  createProducts,
  suspendBusiness,
} from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
let products: number[];
let set: number;
let suspended: number;

beforeAll(async () => {
  shop = await openTestShop();
  const drini = await createBusiness(shop);
  products = await createProducts(shop, drini, [
    { product_name: 'Divan', price: 400, sale: 25, sale_type: 'percentage' },
    { product_name: 'Tavolinë', price: 90, currency: 'USD' },
    { product_name: 'Fshehur', state: 'hidden' },
  ]);
  set = await createPackage(shop, {
    business_id: drini,
    package_name: 'Set',
    products: products.slice(0, 1),
  });
  const other = await createBusiness(shop, { business_name: 'Tjetër' });
  [suspended = 0] = await createProducts(shop, other, [{ product_name: 'I pezulluar' }]);
  await suspendBusiness(shop, other);
});
afterAll(() => shop?.close());

const ask = (items: string) => shop.request(`/v1/public/cards?items=${items}`);

async function cardsOf(items: string): Promise<FoundCards> {
  const answer = await ask(items);
  expect(answer.status).toBe(200);
  return FoundCards.parse(((await answer.json()) as { data: unknown }).data);
}

describe('cards of kept pieces', () => {
  it('come in the order asked for, each once, as lists show them', async () => {
    const [sofa, table] = products;
    const items = [`product-${table}`, `package-${set}`, `product-${sofa}`, `product-${table}`];
    const { cards, missing } = await cardsOf(items.join(','));
    expect(missing).toEqual([]);
    expect(cards.map(({ name }) => name)).toEqual(['Tavolinë', 'Set', 'Divan']);
    const listed = await shop.request('/v1/public/results/search?query=divan');
    const { data } = (await listed.json()) as { data: { results: FoundCards['cards'] } };
    expect(cards[2]).toEqual(data.results.find(({ name }) => name === 'Divan'));
  });

  it('say which pieces visitors no longer see', async () => {
    const [sofa, , hidden] = products;
    const { cards, missing } = await cardsOf(
      `product-${hidden},product-${suspended},product-${sofa},package-${sofa},product-2147483647`,
    );
    expect(cards.map(({ id }) => id)).toEqual([sofa]);
    expect(missing).toEqual([
      { type: 'product', id: hidden, state: 'hidden' },
      { type: 'product', id: suspended, state: 'hidden' },
      { type: 'package', id: sofa, state: 'hidden' },
      { type: 'product', id: 2147483647, state: 'hidden' },
    ]);
  });

  it('are kept by caches until a listing changes', async () => {
    const { headers } = await ask(`product-${products[0]}`);
    expect(headers.get('cache-control')).toContain('s-maxage');
    expect(headers.get('cache-tag')).toBe('listings');
  });

  it.each(['', 'divan', 'business-1', 'product-0', 'product-1-2', 'product-99999999999'])(
    'are refused for “%s”',
    async (items) => {
      expect((await ask(items)).status).toBe(422);
    },
  );

  it('are at most a hundred', async () => {
    const named = (count: number) => Array.from({ length: count }, (_, at) => `product-${at + 1}`);
    expect((await ask(named(100).join(','))).status).toBe(200);
    expect((await ask(named(101).join(','))).status).toBe(422);
  });
});
