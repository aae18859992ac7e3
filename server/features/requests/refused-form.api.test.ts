import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBusiness, createProduct, suspendBusiness } from '../../testing/factories.ts';
import { openRequestShop, type RequestShop } from './testing/open-request-shop.ts';
import { brokenFields, readAnswer, xsrfHeaders } from './testing/visitor.ts';

let shop: RequestShop;

beforeAll(async () => {
  shop = await openRequestShop();
});

afterAll(() => shop.close());

test.each([
  ['no name', { name: ' ' }, ['name']],
  ['a long name', { name: 'n'.repeat(101) }, ['name']],
  ['a control character', { name: 'Ana\u0000' }, ['name']],
  [
    'neither phone nor e-mail',
    { contactEmail: '', phoneNumber: '' },
    ['phoneNumber', 'contactEmail'],
  ],
  ['a bad e-mail', { contactEmail: 'ana@' }, ['contactEmail']],
  ['a bad phone', { phoneNumber: '12345' }, ['phoneNumber']],
  ['an unknown method', { preferredContactMethod: 'pigeon' }, ['preferredContactMethod']],
  ['a long message', { message: 'm'.repeat(501) }, ['message']],
  ['an unknown type', { type: 'chair' }, ['type']],
  ['an id out of range', { id: 2_147_483_648 }, ['id']],
  ['wrong types', { name: 1, message: {}, id: 'x' }, ['name', 'message', 'id']],
  ['no token', { token: undefined }, ['recaptcha']],
  ['a huge token', { token: 'A'.repeat(8_193) }, ['recaptcha']],
])('a form is refused that has %s', async (_, fields, paths) => {
  const before = await shop.countRequests();
  const response = await shop.submit(fields);
  expect(response.status).toBe(422);
  expect(await brokenFields(response)).toEqual(paths);
  expect(await shop.countRequests()).toBe(before);
});

test('a refusal names all broken fields at once, in the language of the caller', async () => {
  const response = await shop.submit({ name: '', contactEmail: 'x', phoneNumber: '1', token: '' });
  const { errors, code } = await readAnswer(response);
  expect(code).toBe('VALIDATION');
  expect(errors).toEqual([
    { path: 'name', msg: 'This field is required.' },
    { path: 'phoneNumber', msg: 'Enter a valid phone number.' },
    { path: 'contactEmail', msg: 'Enter a valid e-mail address.' },
    { path: 'recaptcha', msg: 'ReCAPTCHA failed. Please try again.' },
  ]);
});

test('requests for missing or hidden items are refused', async () => {
  const hidden = await createBusiness(shop);
  const item = await createProduct(shop, { business_id: hidden });
  await suspendBusiness(shop, hidden);
  for (const fields of [{ id: 999_999 }, { type: 'package' }, { id: item }]) {
    const response = await shop.submit(fields);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ code: 'NOT_FOUND', message: 'no product found' });
  }
  const albanian = await shop.submit({ id: 999_999 }, { cookie: 'XSRF-TOKEN=abc' });
  expect((await readAnswer(albanian)).message).toBe('nuk u gjet asnjë produkt');
});

test('a form is refused that comes without the XSRF header, as another type, broken, or too large', async () => {
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
