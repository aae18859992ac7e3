import { SearchResults } from '@orendi/contract/schemas/results';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBusiness, createPackage, createProducts } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { writeListings } from './index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const business = await createBusiness(shop);
  const ids = await createProducts(shop, business, [
    { product_name: 'Sofa 240x90x80', length: 240, width: 90, height: 80, color: 'kafe' },
    // Stored the other way round.
    { product_name: 'Sofa 90x240x85', length: 90, width: 240, height: 85, color: '#77513a' },
    { product_name: 'Sofa 240.5x90x70', length: 240.5, width: 90, height: 70, color: '#2c62b0' },
    { product_name: 'Length only', length: 200, height: 80, color: 'Brown' },
    { product_name: 'Height only', height: 80 },
    { product_name: 'Too high only', height: 81 },
    { product_name: 'Floor only', length: 200, width: 80, color: '#ff00ff' },
    { product_name: 'Width 0', length: 100, width: 0, height: 10, color: 'Rose' },
    { product_name: 'Nothing' },
  ]);
  const [, , , lengthOnly = 0, , , floorOnly = 0] = ids;
  const [first = 0, second = 0] = ids;
  const pack = (package_name: string, products: number[]) =>
    createPackage(shop, { business_id: business, package_name, products });
  await pack('Both', [first, second]);
  await pack('One lacks', [first, lengthOnly]);
  await pack('One lacks a height', [first, floorOnly]);
  await shop.services.changes.transaction(async (trx, touch) => {
    const offer = (ids_: number[], values: Record<string, boolean | number | string>) =>
      trx.updateTable('product').set(values).where('id', 'in', ids_).execute();
    await offer([first], { made_to_measure: true, lead_time_weeks: 3, assembly: 'included' });
    await offer([second], { made_to_measure: false, lead_time_weeks: 4, assembly: 'paid' });
    await offer([lengthOnly], { lead_time_weeks: 0, assembly: 'self' });
    await writeListings(trx, touch, { businessId: business });
  });
});
afterAll(() => shop.close());

type Parameters = Record<string, string | number | string[]>;

async function search(parameters: Parameters) {
  const query = new URLSearchParams({ perPage: '48' });
  for (const [name, values] of Object.entries(parameters)) {
    for (const value of [values].flat()) query.append(name, String(value));
  }
  const response = await shop.request(`/v1/public/results/search?${query.toString()}`);
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: unknown };
  return SearchResults.parse(data);
}

async function found(parameters: Parameters): Promise<[names: string[], withoutSize: number]> {
  const { results, total, withoutSize } = await search(parameters);
  expect(total).toBe(results.length);
  return [results.map(({ name }) => name).toSorted((a, b) => (a < b ? -1 : 1)), withoutSize];
}

const lackingAll = [
  'Floor only',
  'Height only',
  'Length only',
  'Nothing',
  'Too high only',
  'Width 0',
];

describe('about a size', () => {
  const inOrder = async (parameters: Parameters) => {
    const { results, withoutSize } = await search(parameters);
    return [results.map(({ name }) => name), withoutSize];
  };
  const sofas = ['Sofa 90x240x85', 'Sofa 240x90x80', 'Sofa 240.5x90x70'];

  it.each<[string, Parameters, string[], number]>([
    ['both sides, either way round', { aboutLength: 90, aboutWidth: 240 }, sofas, 5],
    [
      'the nearest first',
      { aboutLength: 240.5, aboutWidth: 90 },
      [sofas[2], sofas[0], sofas[1]] as string[],
      5,
    ],
    [
      '10 % less',
      { aboutLength: 266, aboutWidth: 99.9 },
      [sofas[2], sofas[0], sofas[1]] as string[],
      5,
    ],
    ['more than 10 % less', { aboutLength: 240, aboutWidth: 100.1 }, [], 5],
    ['10 % more', { aboutLength: 185, aboutWidth: 75 }, ['Floor only'], 5],
    ['the longer side alone', { aboutLength: 215 }, ['Floor only'], 5],
    ['the longer side alone, in the other one', { aboutWidth: 240 }, sofas, 5],
    ['beside a limit', { aboutLength: 240, fitsLength: 240 }, sofas.slice(0, 2), 5],
    ['no size', { aboutLength: 0, query: 'Nothing' }, ['Nothing'], 0],
  ])('%s', async (_, parameters, names, lacking) => {
    expect(await inOrder(parameters)).toEqual([names, lacking]);
  });

  it('is 422 as a word', async () => {
    const response = await shop.request('/v1/public/results/search?aboutLength=large');
    expect(response.status).toBe(422);
  });

  it('explains what comes nearest', async () => {
    const { nothingFound } = await search({ aboutLength: 400, aboutWidth: 100 });
    expect(
      nothingFound?.misses.slice(0, 1).map(({ card, exceeds }) => [card.name, exceeds]),
    ).toEqual([['Sofa 240.5x90x70', [{ filter: 'aboutLength', by: 159.5, unit: 'cm' }]]]);
    expect(nothingFound?.loosen).toEqual([{ filter: 'aboutLength', total: 9 }]);
  });
});

