import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCaptcha } from '../../platform/captcha/index.ts';
import { solveToken } from '../../platform/captcha/testing/solve-token.ts';
import {
  createBusiness,
  createPackage,
  createProduct,
  suspendBusiness,
} from '../../testing/factories.ts';
import { openTestShop, type TestShop, testSecret } from '../../testing/open-test-shop.ts';
import { readAnswer, requestForm, submitForm, xsrfHeaders } from './testing/visitor.ts';

let shop: TestShop;
let business: number;
let product: number;

beforeAll(async () => {
  shop = await openTestShop();
  business = await createBusiness(shop, { email: 'seller@example.com' });
  product = await createProduct(shop, {
    business_id: business,
    product_name: 'Divan Dora',
    price: 200,
    sale: 25,
    sale_type: 'percentage',
    pictureCount: 3,
  });
});

afterAll(() => shop.close());

const countRequests = async () => {
  const { rows } = await shop.pool.query('select count(*)::int as n from request');
  return rows[0].n;
};

const submit = (fields: Record<string, unknown> = {}, headers?: Record<string, string>) =>
  submitForm(shop, { id: product, ...fields }, headers);

const idOf = async (response: Response) => (await readAnswer(response)).data.id;

const findRequest = (id: number) =>
  shop.db.selectFrom('request').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The paths of a 422. */
async function brokenFields(response: Response): Promise<string[]> {
  expect(response.status).toBe(422);
  return (await readAnswer(response)).errors.map(({ path }) => path);
}

