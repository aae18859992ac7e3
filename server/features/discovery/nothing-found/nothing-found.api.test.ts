import { filterGroup, filterGroupNames } from '@orendi/contract/listing-filters';
import { SearchResults } from '@orendi/contract/schemas/results';
import { townOfSlug } from '@orendi/contract/towns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBusiness, createPackage, createProducts } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { writeListings } from '../index.ts';

const [SOFAS, MIRRORS] = [1, 42];

let shop: TestShop;
let business: number;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.db
    .updateTable('exchange_rate')
    .set({ euro_rate: 0.01 })
    .where('currency', '=', 'ALL')
    .execute();
  business = await createBusiness(shop, { business_name: 'Mobileria Drini' });
  const sofa = { category_id: SOFAS, brand: 'Era', color: '#ffffff' };
  const [corner = 0, , mirror = 0] = await createProducts(shop, business, [
    { ...sofa, product_name: 'Divan këndor', price: 749, length: 180, width: 262, height: 85 },
    {
      ...sofa,
      product_name: 'Divan i vogël',
      price: 500,
      sale: 20,
      sale_type: 'percentage',
      length: 180,
      width: 90,
      height: 80,
    },
    {
      product_name: 'Pasqyrë',
      industry_id: 8,
      category_id: MIRRORS,
      brand: 'Nordviken',
      price: 150,
    },
    {
      ...sofa,
      product_name: 'Divan i madh',
      price: 90_000,
      currency: 'ALL',
      length: 300,
      width: 200,
    },
  ]);
  await createPackage(shop, {
    business_id: business,
    package_name: 'Dhomë ndenjeje',
    products: [corner, mirror],
    price: 850,
  });
  await shop.pool.query(
    "update product set lead_time_weeks = 4 where product_name = 'Divan këndor'",
  );
  await shop.services.changes.transaction(async (trx, touch) => {
    const town_id = townOfSlug('prishtine')?.id ?? null;
    await trx.updateTable('business').set({ town_id }).where('id', '=', business).execute();
    await writeListings(trx, touch, { businessId: business });
  });
});
afterAll(() => shop.close());

async function search(query: Record<string, string | number>) {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response = await shop.request(`/v1/public/results/search?${parameters.toString()}`);
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: unknown };
  return SearchResults.parse(data);
}

/** What comes closest: `Divan këndor: priceTo 399 EUR`. */
async function missesOf(query: Record<string, string | number>) {
  const { total, nothingFound } = await search(query);
  expect(total).toBe(0);
  return nothingFound?.misses.map(({ card, exceeds }) => {
    const all = exceeds.map(({ filter, by, unit }) => `${filter} ${by} ${unit}`);
    return `${card.name}: ${all.join(', ')}`;
  });
}

async function loosenOf(query: Record<string, string | number>) {
  const { total, nothingFound } = await search(query);
  expect(total).toBe(0);
  return nothingFound?.loosen.map(({ filter, total }) => `${filter} ${total}`);
}