describe('limits of a size', () => {
  it.each<[string, Parameters, string[], number]>([
    [
      'both floor limits, either way round, bounds included',
      { fitsLength: 240, fitsWidth: 90 },
      ['Floor only', 'Sofa 240x90x80', 'Sofa 90x240x85'],
      5,
    ],
    [
      'the limits themselves the other way round',
      { fitsLength: 90, fitsWidth: 240 },
      ['Floor only', 'Sofa 240x90x80', 'Sofa 90x240x85'],
      5,
    ],
    ['a shorter side that is too long', { fitsLength: 240, fitsWidth: 89.99 }, ['Floor only'], 5],
    [
      'one floor limit, for the longer side',
      { fitsLength: 240 },
      ['Floor only', 'Sofa 240x90x80', 'Sofa 90x240x85'],
      5,
    ],
    ['the other one alone, the same', { fitsWidth: 239.99 }, ['Floor only'], 5],
    [
      'a height alone',
      { fitsHeight: 80 },
      ['Height only', 'Length only', 'Sofa 240.5x90x70', 'Sofa 240x90x80', 'Width 0'],
      2,
    ],
    // Without a floor side: Length only, Height only, Width 0; without a height: Floor only; without any: Nothing.
    ['all three', { fitsLength: 240, fitsWidth: 90, fitsHeight: 80 }, ['Sofa 240x90x80'], 5],
    // Floor only is too long for 199, and Too high only is too high for 80.
    ['all three, narrower', { fitsLength: 199, fitsWidth: 90, fitsHeight: 80 }, [], 4],
    [
      'decimals',
      { fitsLength: 240.49, fitsWidth: 90 },
      ['Floor only', 'Sofa 240x90x80', 'Sofa 90x240x85'],
      5,
    ],
  ])('leave %s', async (_, parameters, names, withoutSize) => {
    expect(await found(parameters)).toEqual([names, withoutSize]);
    const [lacking, counted] = await found({ ...parameters, withoutSize: 'true' });
    expect([lacking.length, counted]).toEqual([withoutSize, withoutSize]);
    expect(lackingAll).toEqual(expect.arrayContaining(lacking));
  });

  it('list those that lack a size, and keep what is known of it', async () => {
    expect(await found({ fitsLength: 240, fitsHeight: 80, withoutSize: 'true' })).toEqual([
      ['Floor only', 'Height only', 'Length only', 'Nothing', 'Width 0'],
      5,
    ]);
  });

  it('count only what the other filters leave', async () => {
    expect(await found({ fitsLength: 240, colorGroup: 'Brown' })).toEqual([
      ['Sofa 240x90x80', 'Sofa 90x240x85'],
      1,
    ]);
    expect(await found({ fitsLength: 240, query: 'only' })).toEqual([['Floor only'], 3]);
  });

  it('do not limit when they are 0 or absent, whatever withoutSize says', async () => {
    const { total, withoutSize } = await search({ fitsLength: 0, fitsHeight: 0 });
    expect([total, withoutSize]).toEqual([9, 0]);
    const alone = await search({ withoutSize: 'true' });
    expect([alone.total, alone.withoutSize]).toEqual([9, 0]);
    expect(alone.results[0]).not.toHaveProperty('size');
  });

  it('take a package when each of its pieces fits, and none that lacks a size', async () => {
    const packages = { filterBy: 'packages' };
    expect(await found({ ...packages, fitsLength: 240, fitsWidth: 90, fitsHeight: 85 })).toEqual([
      ['Both'],
      2,
    ]);
    expect(await found({ ...packages, fitsHeight: 84 })).toEqual([['One lacks'], 1]);
    expect(await found({ ...packages, fitsLength: 239 })).toEqual([[], 1]);
  });

  it('show the size on cards, as it was given', async () => {
    const { results } = await search({ fitsHeight: 85 });
    const sizes = new Map(results.map(({ name, size }) => [name, size]));
    expect(sizes.get('Sofa 90x240x85')).toEqual({ length: 90, width: 240, height: 85 });
    expect(sizes.get('Width 0')).toEqual({ length: 100, width: null, height: 10 });
    const packages = await search({ fitsHeight: 85, filterBy: 'packages' });
    expect(packages.results[0]?.size).toEqual({ length: null, width: null, height: null });
  });

  it.each(['fitsLength=-1', 'fitsWidth=10000.01', 'fitsHeight=1.005', 'withoutSize=maybe'])(
    'are refused as %s',
    async (query) => {
      const response = await shop.request(`/v1/public/results/search?${query}`);
      expect(response.status).toBe(422);
    },
  );
});

