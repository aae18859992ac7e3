import type { Business } from '@orendi/contract/schemas/business';
import { townOfSlug } from '@orendi/contract/towns';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { activate, type Seller, signUp, signUpOwner } from '../../testing/seller.ts';
import { drawLogo, type FormValue, profileFields, sendForm } from './testing/profile.ts';

let shop: TestShop;
let owner: Seller & { businessId: number };

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await signUpOwner(shop);
});

type Fields = Record<string, FormValue>;
const update = async (fields: Fields) =>
  sendForm(shop, owner, 'PUT', 'update', {
    ...profileFields,
    logo: await drawLogo(),
    ...fields,
  });

async function updated(fields: Fields): Promise<Business> {
  const response = await update(fields);
  expect(response.status).toBe(200);
  return (await answerOf<Business>(response)).data;
}

const shown = async () =>
  (await answerOf<Business>(await shop.request(`/v1/public/businesses/${owner.businessId}`))).data;

const weekdays = { from: 540, to: 1140 };
const hours = [
  [weekdays],
  [weekdays],
  [weekdays],
  [weekdays],
  [weekdays],
  [
    { from: 540, to: 720 },
    { from: 1200, to: 1560 },
  ],
  [],
];

const place = {
  town_slug: 'peje',
  latitude: '42.659131',
  longitude: '20.28828',
  opening_hours: JSON.stringify(hours),
  delivery_towns: ['prizren', 'gjakove', 'prizren'],
  delivery_countries: 'AL',
  delivery_note: 'Në Pejë falas\nshih çmimet',
};

const answered = {
  town: 'Peja',
  town_al: 'Pejë',
  town_slug: 'peje',
  town_country: 'XK',
  latitude: 42.65913,
  longitude: 20.28828,
  opening_hours: hours,
  delivery_towns: [
    { slug: 'prizren', name: 'Prizren', name_al: 'Prizren' },
    { slug: 'gjakove', name: 'Gjakova', name_al: 'Gjakovë' },
  ],
  delivery_countries: [{ code: 'AL', name: 'Albania', name_al: 'Shqipëri' }],
  delivery_note: 'Në Pejë falas\nshih çmimet',
};

const nothing = {
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
};

describe('the place of a business', () => {
  test('is all told in one form, and to everybody', async () => {
    expect(await updated(place)).toMatchObject(answered);
    expect(await shown()).toMatchObject(answered);
  });

  test('comes with a new business, too, which needs none of it', async () => {
    const seller = await signUp(shop);
    await activate(shop, seller);
    const fields = { ...profileFields, ...place, logo: await drawLogo() };
    const response = await sendForm(shop, seller, 'POST', 'create', fields);
    expect((await answerOf<Business>(response)).data).toMatchObject(answered);
    expect(await shown()).toMatchObject(nothing);
  });

  test('stays where it is not sent, and goes where it is sent blank', async () => {
    await updated(place);
    expect(await updated({})).toMatchObject(answered);
    const blank = Object.fromEntries(Object.keys(place).map((name) => [name, ' ']));
    expect(await updated({ ...blank, delivery_note: 'Vetëm në Pejë' })).toMatchObject({
      ...nothing,
      delivery_note: 'Vetëm në Pejë',
    });
    expect(await shown()).toMatchObject({ ...nothing, delivery_note: 'Vetëm në Pejë' });
  });

  test('is a town by name where the list has none, in its country', async () => {
    await updated(place);
    const abroad = { town_name: 'Frauenfeld', town_country: 'CH' };
    const answer = {
      town: 'Frauenfeld',
      town_al: 'Frauenfeld',
      town_slug: null,
      town_country: 'CH',
    };
    expect(await updated(abroad)).toMatchObject(answer);
    expect(await updated({})).toMatchObject(answer);
    expect(await updated({ ...abroad, town_slug: 'tirane' })).toMatchObject({
      town: 'Tirana',
      town_slug: 'tirane',
      town_country: 'AL',
    });
  });

  test('tells every broken field at once', async () => {
    const response = await update({
      town_slug: 'atlantide',
      town_name: 'Frauenfeld',
      latitude: '91',
      opening_hours: '[[],[],[]]',
      delivery_towns: ['peje', 'askund'],
      delivery_countries: 'XX',
      delivery_note: 'x'.repeat(201),
      business_name: '',
    });
    expect((await brokenFields(response)).sort()).toEqual([
      'business_name',
      'delivery_countries.0',
      'delivery_note',
      'delivery_towns.1',
      'latitude',
      'longitude',
      'opening_hours',
      'town_country',
      'town_slug',
    ]);
  });

  test.each([
    ['closing before it opens', [{ from: 600, to: 540 }]],
    ['open for more than a day', [{ from: 600, to: 2041 }]],
    ['from a minute past midnight on', [{ from: 1440, to: 1500 }]],
    [
      'twice at once',
      [
        { from: 540, to: 720 },
        { from: 700, to: 800 },
      ],
    ],
    ['in half minutes', [{ from: 540.5, to: 720 }]],
    ['five times a day', [60, 120, 180, 240, 300].map((from) => ({ from, to: from + 30 }))],
    ['never', 'closed'],
  ])('has no hours that are %s', async (_what, monday) => {
    const response = await update({
      opening_hours: JSON.stringify([monday, [], [], [], [], [], []]),
    });
    expect(response.status).toBe(422);
    expect(await brokenFields(response)).toEqual([expect.stringMatching(/^opening_hours/)]);
  });

  test('counts a week that is closed throughout as nothing said', async () => {
    await updated(place);
    const closed = await updated({ opening_hours: '[[],[],[],[],[],[],[]]' });
    expect(closed.opening_hours).toBeNull();
  });
});

describe('the listings of a business', () => {
  const listing = () =>
    shop.db
      .selectFrom('listing')
      .select(['town_id', 'delivers_to', 'delivers_to_countries'])
      .where('business_id', '=', owner.businessId)
      .executeTakeFirstOrThrow();

  test('follow its town and its delivery', async () => {
    await createProduct(shop, { business_id: owner.businessId });
    const [peje, prizren] = ['peje', 'prizren'].map((slug) => townOfSlug(slug)?.id);
    await updated({ town_slug: 'peje' });
    expect(await listing()).toEqual({ town_id: peje, delivers_to: [], delivers_to_countries: [] });
    await updated({ delivery_towns: 'prizren', delivery_countries: ['CH', 'AL'] });
    const far = { town_id: peje, delivers_to: [prizren], delivers_to_countries: ['AL', 'CH'] };
    expect(await listing()).toEqual(far);
    await updated({ business_name: 'Tjetër', website: '' });
    expect(await listing()).toEqual(far);
    await updated({ town_slug: '', delivery_countries: '' });
    expect(await listing()).toEqual({
      town_id: null,
      delivers_to: [prizren],
      delivers_to_countries: [],
    });
  });
});