describe('a request that is taken', () => {
  test('is stored with its snapshot, its mail and its job', async () => {
    const response = await submit({ message: 'Përshëndetje!\r\nNë "blu" ka?' });
    expect(response.status).toBe(201);
    const id = await idOf(response);
    expect(await findRequest(id)).toMatchObject({
      business_id: business,
      item_id: product,
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
    ]);
    const jobs = await shop.pool.query(`select state from pgboss.job where name = 'mail'`);
    expect(jobs.rows).toEqual([{ state: 'created' }]);
  });

  test('of a package keeps the name and picture of each of its products', async () => {
    const chair = await createProduct(shop, {
      business_id: business,
      product_name: 'Karrige',
      pictureCount: 0,
    });
    const set = await createPackage(shop, {
      business_id: business,
      package_name: 'Dhoma',
      products: [product, chair],
      price: 900,
    });
    const id = await idOf(await submit({ id: set, type: 'package' }));
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

  test('keeps the given way when the preferred one is blank', async () => {
    const byPhone = await idOf(await submit({ contactEmail: '', preferredContactMethod: 'email' }));
    expect(await findRequest(byPhone)).toMatchObject({
      preferred_contact_method: 'phone',
      client_email: null,
    });
    const byEmail = await idOf(await submit({ phoneNumber: ' ', preferredContactMethod: 'phone' }));
    expect(await findRequest(byEmail)).toMatchObject({
      preferred_contact_method: 'email',
      client_phone: null,
    });
  });

  test('keeps a phone number as typed when it cannot be read', async () => {
    const id = await idOf(await submit({ phoneNumber: '12 34 56 (pas orës 17)' }));
    expect(await findRequest(id)).toMatchObject({ client_phone: '12 34 56 (pas orës 17)' });
  });

  test('may have no message, an id of digits, and comes from one with no language', async () => {
    const response = await shop.request('/v1/public/requests', {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...xsrfHeaders,
        cookie: 'XSRF-TOKEN=abc',
      },
      body: JSON.stringify({
        ...requestForm({ id: String(product), token: await solveToken(shop.parts.captcha) }),
        message: undefined,
      }),
    });
    expect(response.status).toBe(201);
    expect(await findRequest(await idOf(response))).toMatchObject({
      client_message: '',
      client_language: 'al',
    });
  });
});

describe('a request that is refused', () => {
  test.each([
    ['no name', { name: ' ' }, ['name']],
    ['a long name', { name: 'n'.repeat(101) }, ['name']],
    ['a control character', { name: 'Ana\u0000' }, ['name']],
    [
      'neither phone nor e-mail',
      { contactEmail: '', phoneNumber: '' },
      ['contactEmail', 'phoneNumber'],
    ],
    ['a bad e-mail', { contactEmail: 'ana@' }, ['contactEmail']],
    ['a bad phone', { phoneNumber: '12345' }, ['phoneNumber']],
    ['an unknown method', { preferredContactMethod: 'pigeon' }, ['preferredContactMethod']],
    ['a long message', { message: 'm'.repeat(501) }, ['message']],
    ['an unknown type', { type: 'business' }, ['type']],
    ['an id out of range', { id: 2_147_483_648 }, ['id']],
    ['wrong types', { name: 1, message: {}, id: 'x' }, ['name', 'message', 'id']],
    ['no token', { token: undefined }, ['recaptcha']],
    ['a huge token', { token: 'A'.repeat(8_193) }, ['recaptcha']],
  ])('has %s', async (_, fields, paths) => {
    const before = await countRequests();
    expect(await brokenFields(await submit(fields))).toEqual(paths);
    expect(await countRequests()).toBe(before);
  });

  test('names all broken fields at once, in the language of the caller', async () => {
    const response = await submit({ name: '', contactEmail: 'x', phoneNumber: '1', token: '' });
    const { errors, code } = await readAnswer(response);
    expect(code).toBe('VALIDATION');
    expect(errors).toEqual([
      { path: 'name', msg: 'This field is required.' },
      { path: 'contactEmail', msg: 'Enter a valid e-mail address.' },
      { path: 'phoneNumber', msg: 'Enter a valid phone number.' },
      { path: 'recaptcha', msg: 'ReCAPTCHA failed. Please try again.' },
    ]);
  });

  test('asks for an item that is not there, or not in the public', async () => {
    const hidden = await createBusiness(shop);
    const item = await createProduct(shop, { business_id: hidden });
    await suspendBusiness(shop, hidden);
    for (const fields of [{ id: 999_999 }, { type: 'package' }, { id: item }]) {
      const response = await submit(fields);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ code: 'NOT_FOUND', message: 'no product found' });
    }
    const albanian = await submit({ id: 999_999 }, { cookie: 'XSRF-TOKEN=abc' });
    expect((await readAnswer(albanian)).message).toBe('nuk u gjet asnjë produkt');
  });

  test('comes without the XSRF header, as another type, broken, or too large', async () => {
    const post = (headers: Record<string, string>, body: string) =>
      shop.request('/v1/public/requests', { method: 'POST', headers, body });
    const json = { 'content-type': 'application/json' };
    const forbidden = await post(json, '{}');
    expect(forbidden.status).toBe(403);
    expect(forbidden.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=/);
    expect((await post({ ...json, ...xsrfHeaders }, '{"name":')).status).toBe(400);
    expect((await post({ 'content-type': 'text/plain', ...xsrfHeaders }, '{}')).status).toBe(415);
    expect((await post(xsrfHeaders, '{}')).status).toBe(415);
    expect((await post({ ...json, ...xsrfHeaders }, `"${'x'.repeat(70_000)}"`)).status).toBe(413);
    for (const body of ['[]', 'null', '"x"', '7']) {
      expect((await post({ ...json, ...xsrfHeaders }, body)).status).toBe(422);
    }
  });
});