describe('what an offer says', () => {
  it.each<[Parameters, string[]]>([
    [{ madeToMeasure: 'true' }, ['Sofa 240x90x80']],
    [{ assembly: 'true' }, ['Sofa 240x90x80', 'Sofa 90x240x85']],
    [{ leadTimeTo: 3 }, ['Length only', 'Sofa 240x90x80']],
    [{ leadTimeTo: 3, assembly: 'true' }, ['Sofa 240x90x80']],
    [{ madeToMeasure: 'true', filterBy: 'packages' }, ['Both', 'One lacks', 'One lacks a height']],
    [{ assembly: 'true', filterBy: 'packages' }, ['Both']],
    [{ leadTimeTo: 3, filterBy: 'packages' }, ['One lacks']],
    [{ leadTimeTo: 4, filterBy: 'packages' }, ['Both', 'One lacks']],
  ])('narrows by %j', async (parameters, names) => {
    expect(await found(parameters)).toEqual([names, 0]);
  });

  it('leaves a lead time of 0 out as a limit', async () => {
    expect((await search({ leadTimeTo: 0 })).total).toBe(9);
    const refused = await shop.request('/v1/public/results/search?leadTimeTo=1.5');
    expect(refused.status).toBe(422);
  });
});

describe('several values of a facet', () => {
  it('find any of them, and leave its own counts alone', async () => {
    const { results, facetCounts } = await search({ color: ['kafe', '#2c62b0', 'none'] });
    expect(results.map(({ name }) => name)).toEqual(['Sofa 240.5x90x70', 'Sofa 240x90x80']);
    expect(facetCounts.color.map(({ value, count }) => [value, count])).toEqual([
      ['#2c62b0', 1],
      ['#77513a', 1],
      ['#ff00ff', 1],
      ['Brown', 1],
      ['kafe', 1],
      ['Rose', 1],
    ]);
    expect(facetCounts.colorGroup).toEqual([
      { value: 'Blue', count: 1 },
      { value: 'Brown', count: 1 },
    ]);
  });

  it('count a color as its group, in words and hex values alike; what has none is in none', async () => {
    const { facetCounts } = await search({});
    expect(facetCounts.colorGroup).toEqual([
      { value: 'Blue', count: 1 },
      { value: 'Brown', count: 3 },
      { value: 'Pink', count: 1 },
    ]);
    expect(await found({ colorGroup: ['Brown', 'Blue'] })).toEqual([
      ['Length only', 'Sofa 240.5x90x70', 'Sofa 240x90x80', 'Sofa 90x240x85'],
      0,
    ]);
    const narrowed = await search({ colorGroup: 'Brown', fitsLength: 240 });
    expect(narrowed.facetCounts.colorGroup).toEqual([{ value: 'Brown', count: 2 }]);
  });

  it('are refused as a group of colors that there is not', async () => {
    for (const query of ['colorGroup=hello', 'colorGroup=Brown&colorGroup=brown']) {
      const response = await shop.request(`/v1/public/results/search?${query}`);
      expect(response.status).toBe(422);
      const { errors } = (await response.json()) as { errors: { path: string }[] };
      expect(errors.map(({ path }) => path)).toEqual(['colorGroup']);
    }
  });

  it('are at most twenty, and blank ones are none', async () => {
    const many = Array.from({ length: 21 }, (_, i) => `brand=${i}`).join('&');
    expect((await shop.request(`/v1/public/results/search?${many}`)).status).toBe(422);
    expect((await search({ brand: '', color: ['', ' '] })).total).toBe(9);
  });
});
