import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOf } from '../../testing/answers.ts';
import { createProduct, suspendBusiness } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { signUpOwner } from '../../testing/seller.ts';
import { submitForm } from './testing/visitor.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('a suspended seller reads the requests there are, and receives no more', async () => {
  const owner = await signUpOwner(shop);
  const id = await createProduct(shop, { business_id: owner.businessId });
  expect((await submitForm(shop, { id, name: 'Eva' })).status).toBe(201);
  await suspendBusiness(shop, owner.businessId);
  expect((await submitForm(shop, { id })).status).toBe(404);
  const response = await shop.request('/v1/private/business-request/get', owner);
  expect((await answerOf(response)).data).toMatchObject({
    results: [{ client_name: 'Eva' }],
    total: 1,
  });
});
