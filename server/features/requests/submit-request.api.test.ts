import { townOfSlug } from '@orendi/contract/towns';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solveToken } from '../../platform/captcha/testing/solve-token.ts';
import {
  createBusiness,
  createPackage,
  createProduct,
  suspendBusiness,
} from '../../testing/factories.ts';
import { openRequestShop, type RequestShop } from './testing/open-request-shop.ts';
import { idOf, readAnswer, requestForm, xsrfHeaders } from './testing/visitor.ts';

let shop: RequestShop;

beforeAll(async () => {
  shop = await openRequestShop();
});

afterAll(() => shop.close());

const findRequest = (id: number) =>
  shop.db.selectFrom('request').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a request is stored with its snapshot and its mail, which is due', async () => {
  const response = await shop.submit({ message: 'Përshëndetje!\r\nNë "blu" ka?' });
  expect(response.status).toBe(201);
  const id = await idOf(response);
  expect(await findRequest(id)).toMatchObject({
    business_id: shop.business,
    item_id: shop.product,
    item_type: 'product',
    item_name: 'Divan Dora',
    item_images: expect.stringMatching(/^[0-9a-f]{32}-800x600-c0a080$/),
    item_price: 150,
    item_currency: 'EUR',
    client_name: 'Ana Hoxha',
    client_message: 'Përshëndetje!\nNë "blu" ka?',
    client_phone: '+355691234567',
    client_email: 'ana@example.com',
    preferred_contact_method: 'email',
    client_language: 'en',
    request_status: false,
  });
  const mails = await shop.db
    .selectFrom('mail')
    .selectAll()
    .where('request_id', '=', id)
    .orderBy('template', 'desc')
    .execute();
  expect(mails).toMatchObject([
    {
      message_id: expect.stringMatching(
        new RegExp(`^<request-${id}-1\\.[0-9a-f]{12}@orendi\\.localhost>$`),
      ),
      template: 'request',
      recipient: 'seller@example.com',
      payload: { requestId: id },
      attempts: 0,
      sent_at: null,
    },
    { template: 'own-request', recipient: 'ana@example.com', payload: { requestId: id } },
  ]);
  const due = await shop.pool.query(
    `select due_at <= now() as due from mail where sent_at is null and request_id = $1`,
    [id],
  );
  expect(due.rows).toEqual([{ due: true }, { due: true }]);
});

test('the mail of a request goes to whoever signs in for the business too', async () => {
  const recipientsOf = async (response: Response) => {
    const rows = await shop.db
      .selectFrom('mail')
      .select('recipient')
      .where('request_id', '=', await idOf(response))
      .where('template', '=', 'request')
      .orderBy('id')
      .execute();
    return rows.map(({ recipient }) => recipient);
  };
  const nameAccount = (email: string) =>
    shop.pool.query(
      `insert into account (email, name, surname, language, business_id) values ($1, 'A', 'B', 'al', $2)
        on conflict (business_id) do update set email = $1`,
      [email, shop.business],
    );
  await nameAccount('ana@example.com');
  expect(await recipientsOf(await shop.submit())).toEqual([
    'seller@example.com',
    'ana@example.com',
  ]);
  await nameAccount('seller@example.com');
  expect(await recipientsOf(await shop.submit())).toEqual(['seller@example.com']);
});

test('a question to the business itself is a request with its name and logo, without a price', async () => {
  const response = await shop.submit({ id: shop.business, type: 'business' });
  expect(response.status).toBe(201);
  const id = await idOf(response);
  const { logo } = await shop.db
    .selectFrom('business')
    .select('logo')
    .where('id', '=', shop.business)
    .executeTakeFirstOrThrow();
  expect(await findRequest(id)).toMatchObject({
    business_id: shop.business,
    item_id: shop.business,
    item_type: 'business',
    item_name: 'Mobileria Drini',
    item_images: logo,
    item_price: null,
    item_currency: null,
    state: 'new',
  });
  const { rows } = await shop.pool.query('select recipient from mail where request_id = $1', [id]);
  expect(rows).toContainEqual({ recipient: 'seller@example.com' });
});

test('a business that is unknown or suspended cannot be asked', async () => {
  const suspended = await createBusiness(shop);
  await suspendBusiness(shop, suspended);
  for (const id of [suspended, 999_999]) {
    const response = await shop.submit({ id, type: 'business' });
    expect(response.status).toBe(404);
    expect(await readAnswer(response)).toMatchObject({ message: 'no business found' });
  }
});

test('a request for a package keeps the name and picture of each of its products', async () => {
  const chair = await createProduct(shop, {
    business_id: shop.business,
    product_name: 'Karrige',
    pictureCount: 0,
  });
  const set = await createPackage(shop, {
    business_id: shop.business,
    package_name: 'Dhoma',
    products: [shop.product, chair],
    price: 900,
  });
  const id = await idOf(await shop.submit({ id: set, type: 'package' }));
  expect(await findRequest(id)).toMatchObject({
    item_type: 'package',
    item_name: 'Dhoma',
    item_price: 900,
    item_images: [
      { name: 'Divan Dora', image: expect.stringContaining('800x600') },
      { name: 'Karrige', image: null },
    ],
  });
});

