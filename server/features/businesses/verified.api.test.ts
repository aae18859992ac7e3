import type { Business, OwnBusiness } from '@orendi/contract/schemas/business';
import type { KnownBusinesses } from '@orendi/contract/schemas/operator-shop';
import type { Product } from '@orendi/contract/schemas/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { createPackage, createProduct } from '../../testing/factories.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';
import { type Seller, signUpOwner } from '../../testing/seller.ts';
import { type FormValue, profileFields, sendForm } from './testing/profile.ts';

const number = 'L12345678A';

let desk: TestConsole;
let owner: Seller & { businessId: number };
let product: number;
let touched: string[];

beforeAll(async () => {
  desk = await openConsole();
  desk.shop.services.changes.onTouched((tags) => void touched.push(...tags));
});
afterAll(() => desk.shop.close());
beforeEach(async () => {
  touched = [];
  owner = await signUpOwner(desk.shop);
  product = await createProduct(desk.shop, { business_id: owner.businessId });
});

const get = async <Data>(path: string, by?: Seller) =>
  (await answerOf<Data>(await desk.shop.request(`/v1${path}`, by))).data;
const own = () => get<OwnBusiness>('/private/business-profile/get', owner);
const save = async (fields: Record<string, FormValue>) => {
  const { logo: existingLogoUrl } = await own();
  const form = { ...profileFields, existingLogoUrl, ...fields };
  return sendForm(desk.shop, owner, 'PUT', 'update', form);
};
const verify = (tax_number: unknown = number, id = owner.businessId) =>
  desk.send('POST', `/businesses/${id}/verify`, { tax_number });
const unverify = (id = owner.businessId) => desk.send('POST', `/businesses/${id}/unverify`);
/** Whether visitors see the badge, on the page of the business and of its product. */
const badges = async () => {
  const { is_verified } = await get<Business>(`/public/businesses/${owner.businessId}`);
  const { business } = await get<Product>(`/public/products/${product}`);
  return [is_verified, business.is_verified];
};

describe('the tax number', () => {
  test('is kept as it is read, stays when not sent, goes when blank, and is for owner and operator alone', async () => {
    expect((await save({ tax_number: ' l 1234.5678 a' })).status).toBe(200);
    expect(await own()).toMatchObject({ tax_number: number, is_verified: false });
    await save({});
    expect((await own()).tax_number).toBe(number);
    const { results } = await desk.read<KnownBusinesses>(`/businesses?q=${owner.businessId}`);
    expect(results[0]).toMatchObject({ tax_number: number, verified_at: null });
    for (const path of [`businesses/${owner.businessId}`, `products/${product}`]) {
      const shown = await (await desk.shop.request(`/v1/public/${path}`)).text();
      expect(shown).not.toContain(number);
      expect(shown).not.toContain('tax_number');
    }
    await save({ tax_number: ' ' });
    expect((await own()).tax_number).toBeNull();
  });

  test.each(['L1234567A', '712345678', 'Drini'])('is not %s', async (tax_number) => {
    const response = await save({ tax_number });
    expect(response.status).toBe(422);
    expect(await brokenFields(response)).toEqual(['tax_number']);
  });
});

describe('the badge', () => {
  beforeEach(async () => {
    await save({ tax_number: number });
    touched = [];
  });

  test('is given and taken back by the operator, on all kept pages at once', async () => {
    const pack = await createPackage(desk.shop, {
      business_id: owner.businessId,
      products: [product],
    });
    const pages = [`business:${owner.businessId}`, `product:${product}`, `package:${pack}`];
    touched = [];
    expect((await verify('l 12345678 a')).status).toBe(200);
    expect(touched).toEqual(expect.arrayContaining(pages));
    expect(await badges()).toEqual([true, true]);
    const { results } = await desk.read<KnownBusinesses>(`/businesses?q=${owner.businessId}`);
    expect(results[0]?.verified_at).toEqual(expect.any(String));
    touched = [];
    expect((await verify()).status).toBe(200);
    expect(touched).toEqual([]);
    expect((await unverify()).status).toBe(200);
    expect(touched).toEqual(expect.arrayContaining(pages));
    expect(await badges()).toEqual([false, false]);
    expect((await unverify()).status).toBe(200);
    expect((await desk.log()).slice(0, 2)).toEqual([
      `business unverify business ${owner.businessId}: `,
      `business verify business ${owner.businessId}: `,
    ]);
  });

  test('falls with another number or none, and stays with the same one', async () => {
    await verify();
    await save({ tax_number: 'l12345678a' });
    await save({ business_name: 'Punishtja Zhegu' });
    expect(await badges()).toEqual([true, true]);
    touched = [];
    await save({ tax_number: '812345678', business_name: 'Punishtja Zhegu' });
    expect(touched).toContain(`product:${product}`);
    expect(await badges()).toEqual([false, false]);
    // The number of before has been confirmed, but is not the present one any more.
    await save({ tax_number: number });
    expect(await badges()).toEqual([false, false]);
    await verify();
    await save({ tax_number: '' });
    expect(await badges()).toEqual([false, false]);
  });

  test('is not given to a number that nobody has looked at', async () => {
    await save({ tax_number: '812345678' });
    expect((await verify()).status).toBe(409);
    expect(await badges()).toEqual([false, false]);
    await save({ tax_number: '' });
    expect((await verify()).status).toBe(409);
  });

  test('is given to no business that does not exist, and for no number', async () => {
    expect((await verify(number, 999_999)).status).toBe(404);
    expect((await unverify(999_999)).status).toBe(404);
    const response = await verify('x');
    expect(response.status).toBe(422);
    expect(await brokenFields(response)).toEqual(['tax_number']);
    expect(await badges()).toEqual([false, false]);
  });
});
