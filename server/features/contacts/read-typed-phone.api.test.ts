import type { PhoneReadings } from '@orendi/contract/schemas/contact';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { createBusiness } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
let inTirana: number;
let inPeja: number;
beforeAll(async () => {
  shop = await openTestShop();
  inTirana = await createBusiness(shop, { phone_no: '+35542234567' });
  inPeja = await createBusiness(shop, { phone_no: '+38344123456' });
});
afterAll(() => shop.close());

const send = (form: Record<string, unknown>) =>
  shop.request('/v1/public/phone-readings', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: 'XSRF-TOKEN=abc; lang=en',
      'x-xsrf-token': 'abc',
    },
    body: JSON.stringify(form),
  });
const read = async (form: Record<string, unknown>) => {
  const response = await send(form);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return (await answerOf<PhoneReadings>(response)).data;
};

test('a number is read for the business that is asked, and doubtful where it may be another', async () => {
  const typed = { phone: '044 234 567' };
  const kosovo = { country: 'XK', name: 'Kosovo', name_al: 'Kosovë', phone: '+383 44 234 567' };
  const albania = { country: 'AL', name: 'Albania', name_al: 'Shqipëri', phone: '+355 4 423 4567' };
  expect(await read({ ...typed, businessId: inPeja })).toEqual({
    phone: '+383 44 234 567',
    country: 'XK',
    is_doubtful: false,
    readings: [kosovo, albania],
  });
  expect(await read({ ...typed, businessId: inTirana })).toMatchObject({
    is_doubtful: true,
    readings: [albania, kosovo],
  });
  expect(await read({ ...typed, businessId: inTirana, country: 'AL' })).toMatchObject({
    phone: '+355 4 423 4567',
    is_doubtful: false,
    readings: [albania, kosovo],
  });
});

test('a number with a code is read as it is, and a text that is none not at all', async () => {
  expect(await read({ phone: '0041 79 123 45 67', businessId: inPeja })).toEqual({
    phone: '+41 79 123 45 67',
    country: 'CH',
    is_doubtful: false,
    readings: [],
  });
  expect(await read({ phone: '12 34 56', businessId: 999_999 })).toEqual({
    phone: null,
    country: null,
    is_doubtful: false,
    readings: [],
  });
});

test('the number of a business itself is read by its town, and never doubtful', async () => {
  const typed = { phone: '045 555 666' };
  const taken = async (form: object) => {
    const { phone, country, is_doubtful } = await read({ ...typed, ...form });
    expect(is_doubtful).toBe(false);
    return [phone, country];
  };
  expect(await taken({ townCountry: 'XK' })).toEqual(['+383 45 555 666', 'XK']);
  expect(await taken({ townCountry: 'AL' })).toEqual(['+355 4 555 5666', 'AL']);
  expect(await taken({ townCountry: 'XK', country: 'AL' })).toEqual(['+355 4 555 5666', 'AL']);
  expect(await taken({})).toEqual(['+383 45 555 666', 'XK']);
});

test('missing and unknown values are refused', async () => {
  const refused = await send({ country: 'Kosova', businessId: 'x' });
  expect(refused.status).toBe(422);
  expect(await brokenFields(refused)).toEqual(['phone', 'country', 'businessId']);
});
