import type {
  BaseData,
  KnownCategory,
  KnownIndustry,
} from '@orendi/contract/schemas/operator-base';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { createBusiness, createProduct } from '../../testing/factories.ts';
import { blobOf, drawPhoto } from '../../testing/send-form.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';

let desk: TestConsole;

beforeAll(async () => {
  desk = await openConsole();
});
afterAll(() => desk.shop.close());

const base = () => desk.read<BaseData>('/base');
const circle = blobOf(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8"/></svg>',
  ),
  'icon.svg',
);
const addIndustry = async (name: string) => {
  const response = await desk.send('POST', '/industries', { name, nameAl: `${name} al` });
  return (await answerOf<KnownIndustry>(response)).data;
};
const addCategory = async (name: string, industryId = 1) => {
  const fields = { name, nameAl: `${name} al`, industryId: String(industryId), icon: circle };
  const response = await desk.sendForm('POST', '/categories', fields);
  return (await answerOf<KnownCategory>(response)).data;
};

test('all that the shop is built upon is told at once', async () => {
  const { banners, industries, rates } = await base();
  expect(banners).toEqual({ main: null, secondary: null });
  expect(industries).toHaveLength(8);
  expect(industries[0]).toMatchObject({ id: 1, businesses: 0, products: 0 });
  expect(industries[0]?.categories[0]).toMatchObject({
    id: 1,
    industry_id: 1,
    category_icon: expect.stringMatching(/^http:\/\/localhost\/icons\/.*\.svg$/),
    products: 0,
  });
  expect(rates.map(({ currency, per_eur }) => [currency, per_eur])).toEqual([
    ['EUR', 1],
    ['USD', 1.16279],
    ['ALL', 97.0874],
  ]);
});

describe('a banner', () => {
  test('is shown and taken off, and visitors see it at once', async () => {
    const shown = async () => {
      const response = await desk.shop.request('/v1/public/announcements');
      return (await answerOf<{ main_banner: string | null }>(response)).data.main_banner;
    };
    const set = await desk.sendForm('PUT', '/banners/main', { photo: await drawPhoto() });
    expect(set.status).toBe(200);
    const { main } = (await base()).banners;
    expect(main).toMatch(/^http:\/\/localhost\/media\/.*\.webp$/);
    expect(await shown()).toBe(main);
    expect((await desk.shop.request(new URL(main ?? '').pathname)).status).toBe(200);
    expect((await desk.send('DELETE', '/banners/main')).status).toBe(200);
    expect(await shown()).toBeNull();
    expect((await desk.send('DELETE', '/banners/main')).status).toBe(404);
    expect((await desk.log()).slice(0, 2)).toEqual([
      'banner clear main: ',
      expect.stringMatching(/^banner set main: .+/),
    ]);
  });

  test('is a picture, in one of two places', async () => {
    const text = blobOf(Buffer.from('no picture'));
    const refused = await desk.sendForm('PUT', '/banners/secondary', { photo: text });
    expect(refused.status).toBe(422);
    expect(await brokenFields(refused)).toEqual(['photo']);
    expect(await brokenFields(await desk.sendForm('PUT', '/banners/main', {}))).toEqual(['photo']);
    const photo = await drawPhoto();
    expect((await desk.sendForm('PUT', '/banners/third', { photo })).status).toBe(404);
    expect((await desk.send('DELETE', '/banners/third')).status).toBe(404);
    expect((await base()).banners).toEqual({ main: null, secondary: null });
  });
});

describe('an industry', () => {
  test('is given another place in the list', async () => {
    const order = async () => (await base()).industries.map(({ id }) => id);
    const move = (id: number, before: number | null) =>
      desk.send('PUT', `/industries/${id}/place`, { before });
    const first = await order();
    const [one = 0, two = 0, ...others] = first;
    expect((await move(two, one)).status).toBe(200);
    expect(await order()).toEqual([two, one, ...others]);
    expect((await move(two, null)).status).toBe(200);
    expect(await order()).toEqual([one, ...others, two]);
    expect((await move(two, others[0] ?? null)).status).toBe(200);
    expect(await order()).toEqual(first);
    expect((await move(one, 2_000_000_000)).status).toBe(404);
    expect((await move(2_000_000_000, null)).status).toBe(404);
    expect((await desk.log())[0]).toBe(
      `industry move industry ${two}: before industry ${others[0]}`,
    );
  });

  test('is added, renamed and removed', async () => {
    const added = await addIndustry('Garage');
    expect(added).toMatchObject({
      industry_name: 'Garage',
      industry_name_al: 'Garage al',
      businesses: 0,
      products: 0,
      categories: [],
    });
    const names = { name: 'Carport', nameAl: 'Garazh' };
    const changed = await desk.send('PUT', `/industries/${added.id}`, names);
    expect((await answerOf(changed)).data).toMatchObject({
      id: added.id,
      industry_name: 'Carport',
    });
    expect((await desk.send('DELETE', `/industries/${added.id}`)).status).toBe(200);
    expect((await base()).industries.map(({ id }) => id)).not.toContain(added.id);
    expect((await desk.send('DELETE', `/industries/${added.id}`)).status).toBe(404);
    expect((await desk.send('PUT', `/industries/${added.id}`, names)).status).toBe(404);
    expect((await desk.log()).slice(0, 3).map((line) => line.split(':')[0])).toEqual([
      `industry remove industry ${added.id}`,
      `industry rename industry ${added.id}`,
      `industry add industry ${added.id}`,
    ]);
  });

  test('in which somebody sells stays', async () => {
    const business_id = await createBusiness(desk.shop);
    await createProduct(desk.shop, { business_id, industry_id: 1, category_id: 1 });
    expect((await desk.send('DELETE', '/industries/1')).status).toBe(409);
    expect((await desk.send('DELETE', '/categories/1')).status).toBe(409);
    expect((await base()).industries[0]).toMatchObject({ id: 1, businesses: 1, products: 1 });
  });

  test('has names in both languages that no other has', async () => {
    const [known] = (await base()).industries;
    const taken = { name: known?.industry_name.toUpperCase(), nameAl: 'Krejt tjetër' };
    expect(await brokenFields(await desk.send('POST', '/industries', taken))).toEqual(['name']);
    expect(await brokenFields(await desk.send('POST', '/industries', {}))).toEqual([
      'name',
      'nameAl',
    ]);
  });
});

