import { Assortment, Business, BusinessLogo } from '@orendi/contract/schemas/business';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createBusiness,
  createPackage,
  createPicture,
  createProducts,
  suspendBusiness,
} from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { listLogosInTurn } from './queries.ts';

let shop: TestShop;
let id: number;
let suspended: number;
let logo: string;
let cover: string;

beforeAll(async () => {
  shop = await openTestShop();
  logo = await createPicture(shop);
  cover = await createPicture(shop);
  id = await createBusiness(shop, {
    logo,
    cover_photo: cover,
    website: 'https://drini.example',
    industryIds: [3, 1],
  });
  await createBusiness(shop, { business_name: 'alfa' });
  suspended = await createBusiness(shop, { business_name: 'Beta' });
  await suspendBusiness(shop, suspended);
});
afterAll(() => shop.close());

describe('GET /public/businesses/{id}', () => {
  it('shows the business, its pictures by absolute addresses', async () => {
    const response = await shop.request(`/v1/public/businesses/${id}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    expect(response.headers.get('cache-tag')).toBe(`business:${id}`);
    const { data } = (await response.json()) as { data: unknown };
    expect(Business.strict().parse(data)).toEqual({
      id,
      business_name: 'Mobileria Drini',
      description_en: 'Furniture from Shkodër',
      description_al: 'Mobilje nga Shkodra',
      email: 'drini@example.com',
      phone_no: '+355691234567',
      address: 'Rruga e Kavajës 10, Tiranë',
      industry_ids: [1, 3],
      logo: `http://localhost/media/${logo}.webp`,
      cover_photo: `http://localhost/media/${cover}.webp`,
      website: 'https://drini.example',
      linkedin: null,
      facebook: null,
      instagram: null,
      twitter: null,
      town: null,
      town_al: null,
      town_slug: null,
      town_country: null,
      latitude: null,
      longitude: null,
      opening_hours: null,
      delivery_towns: [],
      delivery_countries: [],
      delivery_note: null,
      shows_phone: false,
      shows_whatsapp: false,
      shows_viber: false,
      closed_from: null,
      closed_to: null,
      is_verified: false,
      answers_within_hours: null,
    });
  });

  it('tags the answer by its number, however the address writes it', async () => {
    const response = await shop.request(`/v1/public/businesses/000${id}`);
    expect(response.headers.get('cache-tag')).toBe(`business:${id}`);
  });

  it.each(['0', '-1', '999999', '99999999999', 'abc', '1e3', '1.5', '%00', "1'--"])(
    'does not find %s',
    async (unknown) => {
      const english = await shop.request(`/v1/public/businesses/${unknown}?lang=en`);
      expect(english.status).toBe(404);
      expect(english.headers.get('cache-control')).toBe('no-store');
      expect(await english.json()).toEqual({ message: 'no business found', code: 'NOT_FOUND' });
    },
  );

  it('does not find a suspended one, and says so in Albanian', async () => {
    const response = await shop.request(`/v1/public/businesses/${suspended}`);
    expect(response.status).toBe(404);
    const { message } = (await response.json()) as { message: string };
    expect(message).not.toBe('no business found');
    const missing = await shop.request('/v1/public/businesses/999999?lang=al');
    expect(await missing.json()).toEqual({ message, code: 'NOT_FOUND' });
  });
});

describe('GET /public/businesses/{id}/assortment', () => {
  const path = (business: number | string) => `/v1/public/businesses/${business}/assortment`;

  it('counts products and packages, and names the categories once each', async () => {
    const seller = await createBusiness(shop, { business_name: 'Gama' });
    const empty = await shop.request(path(seller));
    expect(await empty.json()).toEqual({ data: { total: 0, category_ids: [] } });
    const products = await createProducts(
      shop,
      seller,
      [4, 1, 4].map((category_id) => ({ category_id })),
    );
    await createPackage(shop, { business_id: seller, products });
    const response = await shop.request(path(seller));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-tag')).toBe(`listings,business:${seller}`);
    const { data } = (await response.json()) as { data: unknown };
    expect(Assortment.strict().parse(data)).toEqual({ total: 4, category_ids: [1, 4] });
    await suspendBusiness(shop, seller);
    expect((await shop.request(path(seller))).status).toBe(404);
  });

  it.each(['0', '999999', 'abc'])('does not find that of %s', async (unknown) => {
    const response = await shop.request(`${path(unknown)}?lang=en`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'no business found', code: 'NOT_FOUND' });
  });
});

describe('GET /public/businesses/logos', () => {
  it('lists the visible businesses by name', async () => {
    const response = await shop.request('/v1/public/businesses/logos');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-tag')).toBe('listings');
    const { data } = (await response.json()) as { data: unknown };
    const logos = BusinessLogo.strict().array().parse(data);
    expect(logos.map(({ business_name }) => business_name)).toEqual(['alfa', 'Mobileria Drini']);
    expect(logos[1]?.logo).toBe(`http://localhost/media/${logo}.webp`);
  });

  it('gives a part of them in turn, another one every day', async () => {
    const names = async (count: number, day: number) =>
      (await listLogosInTurn(shop.db, count, new Date(day * 86_400_000))).map(
        ({ business_name }) => business_name,
      );
    const days = [0, 1, 2, 3, 4, 5];
    const shown = await Promise.all(days.map((day) => names(1, day)));
    expect(shown.map(({ length }) => length)).toEqual(days.map(() => 1));
    expect(new Set(shown.flat())).toEqual(new Set(['alfa', 'Mobileria Drini']));
    for (const day of days) expect(await names(24, day)).toEqual(['alfa', 'Mobileria Drini']);

    const limited = await shop.request('/v1/public/businesses/logos?limit=1');
    const { data } = (await limited.json()) as { data: unknown };
    expect(BusinessLogo.strict().array().parse(data)).toHaveLength(1);
    for (const limit of ['0', '101', 'all']) {
      const response = await shop.request(`/v1/public/businesses/logos?limit=${limit}`);
      expect(response.status).toBe(422);
    }
  });
});
