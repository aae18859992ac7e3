import type { KnownBusinesses, KnownListings } from '@orendi/contract/schemas/operator-shop';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { createPackage, createProduct } from '../../testing/factories.ts';
import { post, type Seller, signUpOwner } from '../../testing/seller.ts';
import { latestMail, turnOn, openConsole, type TestConsole } from '../../testing/open-console.ts';
import { signUpOperator } from '../../testing/sign-up-operator.ts';

let desk: TestConsole;
let seller: Seller & { businessId: number };
let product: number;

beforeAll(async () => {
  desk = await openConsole();
});
afterAll(() => desk.shop.close());
beforeEach(async () => {
  seller = await signUpOwner(desk.shop, { business_name: 'Mobileria Ëndrra' });
  product = await createProduct(desk.shop, {
    business_id: seller.businessId,
    product_name: 'Kolltuk Çelësi',
  });
  // The codes of one operator are limited in number.
  await desk.takeOver();
});

const reason = 'It is not furniture.';
const takeOut = (path: string, fields: Record<string, unknown> = {}) =>
  desk.send('POST', path, { reason, code: desk.operator.code(), ...fields });
const suspend = (fields?: Record<string, unknown>, id = seller.businessId) =>
  takeOut(`/businesses/${id}/suspend`, fields);
const hide = (fields?: Record<string, unknown>, id = product) =>
  takeOut(`/listings/${id}/hide`, fields);
const statusOf = async (path: string) => (await desk.shop.request(`/v1/public/${path}`)).status;

describe('a business', () => {
  test('is suspended with a reason that its seller reads, and comes back', async () => {
    expect(await statusOf(`products/${product}`)).toBe(200);
    expect((await suspend()).status).toBe(200);
    expect(await statusOf(`businesses/${seller.businessId}`)).toBe(404);
    expect(await statusOf(`products/${product}`)).toBe(404);
    expect((await latestMail(desk.shop, seller.id)).kind).toBe('business-suspended');
    const { results } = await desk.read<KnownBusinesses>('/businesses?state=suspended');
    expect(results.find(({ id }) => id === seller.businessId)).toMatchObject({
      business_name: 'Mobileria Ëndrra',
      email: seller.email,
      suspension_reason: reason,
      suspended_at: expect.any(String),
      products: 1,
      packages: 0,
      waiting: 0,
    });
    expect((await desk.send('POST', `/businesses/${seller.businessId}/restore`)).status).toBe(200);
    expect(await statusOf(`products/${product}`)).toBe(200);
    expect((await desk.log()).slice(0, 2)).toEqual([
      `business restore business ${seller.businessId}: `,
      `business suspend business ${seller.businessId}: ${reason}`,
    ]);
  });

  test('that is suspended keeps its reason', async () => {
    await suspend();
    desk.later();
    expect((await suspend({ reason: 'Another one.' })).status).toBe(200);
    const { results } = await desk.read<KnownBusinesses>(`/businesses?q=${seller.email}`);
    expect(results).toMatchObject([{ id: seller.businessId, suspension_reason: reason }]);
  });

  test('is found by a part of its name without accents, by its address, and by its id', async () => {
    for (const q of ['mobileria endrra', 'ËNDRRA', seller.email, String(seller.businessId)]) {
      const found = await desk.read<KnownBusinesses>(`/businesses?perPage=48&q=${q}`);
      expect(found.results.map(({ id }) => id)).toContain(seller.businessId);
      expect(found.total).toBe(found.results.length);
    }
    expect(await desk.read('/businesses?q=%25')).toMatchObject({ results: [], total: 0 });
  });

  test('stands in pages, the newest first', async () => {
    const later = await signUpOwner(desk.shop);
    const first = await desk.read<KnownBusinesses>('/businesses?perPage=1');
    expect(first).toMatchObject({ results: [{ id: later.businessId }], page: 1, perPage: 1 });
    const second = await desk.read<KnownBusinesses>('/businesses?perPage=1&page=2');
    expect(second).toMatchObject({ results: [{ id: seller.businessId }], total: first.total });
    const beyond = await desk.read<KnownBusinesses>('/businesses?page=99');
    expect(beyond).toMatchObject({ results: [], total: first.total });
  });
});

