import { suggestions as limits } from '@orendi/contract/limits';
import { Suggestions } from '@orendi/contract/schemas/results';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createBusiness,
  createPackage,
  createProducts,
  suspendBusiness,
} from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { writeViews } from '../../views/index.ts';

const [SOFAS, ARMCHAIRS, COFFEE_TABLES, BEDS, DESKS] = [1, 4, 6, 13, 24];

let shop: TestShop;
let drini: number;
let vala: number;
/** Ids of the test's listings by name. */
const ids: Record<string, number> = {};

beforeAll(async () => {
  shop = await openTestShop();
  drini = await createBusiness(shop, { business_name: 'Mobileria Drini' });
  vala = await createBusiness(shop, { business_name: 'Salloni Valë' });
  await publish(drini, [
    { product_name: 'Divan Treva', category_id: SOFAS },
    { product_name: 'Divan Lugina', category_id: SOFAS },
    { product_name: 'Divan Bjeshka', category_id: SOFAS, price: 800, sale: 25 },
    { product_name: 'Kolltuk Çamëria', category_id: ARMCHAIRS, price: 189.5 },
  ]);
  await publish(vala, [
    { product_name: 'Tavolinë kafeje Lisi', category_id: COFFEE_TABLES },
    { product_name: 'Tavolinë pune Ahu', category_id: DESKS, industry_id: 4 },
    { product_name: 'Tavolinë mbledhjesh', category_id: DESKS, industry_id: 4 },
    { product_name: 'Krevat metalik Mira', category_id: BEDS, industry_id: 2 },
  ]);
  ids['Dhomë ndenjjeje'] = await createPackage(shop, {
    business_id: drini,
    package_name: 'Dhomë ndenjjeje',
    products: [ids['Divan Treva'] ?? 0],
  });
});
afterAll(() => shop.close());

type NewProduct = Parameters<typeof createProducts>[2][number];

async function publish(business: number, products: NewProduct[]): Promise<void> {
  const made = await createProducts(
    shop,
    business,
    products.map((product) => ({
      description_en: '',
      description_al: '',
      ...product,
      sale_type: product.sale ? 'percentage' : null,
    })),
  );
  for (const [i, { product_name }] of products.entries()) ids[product_name ?? ''] = made[i] ?? 0;
}

const view = (name: string, views: number, today = new Date()) =>
  shop.db.transaction().execute((trx) => {
    const day = tiraneDay(today);
    return writeViews(trx, [{ subject: 'listing', id: ids[name] ?? 0, day, views }], day);
  });

const ask = (query: string) =>
  shop.request(`/v1/public/suggestions?${new URLSearchParams({ query }).toString()}`);

async function suggest(query: string): Promise<Suggestions> {
  const response = await ask(query);
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: unknown };
  return Suggestions.parse(data);
}

/** The names of the suggestions. */
async function names(query: string) {
  const { categories, businesses, items } = await suggest(query);
  return {
    categories: categories.map(({ category_name }) => category_name),
    businesses: businesses.map(({ business_name }) => business_name),
    items: items.map(({ name }) => name),
  };
}

it('gives products with picture and price, categories with their industry, businesses with a logo', async () => {
  const { categories, items } = await suggest('divan bjesh');
  expect(categories).toEqual([]);
  expect(items).toEqual([
    expect.objectContaining({
      id: ids['Divan Bjeshka'],
      type: 'product',
      price: 800,
      sale: 25,
      saleType: 'percentage',
      currency: 'EUR',
      image: expect.stringMatching(/^http.+\.webp$/) as string,
    }),
  ]);
  const { categories: sofas } = await suggest('div');
  expect(sofas).toEqual([
    expect.objectContaining({
      id: SOFAS,
      industry_id: 1,
      category_name_al: 'Divane',
      category_icon: expect.stringMatching(/^http.+\/icons\/sofa\.svg$/) as string,
    }),
  ]);
  const { businesses } = await suggest('dri');
  expect(businesses).toEqual([
    { id: drini, business_name: 'Mobileria Drini', logo: expect.any(String) as string },
  ]);
});

describe.each([
  ['d', { categories: ['Sofas'], businesses: ['Mobileria Drini'], items: ['Divan Treva'] }],
  // A single letter after other words is ignored.
  ['divan z', { categories: ['Sofas'], items: ['Divan Treva'] }],
  ['di', { categories: ['Sofas'], items: ['Divan Bjeshka', 'Divan Lugina', 'Divan Treva'] }],
  ['divanet', { categories: ['Sofas'] }],
  ['SOFAS', { categories: ['Sofas'] }],
  ['couch', { categories: ['Sofas'] }],
  ['armch', { categories: ['Armchairs'], items: ['Kolltuk Çamëria'] }],
  ['kolltuk camer', { items: ['Kolltuk Çamëria'] }],
  ['koltuk', { items: ['Kolltuk Çamëria'], categories: ['Armchairs'] }],
  ['dhome ndenj', { items: ['Dhomë ndenjjeje'] }],
  ['sallon', { businesses: ['Salloni Valë'] }],
  ['VALË', { businesses: ['Salloni Valë'] }],
  ['mobileri', { businesses: ['Mobileria Drini'] }],
  // Limits beside the words are no words.
  ['kolltuk nën 600 euro', { categories: ['Armchairs'], items: ['Kolltuk Çamëria'] }],
  ['dërgesë në Pejë kolltuk camer', { items: ['Kolltuk Çamëria'] }],
  ['saloni', { businesses: ['Salloni Valë'] }],
  // A small word may be the beginning of another word: it is used where that finds something, and left out otherwise.
  ['krevat me', { items: ['Krevat metalik Mira'] }],
  ['divan per', { categories: ['Sofas'] }],
  ['tavoline pune', { categories: ['Desks'], items: ['Tavolinë pune Ahu'] }],
])('for %s', (query, expected) => {
  it(`suggests ${JSON.stringify(expected)}`, async () => {
    const found = await names(query);
    for (const [kind, wanted] of Object.entries(expected)) {
      expect(found[kind as keyof typeof found]).toEqual(expect.arrayContaining(wanted));
    }
  });
});

