import type { Business, OwnBusiness } from '@orendi/contract/schemas/business';
import type { Product } from '@orendi/contract/schemas/product';
import type { Results } from '@orendi/contract/schemas/results';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProduct, suspendBusiness } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { createRateLimiter } from '../../platform/http/rate-limit.ts';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { activate, type Seller, signUp, signUpOwner } from '../../testing/seller.ts';
import { drawLogo, type FormValue, profileFields, sendForm } from './testing/profile.ts';

let shop: TestShop;
let seller: Seller;
let owner: Seller & { businessId: number };

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  seller = await signUp(shop);
  await activate(shop, seller);
  owner = await signUpOwner(shop);
});

type Fields = Record<string, FormValue>;
const create = async (fields: Fields = {}, by = seller) =>
  sendForm(shop, by, 'POST', 'create', { ...profileFields, logo: await drawLogo(), ...fields });
const update = (fields: Fields, by = owner) =>
  sendForm(shop, by, 'PUT', 'update', { ...profileFields, ...fields });
const cover = (fields: Fields) => sendForm(shop, owner, 'PUT', 'update-cover-photo', fields);
const get = async <Data>(path: string, by: Seller = owner) =>
  (await answerOf<Data>(await shop.request(`/v1${path}`, { headers: by.headers }))).data;
const ownBusiness = () => get<OwnBusiness>('/private/business-profile/get');