describe('a category', () => {
  test('is added with an icon, moved, given another one and removed', async () => {
    const added = await addCategory('Cranes');
    expect(added).toMatchObject({
      industry_id: 1,
      category_name: 'Cranes',
      category_icon: expect.stringMatching(/^http:\/\/localhost\/media\/.*\.webp$/),
    });
    const { id, category_icon } = added;
    const fields = { name: 'Cranes', nameAl: 'Vinça', industryId: '2' };
    const moved = await desk.sendForm('PUT', `/categories/${id}`, fields);
    expect((await answerOf(moved)).data).toEqual({
      ...added,
      industry_id: 2,
      category_name_al: 'Vinça',
    });
    const icon = blobOf(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>',
      ),
    );
    const square = blobOf(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M2 2h5v5H2z"/></svg>',
      ),
    );
    expect(
      await brokenFields(await desk.sendForm('PUT', `/categories/${id}`, { ...fields, icon })),
    ).toEqual(['icon']);
    const redrawn = await desk.sendForm('PUT', `/categories/${id}`, { ...fields, icon: square });
    const { data } = await answerOf<KnownCategory>(redrawn);
    expect(data.category_icon).not.toBe(category_icon);
    expect((await desk.send('DELETE', `/categories/${id}`)).status).toBe(200);
    expect((await desk.send('DELETE', `/categories/${id}`)).status).toBe(404);
    expect((await desk.sendForm('PUT', `/categories/${id}`, fields)).status).toBe(404);
  });

  test('needs names, an industry and, at first, an icon', async () => {
    const nothing = await desk.sendForm('POST', '/categories', {});
    expect(await brokenFields(nothing)).toEqual(['name', 'nameAl', 'industryId']);
    const fields = { name: 'Cranes', nameAl: 'Vinça', industryId: '1' };
    expect(await brokenFields(await desk.sendForm('POST', '/categories', fields))).toEqual([
      'icon',
    ]);
    const nowhere = { ...fields, icon: circle, industryId: '999999' };
    expect((await desk.sendForm('POST', '/categories', nowhere)).status).toBe(404);
    const text = blobOf(Buffer.from('<svg>'));
    const broken = await desk.sendForm('POST', '/categories', { ...fields, icon: text });
    expect(await brokenFields(broken)).toEqual(['icon']);
  });
});

describe('an exchange rate', () => {
  const set = (currency: string, form: unknown) => desk.send('PUT', `/rates/${currency}`, form);

  test('is set, a great change only when it is meant', async () => {
    expect((await set('ALL', { perEur: '100.5' })).status).toBe(200);
    const unsure = await set('ALL', { perEur: 140 });
    expect(unsure.status).toBe(422);
    expect((await answerOf(unsure)).errors).toEqual([
      {
        path: 'isSure',
        msg: 'Until now one euro was 100.5 ALL. Confirm that the new rate is right.',
      },
    ]);
    expect((await set('ALL', { perEur: 140, isSure: true })).status).toBe(200);
    const { rates } = await base();
    expect(rates.find(({ currency }) => currency === 'ALL')?.per_eur).toBe(140);
    expect((await desk.log()).slice(0, 2)).toEqual([
      'rate set ALL: 100.5 to 140 for one euro',
      'rate set ALL: 97.0874 to 100.5 for one euro',
    ]);
  });

  test.each([
    ['USD', { perEur: 100, isSure: true }, ['perEur']],
    ['USD', { perEur: 'much' }, ['perEur']],
    ['USD', {}, ['perEur']],
    ['USD', { perEur: 1.2, isSure: 'perhaps' }, ['isSure']],
  ])('%s %j is refused', async (currency, form, broken) => {
    const refused = await set(currency, form);
    expect(refused.status).toBe(422);
    expect(await brokenFields(refused)).toEqual(broken);
  });

  test('of the euro is no rate', async () => {
    expect((await set('EUR', { perEur: 1 })).status).toBe(404);
  });
});
