import { SearchResults } from '@orendi/contract/schemas/results';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createBusiness,
  createPackage,
  createProduct,
  createProducts,
  suspendBusiness,
} from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
let business: number;

beforeAll(async () => {
  shop = await openTestShop();
  business = await createBusiness(shop, { business_name: 'Mobileria Drini' });
  const other = await createBusiness(shop, { business_name: 'Shtëpia e Bardhë' });
  const products = await createProducts(shop, business, [
    {
      product_name: 'Kolltuk lëkure',
      brand: 'Nordviken',
      model: 'KR-2041',
      price: 300,
      color: 'kuqe',
      material: 'Leather',
      material_al: 'Lëkurë',
      category_id: 4,
      quantity: 3,
    },
    {
      product_name: 'Tavolinë',
      description_en: 'Goes well with a kolltuk',
      price: 20_000,
      currency: 'ALL',
      color: '#ff0000',
      category_id: 6,
      quantity: 1,
    },
    {
      product_name: 'Krevat dopio',
      quantity: 0,
      price: 250,
      industry_id: 2,
      category_id: 13,
      brand: 'Era',
    },
    {
      product_name: 'Çadër për oborr',
      price: 80,
      sale: 50,
      sale_type: 'percentage',
      brand: 'Era',
      industry_id: 5,
      category_id: 29,
    },
  ]);
  await createProduct(shop, {
    business_id: other,
    product_name: 'Pasqyrë',
    price: 100,
    currency: 'USD',
    industry_id: 8,
    category_id: 42,
    created_at: new Date('2020-01-01'),
  });
  await createPackage(shop, {
    business_id: business,
    package_name: 'Dhomë ndenjeje',
    products: products.slice(0, 2),
    price: 320,
  });
  const gone = await createBusiness(shop);
  await createProduct(shop, { business_id: gone, product_name: 'Kolltuk i fshehur' });
  await suspendBusiness(shop, gone);
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

async function names(query: Record<string, string | number>) {
  return (await search(query)).results.map(({ name }) => name);
}

describe('GET /public/results/search, words', () => {
  it('puts a match in the name before one in a description', async () => {
    expect(await names({ query: 'kolltuk' })).toEqual(['Kolltuk lëkure', 'Tavolinë']);
  });

  it.each([
    ['a beginning', 'lekur', 'Kolltuk lëkure'],
    ['two letters', 'ça', 'Çadër për oborr'],
    ['no accents', 'cader per oborr', 'Çadër për oborr'],
    ['more accents, other case', 'KREVÃT DÒPIO', 'Krevat dopio'],
    ['a brand', 'nordvik', 'Kolltuk lëkure'],
    ['a model', 'kr-2041', 'Kolltuk lëkure'],
    ['a material in English', 'leather', 'Kolltuk lëkure'],
    ['a color', 'kuqe nordviken', 'Kolltuk lëkure'],
    ['a category in English', 'coffee tables', 'Tavolinë'],
    ['a category in Albanian', 'tavolina kafeje', 'Tavolinë'],
    ['an industry in English', 'bedroom', 'Krevat dopio'],
    ['an industry in Albanian', 'dekori', 'Pasqyrë'],
    ['a business', 'shtepia', 'Pasqyrë'],
    ['words of several fields in any order', 'drini krevate era', 'Krevat dopio'],
  ])('finds by %s', async (_, query, name) => {
    expect(await names({ query })).toEqual([name]);
  });

  it.each([
    ['an Albanian ending', 'kolltuqet', 'Kolltuk lëkure'],
    ['an Albanian ending of another word', 'tavolinat', 'Tavolinë'],
    ['an English plural', 'beds', 'Krevat dopio'],
    ['another word for it', 'shtrat', 'Krevat dopio'],
    ['a word of the other language', 'umbrella garden', 'Çadër për oborr'],
    ['a phrase of the other language', 'garden parasol', 'Çadër për oborr'],
    ['small words that say nothing', 'krevat i madh me dru per dhomen', null],
    ['a typo', 'kollutk', 'Kolltuk lëkure'],
    ['a missing letter', 'pasqre', 'Pasqyrë'],
    ['a letter too many', 'krevatt', 'Krevat dopio'],
    ['a typo in a beginning', 'tavllin', 'Tavolinë'],
  ])('sees through %s', async (_, query, name) => {
    expect((await names({ query }))[0] ?? null).toBe(name);
  });

  it('forgives no typo in a short word or a number', async () => {
    expect(await names({ query: 'era' })).not.toEqual([]);
    expect(await names({ query: 'exa' })).toEqual([]);
    expect(await names({ query: 'kr-2042' })).toEqual([]);
  });

  it('puts what was typed before what only means the same', async () => {
    const product = { business_id: business, product_name: 'Shtrat prej druri', price: 10 };
    const id = await createProduct(shop, { ...product, industry_id: 2, category_id: 13 });
    expect(await names({ query: 'shtrat' })).toEqual(['Shtrat prej druri', 'Krevat dopio']);
    expect(await names({ query: 'krevat' })).toEqual(['Krevat dopio', 'Shtrat prej druri']);
    await shop.services.changes.transaction(async (trx, touch) => {
      await trx.deleteFrom('product').where('id', '=', id).execute();
      touch('listings');
    });
  });

  it('finds a hex colour by its name in both languages', async () => {
    expect(await names({ query: 'red table' })).toEqual(['Tavolinë']);
    expect(await names({ query: 'tavolinë e kuqe' })).toEqual(['Tavolinë']);
  });

  it('wants all words', async () => {
    expect(await names({ query: 'kolltuk krevat' })).toEqual([]);
  });

  it('finds packages by name and by what they hold', async () => {
    expect(await names({ query: 'dhome', filterBy: 'packages' })).toEqual(['Dhomë ndenjeje']);
    expect(await names({ query: 'tavoline', filterBy: 'packages' })).toEqual(['Dhomë ndenjeje']);
  });

  it.each(['…', "';--", '& | ! ( ) :* <->', '\\', '%', '🛋️'])(
    'finds nothing for %j',
    async (query) => {
      expect(await search({ query })).toEqual({
        results: [],
        page: 1,
        hasNextPage: false,
        total: 0,
        advancedFilters: { brands: [], colors: [], materials: [], materials_al: [] },
        facetCounts: { brand: [], color: [], colorGroup: [], material: [], material_al: [] },
        withoutSize: 0,
      });
    },
  );

  it.each([
    ["kolltuk'; drop table listing; --", []],
    ['kolltuk:*', ['Kolltuk lëkure', 'Tavolinë']],
    ['!kolltuk', ['Kolltuk lëkure', 'Tavolinë']],
    ['kolltuk & (', ['Kolltuk lëkure', 'Tavolinë']],
    ["'kolltuk' | 'x", []],
    ['kolltuk <2041> \\', ['Kolltuk lëkure']],
    ['kolltuk%', ['Kolltuk lëkure', 'Tavolinë']],
  ])('takes %j for words only', async (query, found) => {
    expect(await names({ query })).toEqual(found);
    expect((await search({})).total).toBe(5);
  });

  it('counts a blank query as absent', async () => {
    expect((await search({ query: '   ' })).total).toBe(5);
    expect((await search({ query: '' })).total).toBe(5);
  });
});

describe('GET /public/results/search, filters and order', () => {
  it('gives products newest first without a query', async () => {
    expect(await names({})).toEqual([
      'Çadër për oborr',
      'Krevat dopio',
      'Tavolinë',
      'Kolltuk lëkure',
      'Pasqyrë',
    ]);
    expect(await names({ filterBy: 'all' })).toEqual(await names({}));
  });

  it.each([
    [{ categoryId: 4 }, ['Kolltuk lëkure']],
    [{ industryId: 2 }, ['Krevat dopio']],
    [{ brand: 'Era' }, ['Çadër për oborr', 'Krevat dopio']],
    [{ brand: 'era' }, []],
    [{ color: '#ff0000' }, ['Tavolinë']],
    [{ material: 'Leather' }, ['Kolltuk lëkure']],
    [{ material_al: 'Lëkurë' }, ['Kolltuk lëkure']],
    [{ filterBy: 'sale' }, ['Çadër për oborr']],
    [{ filterBy: 'packages' }, ['Dhomë ndenjeje']],
    [{ filterBy: 'packages', categoryId: 6 }, ['Dhomë ndenjeje']],
    [{ filterBy: 'packages', categoryId: 13 }, []],
    [{ filterBy: 'packages', brand: 'Era' }, []],
    [{ inStock: 'true' }, ['Tavolinë', 'Kolltuk lëkure']],
    [{ inStock: 'true', query: 'kolltuk' }, ['Kolltuk lëkure', 'Tavolinë']],
    [{ inStock: 'true', material: 'Leather' }, ['Kolltuk lëkure']],
    [{ inStock: 'true', filterBy: 'packages' }, ['Dhomë ndenjeje']],
    [{ inStock: 'true', filterBy: 'sale' }, []],
    [{ inStock: 'false', categoryId: 13 }, ['Krevat dopio']],
    [{ filterBy: 'sale', brand: 'Era', query: 'cad' }, ['Çadër për oborr']],
    [{ categoryId: 2_147_483_647 }, []],
  ])('narrows by %j', async (query, found) => {
    const { results, total } = await search(query);
    expect(results.map(({ name }) => name)).toEqual(found);
    expect(total).toBe(found.length);
  });

  it('leaves what is older than 90 days out of the new ones', async () => {
    expect(await names({ filterBy: 'new' })).not.toContain('Pasqyrë');
    expect((await search({ filterBy: 'new' })).total).toBe(4);
  });

  it('orders by the price after the sale, brought to euro', async () => {
    const ascending = ['Çadër për oborr', 'Pasqyrë', 'Tavolinë', 'Krevat dopio', 'Kolltuk lëkure'];
    expect(await names({ sortByPrice: 'asc' })).toEqual(ascending);
    expect(await names({ sortByPrice: 'desc' })).toEqual(ascending.toReversed());
    expect(await names({ sortByPrice: 'asc', query: 'kolltuk' })).toEqual([
      'Tavolinë',
      'Kolltuk lëkure',
    ]);
  });

  it('follows a change of the rates', async () => {
    const setRate = (rate: number) =>
      shop.db
        .updateTable('exchange_rate')
        .set({ euro_rate: rate })
        .where('currency', '=', 'USD')
        .execute();
    await setRate(100);
    expect((await names({ sortByPrice: 'desc' }))[0]).toBe('Pasqyrë');
    await setRate(0.86);
  });

  it('offers each facet as if it were not set, and packages none', async () => {
    const { advancedFilters } = await search({ brand: 'Era' });
    expect(advancedFilters.brands).toEqual(['Era', 'Nordviken']);
    expect(advancedFilters.colors).toEqual([]);
    const packages = await search({ filterBy: 'packages' });
    expect(Object.values(packages.advancedFilters)).toEqual([[], [], [], []]);
  });

  it('hears of what is published after it has counted', async () => {
    const before = await search({ businessId: business });
    await createProduct(shop, { business_id: business, brand: 'Fresh', product_name: 'I ri' });
    const after = await search({ businessId: business });
    expect(after.total).toBe(before.total + 1);
    expect(after.advancedFilters.brands).toContain('Fresh');
    await shop.services.changes.transaction(async (trx, touch) => {
      await trx.deleteFrom('product').where('brand', '=', 'Fresh').execute();
      touch('listings');
    });
    expect((await search({ businessId: business })).total).toBe(before.total);
  });

  it('says no more of a page than that it is past the end', async () => {
    const { results, page, hasNextPage, total } = await search({
      page: 2_147_483_647,
      perPage: 48,
    });
    expect({ results, page, hasNextPage, total }).toEqual({
      results: [],
      page: 2_147_483_647,
      hasNextPage: false,
      total: 5,
    });
  });
});

describe('GET /public/results/search, bad input', () => {
  it.each([
    [`query=${'a'.repeat(51)}`, 'query'],
    ['query=a%00b', 'query'],
    ['query=a%07b', 'query'],
    ['filterBy=cheap', 'filterBy'],
    ['sortByPrice=up', 'sortByPrice'],
    ['page=0', 'page'],
    ['page=-3', 'page'],
    ['page=one', 'page'],
    ['page=99999999999', 'page'],
    ['perPage=0', 'perPage'],
    ['perPage=49', 'perPage'],
    ['categoryId=0', 'categoryId'],
    ['categoryId=-1', 'categoryId'],
    ['businessId=99999999999', 'businessId'],
    ['industryId=abc', 'industryId'],
    [`brand=${'a'.repeat(81)}`, 'brand'],
    [`color=${'a'.repeat(41)}`, 'color'],
    ['material=a%00', 'material'],
  ])('refuses %s', async (query, path) => {
    const response = await shop.request(`/v1/public/results/search?${query}`);
    expect(response.status).toBe(422);
    const failure = (await response.json()) as { code: string; errors: { path: string }[] };
    expect(failure.code).toBe('VALIDATION');
    expect(failure.errors.map((error) => error.path)).toEqual([path]);
  });

  it('takes 50 characters, of any kind', async () => {
    expect((await search({ query: 'ë'.repeat(50) })).total).toBe(0);
  });

  it('says what is wrong in the language of the caller', async () => {
    const english = await shop.request('/v1/public/results/search?page=x&lang=en');
    expect(await english.json()).toMatchObject({ errors: [{ msg: 'Enter a whole number.' }] });
    const albanian = await shop.request('/v1/public/results/search?page=x');
    const failure = (await albanian.json()) as { errors: { msg: string }[] };
    expect(failure.errors[0]?.msg).not.toBe('Enter a whole number.');
  });
});