describe('creating the own business', () => {
  test('shows it to everybody from the next request on', async () => {
    const response = await create({ facebook: ' ', 'industry_ids[]': undefined });
    expect(response.status).toBe(201);
    const { data } = await answerOf<Business>(response);
    expect(data).toEqual({
      id: expect.any(Number),
      business_name: 'Mobileria Drini',
      description_en: 'Furniture from Shkodër',
      description_al: 'Mobilje nga Shkodra',
      email: 'drini@example.com',
      phone_no: '+355692123456',
      address: 'Rruga e Kavajës 10, Tiranë',
      industry_ids: [1, 2],
      logo: expect.stringMatching(
        /^http:\/\/localhost\/media\/[0-9a-f]{32}-\d+x40-[0-9a-f]{6}\.webp$/,
      ),
      cover_photo: null,
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
    expect(await get('/auth/user', seller)).toMatchObject({ business_id: data.id });
    expect(await get(`/public/businesses/${data.id}`)).toEqual(data);
    const picture = await shop.request(new URL(data.logo).pathname);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    const { language } = await shop.db
      .selectFrom('business')
      .select('language')
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    expect(language).toBe('en');
  });

  test.each(['jpeg', 'webp', 'avif'] as const)('takes a logo as %s', async (format) => {
    expect((await create({ logo: await drawLogo(format) })).status).toBe(201);
  });

  test('happens once, also for two at the same time, and leaves no picture of the other', async () => {
    const logos = await Promise.all([drawLogo(), drawLogo(), drawLogo()]);
    const before = await countRows();
    const responses = await Promise.all(logos.map((logo) => create({ logo })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await create()).status).toBe(409);
    expect(await countRows()).toEqual({
      businesses: before.businesses + 1,
      pictures: before.pictures + 1,
    });
  });

  test('tells all broken fields at once, also those of the picture', async () => {
    const response = await create({
      business_name: '',
      description_al: 'x'.repeat(501),
      email: 'x',
      phone: '+49 30 1234567',
      industry_ids: '[1, 9999]',
      website: 'javascript:alert(1)',
      logo: new File(['no picture'], 'logo.png'),
    });
    expect(response.status).toBe(422);
    const { errors } = await answerOf(response);
    expect(Object.fromEntries(errors?.map(({ path, msg }) => [path, msg]) ?? [])).toEqual({
      business_name: 'This field is required.',
      description_al: 'Enter at most 500 characters.',
      email: 'Enter a valid e-mail address.',
      phone: expect.stringContaining('Enter a valid phone number from Albania'),
      industry_ids: 'This industry does not exist.',
      website: expect.stringContaining('http'),
      logo: 'This file is not an image that can be read. Use jpg, png, avif or webp.',
    });
  });

  test('needs a logo of its own', async () => {
    const { logo } = await ownBusiness();
    expect(await brokenFields(await create({ logo: undefined }))).toEqual(['logo']);
    expect(await brokenFields(await create({ logo: new File([], '') }))).toEqual(['logo']);
    const borrowed = await create({ logo: undefined, existingLogoUrl: logo });
    expect(await brokenFields(borrowed)).toEqual(['logo']);
    expect(await brokenFields(await create({ logo: 'text' }))).toEqual(['logo']);
    const two = [await drawLogo(), await drawLogo()];
    expect(await brokenFields(await create({ logo: two }))).toEqual(['logo']);
  });
});

async function countRows() {
  const { rows } = await shop.pool.query(
    `select (select count(*)::int from business) as businesses, (select count(*)::int from picture) as pictures`,
  );
  return rows[0] as { businesses: number; pictures: number };
}

describe('changing it', () => {
  test('keeps the logo by its address, of any width and host, and changes the rest', async () => {
    const { logo } = await ownBusiness();
    const existingLogoUrl = new URL(logo).pathname.replace('.webp', '/320.webp');
    const response = await update({ existingLogoUrl, business_name: 'Drini i Ri', website: '' });
    expect(response.status).toBe(200);
    const { data } = await answerOf<Business>(response);
    expect(data).toMatchObject({ business_name: 'Drini i Ri', logo, website: null });
    expect(await get(`/public/businesses/${owner.businessId}`)).toEqual(data);
  });

  test('shows on its products, and finds them by the new name', async () => {
    const product = await createProduct(shop, { business_id: owner.businessId });
    const touched: string[] = [];
    shop.services.changes.onTouched((tags) => touched.push(...tags));
    const response = await update({ logo: await drawLogo(), business_name: 'Punishtja Zhegu' });
    expect(response.status).toBe(200);
    expect(touched).toEqual(
      expect.arrayContaining(['listings', `business:${owner.businessId}`, `product:${product}`]),
    );
    const { logo } = (await answerOf<Business>(response)).data;
    expect(await get(`/public/products/${product}`)).toMatchObject({
      business: { business_name: 'Punishtja Zhegu', logo },
    });
    expect(await get('/public/results/search?query=zhegu')).toMatchObject({
      results: [{ id: product }],
    });
  });

  test('opens ways to reach it, which stay as they are while a form does not name them', async () => {
    const product = await createProduct(shop, { business_id: owner.businessId });
    const { logo: existingLogoUrl } = await ownBusiness();
    const switched = async (fields: Fields) => {
      const response = await update({ existingLogoUrl, ...fields });
      expect(response.status).toBe(200);
      const { business } = await get<Product>(`/public/products/${product}`);
      const { shows_phone, shows_whatsapp, shows_viber } = await get<Business>(
        `/public/businesses/${owner.businessId}`,
      );
      expect(business).toMatchObject({ shows_phone, shows_whatsapp, shows_viber });
      return [shows_phone, shows_whatsapp, shows_viber];
    };
    const opened = { shows_phone: 'true', shows_whatsapp: 'true' };
    expect(await switched(opened)).toEqual([true, true, false]);
    expect(await switched({})).toEqual([true, true, false]);
    expect(await switched({ shows_phone: '', shows_whatsapp: 'false' })).toEqual([
      false,
      false,
      false,
    ]);
    const unclear = await update({ existingLogoUrl, shows_viber: 'perhaps' });
    expect(await brokenFields(unclear)).toEqual(['shows_viber']);
  });

  test('reads its number by the town: the one that is sent, else the present one', async () => {
    const { logo: existingLogoUrl } = await ownBusiness();
    const numberAfter = async (fields: Fields) => {
      expect((await update({ existingLogoUrl, ...fields })).status).toBe(200);
      return (await ownBusiness()).phone_no;
    };
    const phone = '045 555 666';
    expect(await numberAfter({ phone, town_slug: 'tirane' })).toBe('+35545555666');
    expect(await numberAfter({ phone, town_slug: 'prizren' })).toBe('+38345555666');
    expect(await numberAfter({ phone })).toBe('+38345555666');
    expect(await numberAfter({ phone: '069 212 3456' })).toBe('+355692123456');
    expect(await numberAfter({ phone, town_name: 'Krujë e Re', town_country: 'AL' })).toBe(
      '+35545555666',
    );
    // A client that names no town is refused nothing that it was not refused before.
    expect(await numberAfter({ phone: '059 807 404', town_slug: '' })).toBe('+35559807404');
    const refused = await update({ existingLogoUrl, phone: '+49 151 23456789' });
    expect(await brokenFields(refused)).toEqual(['phone']);
  });

  test('is refused with the logo of another, and with none', async () => {
    const other = await signUpOwner(shop);
    const { logo } = await get<Business>('/private/business-profile/get', other);
    expect(await brokenFields(await update({ existingLogoUrl: logo }))).toEqual([
      'existingLogoUrl',
    ]);
    expect(await brokenFields(await update({}))).toEqual(['logo']);
  });

  test('touches nothing of another seller', async () => {
    const other = await signUpOwner(shop, { business_name: 'Tjetra' });
    await update({ logo: await drawLogo() });
    expect(await get(`/public/businesses/${other.businessId}`)).toMatchObject({
      business_name: 'Tjetra',
    });
  });
});

describe('the cover photo', () => {
  test('is set, kept by its address, and taken away', async () => {
    const set = await cover({ cover_photo: await drawLogo() });
    expect(set.status).toBe(200);
    const { cover_photo: url } = (await answerOf<Business>(set)).data;
    expect(url).toMatch(/\.webp$/);
    expect(await get(`/public/businesses/${owner.businessId}`)).toMatchObject({ cover_photo: url });
    const kept = await cover({ existingCoverPhotoUrl: url ?? '' });
    expect((await answerOf<Business>(kept)).data.cover_photo).toBe(url);
    expect((await answerOf<Business>(await cover({ x: '' }))).data.cover_photo).toBeNull();
  });

  test('is not taken from another', async () => {
    const { logo } = await ownBusiness();
    expect(await brokenFields(await cover({ existingCoverPhotoUrl: logo }))).toEqual([
      'existingCoverPhotoUrl',
    ]);
  });
});

test('the own results are those of the own business, whatever is asked for', async () => {
  const product = await createProduct(shop, { business_id: owner.businessId });
  const other = await signUpOwner(shop);
  await createProduct(shop, { business_id: other.businessId });
  const path = `/private/business-profile/result?businessId=${other.businessId}&sections=allProducts`;
  const { categories, total } = await get<Results>(path);
  expect(categories.allProducts?.results.map(({ id }) => id)).toEqual([product]);
  expect(total).toBe(1);
  const bad = await shop.request('/v1/private/business-profile/result?perPage=99', owner);
  expect(bad.status).toBe(422);
});

describe('a suspended business', () => {
  const publicStatus = async (path: string) => (await shop.request(`/v1/public/${path}`)).status;

  test('is still there for its seller, who learns why', async () => {
    expect(await ownBusiness()).toMatchObject({ suspension: null });
    await suspendBusiness(shop, owner.businessId);
    expect(await ownBusiness()).toMatchObject({
      id: owner.businessId,
      suspension: { since: expect.stringMatching(/^\d{4}-.*Z$/), reason: 'test' },
    });
    expect(await publicStatus(`businesses/${owner.businessId}`)).toBe(404);
  });

  test('can be put in order by its seller, and nothing of that is public', async () => {
    await suspendBusiness(shop, owner.businessId);
    const product = await createProduct(shop, { business_id: owner.businessId });
    const changed = await update({ logo: await drawLogo(), business_name: 'Tjetër emër' });
    expect(changed.status).toBe(200);
    expect((await cover({ cover_photo: await drawLogo() })).status).toBe(200);
    expect(await ownBusiness()).toMatchObject({ business_name: 'Tjetër emër' });
    expect(await publicStatus(`businesses/${owner.businessId}`)).toBe(404);
    expect(await publicStatus(`products/${product}`)).toBe(404);
    const { rows } = await shop.pool.query('select id from listing where business_id = $1', [
      owner.businessId,
    ]);
    expect(rows).toEqual([]);
  });
});

test('an account may send so and so many forms with pictures', async () => {
  const limited = await openTestShop({ services: { countCall: createRateLimiter(1 / 60) } });
  const eager = await signUpOwner(limited);
  const send = () => sendForm(limited, eager, 'PUT', 'update-cover-photo', { x: '' });
  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(200);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  await limited.close();
});