test('a request keeps the given way when the preferred one is blank', async () => {
  const byPhone = await idOf(
    await shop.submit({ contactEmail: '', preferredContactMethod: 'email' }),
  );
  expect(await findRequest(byPhone)).toMatchObject({
    preferred_contact_method: 'phone',
    client_email: null,
  });
  const byEmail = await idOf(
    await shop.submit({ phoneNumber: ' ', preferredContactMethod: 'phone' }),
  );
  expect(await findRequest(byEmail)).toMatchObject({
    preferred_contact_method: 'email',
    client_phone: null,
  });
});

test('a request keeps a phone number as typed when it cannot be read', async () => {
  const id = await idOf(await shop.submit({ phoneNumber: '12 34 56 (pas orës 17)' }));
  expect(await findRequest(id)).toMatchObject({ client_phone: '12 34 56 (pas orës 17)' });
});

describe('a phone number', () => {
  const ask = async (business: Parameters<typeof createBusiness>[1], fields: object) => {
    const id = await createBusiness(shop, business);
    const response = await shop.submit({ id, type: 'business', ...fields });
    expect(response.status).toBe(201);
    const { client_phone, client_phone_typed } = await findRequest(await idOf(response));
    return [client_phone, client_phone_typed];
  };
  const inPeja = { phone_no: '+38344123456' };
  const inTirana = { phone_no: '+35542234567' };

  test('is read by the country of the seller: of its number, then of its town', async () => {
    const typed = { phoneNumber: '049 555 666' };
    expect(await ask(inPeja, typed)).toEqual(['+38349555666', '049 555 666']);
    expect(await ask(inTirana, typed)).toEqual(['+38349555666', '049 555 666']);
    const landline = { phoneNumber: '02 312-3456' };
    expect(await ask({ phone_no: '+38970123456' }, landline)).toEqual([
      '+38923123456',
      '02 312-3456',
    ]);
    const inSkopje = { phone_no: '', town_id: townOfSlug('shkup')?.id ?? null };
    expect(await ask(inSkopje, landline)).toEqual(['+38923123456', '02 312-3456']);
    const elsewhere = { phone_no: '', town_name: 'Krushevë', country: 'MK' };
    expect(await ask(elsewhere, landline)).toEqual(['+38923123456', '02 312-3456']);
  });

  test('is of the country that was answered, and blank is no answer', async () => {
    const typed = { phoneNumber: '045 555 666' };
    expect(await ask(inTirana, { ...typed, phoneCountry: 'AL' })).toEqual([
      '+35545555666',
      '045 555 666',
    ]);
    expect(await ask(inTirana, { ...typed, phoneCountry: '' })).toEqual([
      '+38345555666',
      '045 555 666',
    ]);
    const refused = await shop.submit({ ...typed, phoneCountry: 'Kosova' });
    expect(refused.status).toBe(422);
    expect(await readAnswer(refused)).toMatchObject({ errors: [{ path: 'phoneCountry' }] });
  });

  test('stays as typed where it may be of several', async () => {
    expect(await ask({ phone_no: '+381601234567' }, { phoneNumber: '069 212 3456' })).toEqual([
      '069 212 3456',
      null,
    ]);
  });

  test('is kept as typed only where that differs in more than spaces', async () => {
    expect(await ask(inPeja, { phoneNumber: '+383 44 123\u00a0456' })).toEqual([
      '+38344123456',
      null,
    ]);
    expect(await ask(inPeja, { phoneNumber: '38344123456' })).toEqual([
      '+38344123456',
      '38344123456',
    ]);
  });
});

test('a request may have no message, an id of digits, and comes from one with no language', async () => {
  const response = await shop.request('/v1/public/requests', {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...xsrfHeaders,
      cookie: 'XSRF-TOKEN=abc',
    },
    body: JSON.stringify({
      ...requestForm({ id: String(shop.product), token: await solveToken(shop.services.captcha) }),
      message: undefined,
    }),
  });
  expect(response.status).toBe(201);
  expect(await findRequest(await idOf(response))).toMatchObject({
    client_message: '',
    client_language: 'al',
  });
});

test('nothing is stored when one step fails', async () => {
  const other = await openRequestShop();
  await other.pool.query(`alter table mail add constraint no_room check (false)`);
  expect((await other.submit()).status).toBe(500);
  const { rows } = await other.pool.query(
    `select (select count(*) from request) + (select count(*) from mail)
      + (select count(*) from spent_captcha) as stored`,
  );
  expect(rows).toEqual([{ stored: 0 }]);
  await other.close();
});
