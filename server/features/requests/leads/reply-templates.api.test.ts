import type { ReplyTemplates } from '@orendi/contract/schemas/leads';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../../testing/answers.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { callsOf } from '../../../testing/own-catalogue.ts';
import { type Seller, signUpOwner } from '../../../testing/seller.ts';

let shop: TestShop;
let seller: Seller & { businessId: number };

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  seller = await signUpOwner(shop);
});

const path = '/private/reply-templates';
const get = async (by: Seller = seller) =>
  (await answerOf<ReplyTemplates>(await callsOf(shop, by).get(path))).data;
const put = (templates: unknown) => callsOf(shop, seller).send('PUT', path, { templates });
const template = { name: 'Çmimi 😀', text_al: 'Mirë {emri}\n{çmimi}', text_en: 'Fine {emri}' };

test('every shop begins with ten, until it saves its own, and may return to them', async () => {
  const first = await get();
  expect(first).toMatchObject({ are_own: false });
  expect(first.templates).toHaveLength(10);
  const saved = await put([template]);
  expect(saved.status).toBe(200);
  const own = { templates: [template], are_own: true };
  expect((await answerOf(saved)).data).toEqual(own);
  expect(await get()).toEqual(own);
  expect(await get(await signUpOwner(shop))).toEqual(first);
  await put([]);
  expect(await get()).toEqual({ templates: [], are_own: true });
  await put(null);
  expect(await get()).toEqual(first);
});

test('thirty are kept in their order', async () => {
  const many = Array.from({ length: 30 }, (_, i) => ({ ...template, name: `${30 - i}` }));
  await put(many);
  expect((await get()).templates).toEqual(many);
});

test.each([
  [undefined, 'templates'],
  ['x', 'templates.0'],
  [[{}], 'templates.0.name,templates.0.text_al,templates.0.text_en'],
  [[{ ...template, name: 'x'.repeat(41) }], 'templates.0.name'],
  [[{ ...template, name: 'a\nb' }], 'templates.0.name'],
  [[template, { ...template, text_al: ' ' }], 'templates.1.text_al'],
  [[{ ...template, text_en: 'x'.repeat(1_001) }], 'templates.0.text_en'],
  [[{ ...template, text_en: 'a\u0000' }], 'templates.0.text_en'],
  [Array.from({ length: 31 }, () => template), 'templates'],
])('%j is refused under %s', async (templates, fields) => {
  const response = await put(templates);
  expect(response.status).toBe(422);
  expect((await brokenFields(response)).join(',')).toBe(fields);
  expect((await get()).are_own).toBe(false);
});

test('they are for those who are signed in', async () => {
  expect((await shop.request(`/v1${path}`)).status).toBe(401);
});