describe('a listing', () => {
  test('is hidden with a reason that its seller reads, and comes back', async () => {
    expect((await hide()).status).toBe(200);
    expect(await statusOf(`products/${product}`)).toBe(404);
    const { results } = await desk.read<KnownListings>('/listings?state=hidden');
    expect(results[0]).toEqual({
      id: product,
      type: 'product',
      name: 'Kolltuk Çelësi',
      image: expect.stringMatching(/^http:\/\/localhost\/media\/.*\.webp$/),
      business: { id: seller.businessId, business_name: 'Mobileria Ëndrra' },
      state: 'published',
      hidden_at: expect.any(String),
      hidden_reason: reason,
      copies: [],
    });
    expect((await desk.send('POST', `/listings/${product}/show`)).status).toBe(200);
    expect(await statusOf(`products/${product}`)).toBe(200);
    expect((await desk.log()).slice(0, 2)).toEqual([
      `listing restore product ${product}: `,
      `listing hide product ${product}: ${reason}`,
    ]);
  });

  test('is found by its name without accents, its business and its id; a package too', async () => {
    const id = await createPackage(desk.shop, {
      business_id: seller.businessId,
      package_name: 'Salloni Vjeshtë',
      products: [product],
    });
    for (const q of ['celesi', 'ENDRRA', String(product)]) {
      const { results } = await desk.read<KnownListings>(`/listings?perPage=48&q=${q}`);
      expect(results.map((listing) => listing.id)).toContain(product);
    }
    const [found] = (await desk.read<KnownListings>('/listings?q=vjeshte')).results;
    expect(found).toMatchObject({ id, type: 'package', image: expect.any(String) });
    expect((await hide({}, id)).status).toBe(200);
    expect(await statusOf(`packages/${id}`)).toBe(404);
  });

  test('is hidden with others, for one reason, with one code and one mail', async () => {
    const other = await createProduct(desk.shop, {
      business_id: seller.businessId,
      product_name: 'Divan Bregu',
    });
    const ids = [product, other, 2_000_000_000];
    expect((await takeOut('/listings/hide', { ids, code: '000000' })).status).toBe(422);
    expect(await statusOf(`products/${product}`)).toBe(200);
    const answer = await takeOut('/listings/hide', { ids });
    expect((await answerOf(answer)).data).toEqual({ hidden: 2 });
    for (const id of [product, other]) expect(await statusOf(`products/${id}`)).toBe(404);
    expect((await desk.log()).slice(0, 2)).toEqual([
      `listing hide product ${other}: ${reason}`,
      `listing hide product ${product}: ${reason}`,
    ]);
    const told = await desk.shop.db
      .selectFrom('mail')
      .select('payload')
      .where('account_id', '=', seller.id)
      .where('message_id', 'like', '%hidden%')
      .execute();
    expect(told.map(({ payload }) => payload)).toMatchObject([
      {
        kind: 'listings-hidden',
        business: { name: '“Kolltuk Çelësi”, “Divan Bregu”', reason },
      },
    ]);
    desk.later();
    const again = await takeOut('/listings/hide', { ids });
    expect((await answerOf(again)).data).toEqual({ hidden: 0 });
    expect(await brokenFields(await takeOut('/listings/hide', { ids: [] }))).toContain('ids');
  });

  test('of a suspended business is not public', async () => {
    const publicIds = async () => {
      const { results } = await desk.read<KnownListings>('/listings?state=public&q=celesi');
      return results.map(({ id }) => id);
    };
    expect(await publicIds()).toContain(product);
    await suspend();
    expect(await publicIds()).not.toContain(product);
  });
});

describe.each([
  ['suspending', suspend, () => `businesses/${seller.businessId}`],
  ['hiding', hide, () => `products/${product}`],
] as const)('%s', (_, take, path) => {
  test('takes a fresh code, once', async () => {
    const code = desk.operator.code();
    expect((await take({ code })).status).toBe(200);
    const again = await take({ code });
    expect(again.status).toBe(422);
    expect(await answerOf(again)).toMatchObject({
      errors: [
        {
          path: 'code',
          msg: 'This code is wrong, or has been used already. Wait for the next one.',
        },
      ],
    });
  });

  test.each([
    ['a wrong code', { code: '000000' }, ['code']],
    ['no code', { code: '' }, ['code']],
    ['no reason', { reason: ' ' }, ['reason']],
    ['a reason that is too long', { reason: 'a'.repeat(501) }, ['reason']],
    ['neither', { reason: undefined, code: undefined }, ['reason', 'code']],
  ])('refuses %s, and changes nothing', async (_name, fields, broken) => {
    const before = await desk.log();
    const refused = await take(fields);
    expect(refused.status).toBe(422);
    expect(await brokenFields(refused)).toEqual(broken);
    expect(await statusOf(path())).toBe(200);
    expect(await desk.log()).toEqual(before);
  });

  test('spends no code on what is not there', async () => {
    const code = desk.operator.code();
    expect((await take({ code }, 999_999)).status).toBe(404);
    expect((await take({ code })).status).toBe(200);
  });

  test('takes neither a recovery code nor the code of a seller', async () => {
    const { secret: _, codes } = await turnOn(desk.shop, seller);
    const other = await signUpOperator(desk.shop);
    desk.later();
    for (const code of [codes[0], other.code()]) {
      expect((await take({ code })).status).toBe(422);
    }
    expect(await statusOf(path())).toBe(200);
  });
});

test('codes tried in the console are counted with those of signing in, and failures are told', async () => {
  const { shop } = desk;
  const person = await signUpOperator(shop);
  desk.later();
  const attempt = (code: string) =>
    post(shop, `/operator/listings/${product}/hide`, { reason, code }, person.headers);
  for (let tries = 0; tries < 10; tries += 1) expect((await attempt('000000')).status).toBe(422);
  expect((await attempt(person.code())).status).toBe(429);
  const { email, password } = person;
  expect((await post(shop, '/auth/login', { email, password, code: person.code() })).status).toBe(
    429,
  );
  const { rows } = await shop.pool.query(
    `select times from security_event where account_id = $1 and kind = 'second_factor_failed'`,
    [person.id],
  );
  expect(rows).toEqual([{ times: 10 }]);
});

test.each([
  ['POST', '/businesses/999999/restore'],
  ['POST', '/listings/999999/show'],
  ['POST', '/reports/999999/dismiss'],
])('%s %s finds nothing', async (method, path) => {
  expect((await desk.send(method, path)).status).toBe(404);
});

test.each([
  '/businesses?state=gone',
  '/businesses?page=0',
  '/businesses?perPage=49',
  '/listings?state=suspended',
  '/listings?page=x',
  '/reports?state=all',
])('%s is refused', async (path) => {
  expect((await desk.send('GET', path)).status).toBe(422);
});
