import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { bodies } from '@orendi/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from './testing/answers.ts';
import { openTestShop, type TestShop } from './testing/open-test-shop.ts';
import {
  activate,
  post,
  type Seller,
  signUp,
  signUpOwner,
  visitorHeaders,
} from './testing/seller.ts';
import { drawPhoto, sendForm } from './testing/send-form.ts';

/* Bodies that are built to hold the server up, or to lead it astray. */

let shop: TestShop;
let owner: Seller;
let newcomer: Seller;

beforeAll(async () => {
  shop = await openTestShop();
  owner = await signUpOwner(shop);
  newcomer = await signUp(shop);
  await activate(shop, newcomer);
});
afterAll(() => shop.close());

const cover = '/private/business-profile/update-cover-photo';
const forms: [method: string, path: string][] = [
  ['POST', '/private/business-profile/create'],
  ['PUT', '/private/business-profile/update'],
  ['PUT', cover],
  ['POST', '/private/product-creation/create'],
  ['PUT', '/private/product-creation/update'],
  ['POST', '/private/package-creation/create'],
  ['PUT', '/private/package-creation/update'],
  ['POST', '/private/imports/preview'],
];

function sendParts(
  seller: Pick<Seller, 'headers'>,
  [method, path]: (typeof forms)[number],
  body: NonNullable<RequestInit['body']>,
) {
  const headers = { ...seller.headers, 'content-type': 'multipart/form-data; boundary=b' };
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
  return shop.request(`/v1${path}`, init);
}
const part = (disposition: string, more = '') =>
  `--b\r\nContent-Disposition: ${disposition}\r\n${more}\r\nx\r\n`;
const file = 'filename="a.png"';
const isFile = 'Content-Type: application/octet-stream\r\n';

describe.each(forms)('%s %s', (...call) => {
  const seller = () => (call[1].endsWith('profile/create') ? newcomer : owner);

  test.each([
    ['without a name', part('form-data')],
    ['with an empty name', part('form-data; name=""')],
    ['with an encoded name', part("form-data; name*=UTF-8''a")],
    ['with an encoded name that is empty', part('form-data; name*=')],
    ['that is a nameless file', part(`form-data; ${file}`)],
    ['that is a nameless file by its type', part('form-data', isFile)],
    ['that is a file with an empty name', part(`form-data; name=""; ${file}`)],
    ['with a name far too long', part(`form-data; name="${'a['.repeat(3_000)}"`)],
    ['whose headers say nothing', '--b\r\nA: b\r\n\r\nx\r\n'],
  ])('a part %s is refused', async (_, parts) => {
    const response = await sendParts(seller(), call, `${parts}--b--\r\n`);
    expect(response.status).toBe(400);
    expect((await answerOf(response)).code).toBe('BAD_REQUEST');
  });

  test.each([
    ['with a name of the language', part(`form-data; name="constructor"; ${file}`)],
    ['with a list that is 30,000 deep', listPart('industry_ids') + listPart('product_ids')],
  ])('a part %s does no harm', async (_, parts) => {
    const response = await sendParts(seller(), call, `${parts}--b--\r\n`);
    expect(call[1] === cover ? [200] : [422]).toContain(response.status);
  });

  test.each([
    ['texts', part('form-data; name="a"')],
    ['empty files', part(`form-data; name="images"; ${file}`).replace('\r\nx\r\n', '\r\n\r\n')],
  ])('more than 200 %s are refused before the rest is read', async (_, one) => {
    const some = Buffer.from(one.repeat(1_000));
    let sent = 0;
    const body = new ReadableStream({
      pull(parts) {
        sent += 1;
        if (sent > 400) parts.close();
        else parts.enqueue(some);
      },
    });
    const response = await sendParts(seller(), call, body);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(40);
  });
});

function listPart(name: string): string {
  return part(`form-data; name="${name}"`).replace('\r\nx\r\n', `\r\n${'['.repeat(30_000)}\r\n`);
}

test('texts that are too much together are refused', async () => {
  const long = part('form-data; name="a"').replace('\r\nx\r\n', `\r\n${'x'.repeat(60_000)}\r\n`);
  const response = await sendParts(owner, ['PUT', cover], `${long.repeat(5)}--b--\r\n`);
  expect(response.status).toBe(413);
});

test('exactly 200 parts are no fault', async () => {
  const parts = part('form-data; name="a"').repeat(bodies.parts);
  const response = await sendParts(owner, ['PUT', cover], `${parts}--b--\r\n`);
  expect(response.status).toBe(200);
});

describe('uploads that do not end', () => {
  test('of four accounts, eight in all, hold up nobody, and are on no disk by name', async () => {
    const ends: (() => void)[] = [];
    const endless = (seller: Seller) => {
      const body = new ReadableStream({
        start(parts) {
          parts.enqueue(Buffer.from(part(`form-data; name="cover_photo"; ${file}`)));
          ends.push(() => parts.close());
        },
      });
      return sendParts(seller, ['PUT', cover], body);
    };
    const sellers = await Promise.all(Array.from({ length: 4 }, () => signUpOwner(shop)));
    const held = sellers.flatMap((seller) => [endless(seller), endless(seller)]);
    const response = await sendForm(shop, owner, 'PUT', cover, { cover_photo: await drawPhoto() });
    expect(response.status).toBe(200);
    // Some may just have begun, and have lost their names before they end.
    await expect.poll(() => readdir(join(shop.dataDir, 'tmp'))).toEqual([]);
    for (const end of ends) end();
    const statuses = (await Promise.all(held)).map(({ status }) => status);
    expect(statuses).toEqual(Array(8).fill(400));
  });
});

describe('JSON', () => {
  const nested = (depth: number) => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const submit = (body: string, more: Record<string, string> = {}) =>
    shop.request('/v1/public/requests', {
      method: 'POST',
      headers: { ...visitorHeaders, ...more },
      body,
    });

  test.each([
    ['5,000 deep', nested(5_000), 400],
    ['with texts that look deep', JSON.stringify({ name: '[{"\\'.repeat(40) }), 422],
    ['of 20,000 values', `{"name":[${Array(20_000).fill(0).join()}]}`, 413],
    ['with a name far too long', `{"${'a'.repeat(1_000)}":1}`, 400],
    ['that breaks off in a text', '{"name":"a\\', 400],
  ])('%s is refused', async (_, body, status) => {
    expect((await submit(body)).status).toBe(status);
    const keyed = await submit(body, { 'Idempotency-Key': crypto.randomUUID() });
    expect(keyed.status).toBe(status);
  });

  test('of a call whose body is optional is bounded, too', async () => {
    const response = await shop.request('/v1/private/product-creation/delete', {
      method: 'DELETE',
      headers: owner.headers,
      body: nested(5_000),
    });
    expect(response.status).toBe(400);
  });

  test('with thousands of broken ids has one fault, and not thousands', async () => {
    const ids = Array.from({ length: 4_000 }, () => 'x');
    const response = await post(shop, '/private/product-sale/create', { ids }, owner.headers);
    expect(response.status).toBe(422);
    expect((await response.text()).length).toBeLessThan(200_000);
  });
});