describe('what comes closest to a search without results', () => {
  it.each<[Record<string, string | number>, string[]]>([
    [
      { query: 'divan', priceTo: 350 },
      [
        'Divan i vogël: priceTo 50 EUR',
        'Divan këndor: priceTo 399 EUR',
        'Divan i madh: priceTo 550 EUR',
      ],
    ],
    [
      { query: 'divan', priceTo: 35_000, priceCurrency: 'ALL' },
      [
        'Divan i vogël: priceTo 5000 ALL',
        'Divan këndor: priceTo 39900 ALL',
        'Divan i madh: priceTo 55000 ALL',
      ],
    ],
    [
      { query: 'divan', priceFrom: 1_000 },
      [
        'Divan i madh: priceFrom 100 EUR',
        'Divan këndor: priceFrom 251 EUR',
        'Divan i vogël: priceFrom 600 EUR',
      ],
    ],
    // By 15 % of the price and 9 % of the length; by 38 %; by 38 % and 25 %.
    [
      { query: 'divan', priceFrom: 650, priceTo: 652, fitsLength: 240 },
      [
        'Divan këndor: priceTo 97 EUR, fitsLength 22 cm',
        'Divan i vogël: priceFrom 250 EUR',
        'Divan i madh: priceTo 248 EUR, fitsLength 60 cm',
      ],
    ],
    // The longer side is held against the larger limit, whichever is called the width.
    [
      { query: 'këndor', fitsLength: 150, fitsWidth: 250 },
      ['Divan këndor: fitsLength 30 cm, fitsWidth 12 cm'],
    ],
    [{ query: 'këndor', fitsWidth: 261.5 }, ['Divan këndor: fitsWidth 0.5 cm']],
    [
      { query: 'divan', fitsHeight: 79 },
      ['Divan i vogël: fitsHeight 1 cm', 'Divan këndor: fitsHeight 6 cm'],
    ],
    [{ leadTimeTo: 3 }, ['Divan këndor: leadTimeTo 1 weeks']],
    [{ filterBy: 'packages', priceTo: 800 }, ['Dhomë ndenjeje: priceTo 50 EUR']],
    // Its size is not known.
    [{ query: 'pasqyrë', fitsLength: 50 }, []],
    [{ query: 'divan', brand: 'Nordviken', priceTo: 350 }, []],
    [{ query: 'divan', brand: 'Nordviken' }, []],
    [
      { query: 'divan', understand: 'true', priceTo: 100, withoutSize: 'true', fitsLength: 100 },
      [],
    ],
  ])('%j', async (query, misses) => {
    expect(await missesOf(query)).toEqual(misses);
  });

  it('reads limits out of the words, too', async () => {
    expect(await missesOf({ query: 'divan nën 350 euro', understand: 'true' })).toHaveLength(3);
  });

  it('shows cards as lists do', async () => {
    const { nothingFound } = await search({ query: 'këndor', fitsLength: 240 });
    expect(nothingFound?.misses[0]?.card).toMatchObject({
      name: 'Divan këndor',
      price: 749,
      size: { length: 180, width: 262, height: 85 },
      town: 'Pristina',
    });
  });

  it('shows the six nearest, wherever they are among many', async () => {
    const other = await createBusiness(shop);
    const prices = [900, 910, 920, 930, 940, 950, 960, 970];
    const some = prices.map((price) => ({ product_name: `Hamak ${price}`, price }));
    await createProducts(shop, other, some);
    const dear = Array.from({ length: 520 }, () => ({ product_name: 'Hamak', price: 2_000 }));
    await createProducts(shop, other, dear);
    expect(await missesOf({ query: 'hamak', priceTo: 890 })).toEqual(
      [900, 910, 920, 930, 940, 950].map((price) => `Hamak ${price}: priceTo ${price - 890} EUR`),
    );
    await shop.services.changes.transaction(async (trx, touch) => {
      await trx.deleteFrom('product').where('business_id', '=', other).execute();
      touch('listings');
    });
  });
});

describe('what to loosen in a search without results', () => {
  it.each<[Record<string, string | number>, string[]]>([
    [{ query: 'divan', brand: 'Nordviken' }, ['brand 3', 'query 1']],
    [{ query: 'divan', priceTo: 350 }, ['priceFrom 3', 'query 1']],
    [{ query: 'divan', priceFrom: 10, priceTo: 350 }, ['priceFrom 3', 'query 1']],
    [{ categoryId: SOFAS, fitsLength: 400, fitsHeight: 50 }, ['fitsLength 3']],
    [{ categoryId: SOFAS, fitsHeight: 50, withoutSize: 'true', brand: 'X' }, ['brand 1']],
    [{ categoryId: SOFAS, inStock: 'true' }, ['inStock 3']],
    [{ industryId: 1, categoryId: SOFAS, brand: 'Nordviken' }, ['brand 3', 'industryId 1']],
    [{ town: 'peje', categoryId: SOFAS }, ['town 3']],
    [{ town: 'peje', deliversTo: 'tirane', categoryId: SOFAS }, ['town 3']],
    [{ deliversTo: 'tirane', sortByPrice: 'asc', near: 'peje' }, ['town 4']],
    [{ filterBy: 'packages', brand: 'Era' }, ['filterBy 3', 'brand 1']],
    [{ query: 'divan', brand: 'X', priceTo: 100 }, []],
  ])('%j', async (query, filters) => {
    expect(await loosenOf(query)).toEqual(filters);
  });

  it('says nothing where nothing but words is asked for', async () => {
    expect(await search({ query: 'hamak' })).not.toHaveProperty('nothingFound');
    expect(await search({ query: 'hamak', near: 'peje' })).not.toHaveProperty('nothingFound');
    expect(await search({ query: 'divan', brand: 'Era' })).not.toHaveProperty('nothingFound');
  });

  it('tells only what comes close where something is found, but less than enough', async () => {
    const { total, nothingFound } = await search({ query: 'divan', priceTo: 749 });
    expect([total, nothingFound?.loosen]).toEqual([2, []]);
    expect(nothingFound?.misses.map(({ card }) => card.name)).toEqual(['Divan i madh']);
    const all = await search({ query: 'divan', priceTo: 900 });
    expect([all.total, all.nothingFound]).toEqual([3, undefined]);
  });

  it('names each group of filters once', () => {
    expect(filterGroup('priceTo')).toEqual(['priceFrom', 'priceTo', 'priceCurrency']);
    expect(filterGroup('brand')).toEqual(['brand']);
    expect(filterGroupNames).not.toContain('deliversTo');
    expect(filterGroupNames.filter((name) => filterGroup(name)[0] !== name)).toEqual([]);
  });
});