describe('the captcha of a request', () => {
  const refusal = { code: 'CAPTCHA', message: 'ReCAPTCHA failed. Please try again.' };

  test('must be solved, signed here, and not expired', async () => {
    const old = createCaptcha({
      secret: testSecret,
      recaptcha: null,
      cost: 1,
      clock: () => new Date(Date.now() - 11 * 60_000),
    });
    const foreign = createCaptcha({ secret: 'of somebody else', recaptcha: null, cost: 1 });
    const tokens = ['garbage', await solveToken(old), await solveToken(foreign)];
    const before = await countRequests();
    for (const token of tokens) {
      const response = await submit({ token });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ ...refusal, errors: [{ path: 'recaptcha' }] });
    }
    expect(await countRequests()).toBe(before);
  });

  test('serves once', async () => {
    const token = await solveToken(shop.parts.captcha);
    expect((await submit({ token })).status).toBe(201);
    const before = await countRequests();
    expect(await brokenFields(await submit({ token }))).toEqual(['recaptcha']);
    expect(await countRequests()).toBe(before);
  });

  test('serves once also when it comes many times at once', async () => {
    const token = await solveToken(shop.parts.captcha);
    const before = await countRequests();
    const responses = await Promise.all(Array.from({ length: 8 }, () => submit({ token })));
    const taken = responses.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(1);
    expect(await countRequests()).toBe(before + 1);
  });

  test('is not spent by a 422 or a 404', async () => {
    const token = await solveToken(shop.parts.captcha);
    expect((await submit({ token, name: '' })).status).toBe(422);
    expect((await submit({ token, id: 999_999 })).status).toBe(404);
    expect((await submit({ token })).status).toBe(201);
  });
});

describe('a form that is sent twice', () => {
  test('gives the first answer again, also with another captcha', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await submit({}, headers);
    expect(first.status).toBe(201);
    const before = await countRequests();
    const second = await submit({}, headers);
    expect(second.status).toBe(201);
    expect(await second.json()).toEqual(await first.json());
    expect(await countRequests()).toBe(before);
  });

  test('gives the first answer before its fields are looked at', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const id = await idOf(await submit({ message: 'Ende?' }, headers));
    expect(await idOf(await submit({ message: 'Ende?', token: 'garbage' }, headers))).toBe(id);
  });

  test('is a conflict with another body', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    await submit({}, headers);
    for (const fields of [{ message: 'Tjetër' }, { name: '' }]) {
      const response = await submit(fields, headers);
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: 'CONFLICT' });
    }
  });

  test('makes one request when it comes many times at once', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const token = await solveToken(shop.parts.captcha);
    const before = await countRequests();
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => submit({ token }, headers)),
    );
    const ids = await Promise.all(responses.map(idOf));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(ids).size).toBe(1);
    expect(await countRequests()).toBe(before + 1);
  });

  test('is taken or refused by its key when two forms come at once', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const responses = await Promise.all(
      ['a', 'b', 'c', 'd'].map((message) => submit({ message }, headers)),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409, 409]);
  });

  test('makes another request after a day', async () => {
    const key = crypto.randomUUID();
    const first = await idOf(await submit({}, { 'idempotency-key': key }));
    await shop.pool.query(
      `update idempotency_key set created_at = now() - interval '25 hours' where key = $1`,
      [key],
    );
    expect(await idOf(await submit({ message: 'Sërish' }, { 'idempotency-key': key }))).not.toBe(
      first,
    );
  });

  test('must have a key of sensible length', async () => {
    const paths = await brokenFields(await submit({}, { 'idempotency-key': 'k'.repeat(201) }));
    expect(paths.map((path) => path.toLowerCase())).toEqual(['idempotency-key']);
  });
});

test('nothing is stored when a part of it fails', async () => {
  const before = await countRequests();
  const broken = {
    ...shop.parts.jobs,
    send: async () => {
      throw new Error('no room for jobs');
    },
  };
  const other = await openTestShop({ parts: { jobs: broken } });
  const item = await createProduct(other, { business_id: await createBusiness(other) });
  expect((await submitForm(other, { id: item })).status).toBe(500);
  const { rows } = await other.pool.query(
    `select (select count(*) from request) + (select count(*) from mail)
      + (select count(*) from spent_captcha) as stored`,
  );
  expect(rows).toEqual([{ stored: 0 }]);
  await other.close();
  expect(await countRequests()).toBe(before);
});