it('takes no word for a typo that some listing has', async () => {
  // `treva` is not close to any category or business, and only one listing has the name.
  expect(await names('treva')).toEqual({ categories: [], businesses: [], items: ['Divan Treva'] });
});

it('leaves out categories that nobody sells in', async () => {
  expect((await names('pasqyr')).categories).toEqual([]);
});

it('gives empty lists for nothing and for what is no word', async () => {
  const nothing = { categories: [], businesses: [], items: [] };
  expect(await names('')).toEqual(nothing);
  expect(await names('   ')).toEqual(nothing);
  expect(await names("?! ' & | (")).toEqual(nothing);
  const response = await shop.request('/v1/public/suggestions');
  expect(await response.json()).toEqual({ data: nothing });
});

it('refuses more than fifty characters', async () => {
  expect((await ask('d'.repeat(50))).status).toBe(200);
  const refused = await ask('d'.repeat(51));
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'query' }] });
});

it('answers whatever is typed, with eight suggestions at most', async () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 50 }),
    fc.string({ unit: fc.constantFrom(...'dkt aeië%_\\"\'*:&|()<>🛋'), maxLength: 25 }),
  );
  await fc.assert(
    fc.asyncProperty(typed, async (query) => {
      const response = await ask(query);
      expect([200, 422]).toContain(response.status);
      if (response.status === 422) return;
      const { data } = (await response.json()) as { data: unknown };
      const { categories, businesses, items } = Suggestions.parse(data);
      expect(categories.length + businesses.length + items.length).toBeLessThanOrEqual(limits.max);
    }),
    { numRuns: 200 },
  );
});

it('never suggests more than eight, nor more than two categories and two businesses', async () => {
  await publish(
    vala,
    Array.from({ length: 12 }, (_, i) => ({ product_name: `Mobilje ${i}`, category_id: SOFAS })),
  );
  for (let i = 0; i < 4; i += 1) await createBusiness(shop, { business_name: `Mobileria ${i}` });
  const found = await suggest('mob');
  expect(found.businesses).toHaveLength(limits.maxBusinesses);
  expect(found.items).toHaveLength(limits.max - limits.maxBusinesses);
  expect((await suggest('tavolin')).categories.length).toBeLessThanOrEqual(limits.maxCategories);
});

it('never suggests what is suspended', async () => {
  const gone = await createBusiness(shop, { business_name: 'Punishtja Zymber' });
  await publish(gone, [{ product_name: 'Zymbrela', category_id: SOFAS }]);
  expect(await names('zymb')).toMatchObject({
    businesses: ['Punishtja Zymber'],
    items: ['Zymbrela'],
  });
  await suspendBusiness(shop, gone);
  expect(await names('zymb')).toMatchObject({ businesses: [], items: [] });
});

describe('in a shop that is looked at', () => {
  let now = new Date('2027-03-10T11:00:00Z');
  /** Usage is read again after some minutes. */
  const wait = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };

  beforeAll(async () => {
    await shop.close();
    shop = await openTestShop({ services: { clock: () => now } });
    drini = await createBusiness(shop, { business_name: 'Mobileria Drini' });
    vala = await createBusiness(shop, { business_name: 'Mobileria Valë' });
    const besa = await createBusiness(shop, { business_name: 'Mobileria Besa' });
    await publish(drini, [
      ...Array.from({ length: 60 }, (_, i) => ({
        product_name: `Tavolinë ${i}`,
        category_id: COFFEE_TABLES,
      })),
      { product_name: 'Divan këndor', category_id: SOFAS },
    ]);
    await publish(vala, [
      { product_name: 'Tavolinë pune Ahu', category_id: DESKS, industry_id: 4 },
    ]);
    await publish(besa, [{ product_name: 'Perde', category_id: 43, industry_id: 8 }]);
  });

  it('suggests the newest first while nobody has looked', async () => {
    expect((await names('tavoline')).items.slice(0, 2)).toEqual([
      'Tavolinë pune Ahu',
      'Tavolinë 59',
    ]);
    expect((await names('mobileria')).businesses).toEqual(['Mobileria Drini', 'Mobileria Valë']);
  });

  it('suggests first what was looked at most in 30 days, however many answers there are', async () => {
    await view('Tavolinë 3', 5, now);
    await view('Tavolinë 1', 9, now);
    await view('Perde', 7, now);
    await view('Divan këndor', 1, now);
    wait(11);
    expect((await names('tavoline')).items.slice(0, 3)).toEqual([
      'Tavolinë 1',
      'Tavolinë 3',
      'Tavolinë pune Ahu',
    ]);
    expect((await names('mobileria')).businesses).toEqual(['Mobileria Drini', 'Mobileria Besa']);
  });

  it('suggests the category first whose products are looked at most', async () => {
    expect((await names('tavolina')).categories).toEqual(['Coffee tables', 'Desks']);
    await view('Tavolinë pune Ahu', 40, now);
    wait(11);
    expect((await names('tavolina')).categories).toEqual(['Desks', 'Coffee tables']);
  });
});
