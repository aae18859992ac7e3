import { apiRoutes } from '@orendi/contract/routes/index';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf } from '../../testing/answers.ts';
import { createProduct } from '../../testing/factories.ts';
import { openConsole, type TestConsole } from '../../testing/open-console.ts';
import { callsOf } from '../../testing/own-catalogue.ts';
import { type Seller, signUpOwner } from '../../testing/seller.ts';
import { sendForm } from '../../testing/send-form.ts';
import { addOperator } from '../../testing/sign-up-operator.ts';

let desk: TestConsole;
let owner: Seller & { businessId: number };
let other: Seller & { businessId: number };
let product: number;

beforeAll(async () => {
  desk = await openConsole();
  other = await signUpOwner(desk.shop);
});
afterAll(() => desk.shop.close());
beforeEach(async () => {
  owner = await signUpOwner(desk.shop, { business_name: 'Mobileria Drini' });
  product = await createProduct(desk.shop, { business_id: owner.businessId });
});

const routes = Object.values(apiRoutes).filter(({ path }) => path.startsWith('/private/'));
type Route = (typeof routes)[number];
const mayBeNamed = (route: Route) => 'parameters' in route && route.parameters !== undefined;
const own = (path: string, business: number | string = owner.businessId) =>
  `${path.replaceAll(/\{\w+\}/g, '1')}?business=${business}`;

const call = ({ method, path }: Route, { headers }: Pick<Seller, 'headers'>, business?: number) =>
  desk.shop.request(`/v1${own(path, business)}`, {
    method: method.toUpperCase(),
    headers,
    body: method === 'get' ? undefined : '{}',
  });
const asOperator = (method: string, path: string, body?: unknown) =>
  callsOf(desk.shop, desk.operator).send(method, own(`/private/${path}`), body);

test('the calls that take a name are those of the profile, the listings and imports', () => {
  const named = routes.filter(mayBeNamed).map(({ path }) => path.split('/')[2]);
  expect([...new Set(named)].sort()).toEqual([
    'business-profile',
    'feeds',
    'imports',
    'labels',
    'merged-products',
    'package-creation',
    'posts',
    'product-creation',
    'product-photos',
    'product-sale',
    'product-sizes',
  ]);
  expect(mayBeNamed(apiRoutes.createBusiness)).toBe(false);
});

describe.each(routes.filter(mayBeNamed))('$method $path', (route) => {
  test('lets an operator in for the business that is named, and needs a second factor', async () => {
    const response = await call(route, desk.operator);
    expect([401, 403]).not.toContain(response.status);
    expect(response.status).toBeLessThan(500);
    const bare = await call(route, await addOperator(desk.shop));
    expect((await answerOf(bare)).code).toBe('NO_SECOND_FACTOR');
  });

  test('knows no business that is not there', async () => {
    expect((await call(route, desk.operator, 2_000_000_000)).status).toBe(404);
  });

  test('lets a member name no other business', async () => {
    expect((await call(route, other)).status).toBe(403);
    expect((await call(route, other, other.businessId)).status).not.toBe(403);
  });
});

test.each(routes.filter((route) => !mayBeNamed(route)))(
  '$method $path is not for operators, whatever they name',
  async (route) => {
    expect((await call(route, desk.operator)).status).toBe(403);
  },
);

test('a change is the operator’s in the audit log, with what it touched', async () => {
  const form = { ids: [String(product)], state: 'hidden' };
  const answer = await asOperator('PUT', 'merged-products/state', form);
  expect(answer.status).toBe(200);
  const cover = { existingCoverPhotoUrl: '' };
  const path = own('/private/business-profile/update-cover-photo');
  expect((await sendForm(desk.shop, desk.operator, 'PUT', path, cover)).status).toBe(200);
  expect((await desk.log()).slice(0, 2)).toEqual([
    `profile edit business ${owner.businessId}: PUT business-profile/update-cover-photo business:${owner.businessId}`,
    `product edit business ${owner.businessId}: PUT merged-products/state product:${product}`,
  ]);
});

test('a change that fails, or of the owner, is not in the log', async () => {
  const before = await desk.log();
  expect((await asOperator('DELETE', 'product-creation/delete', { productId: 1 })).status).toBe(
    404,
  );
  const form = { ids: [String(product)], state: 'hidden' };
  const hidden = await callsOf(desk.shop, owner).send(
    'PUT',
    '/private/merged-products/state',
    form,
  );
  expect(hidden.status).toBe(200);
  expect(await desk.log()).toEqual(before);
});

test('an operator reaches no listing of a business but the named one', async () => {
  const foreign = await createProduct(desk.shop, { business_id: other.businessId });
  expect((await asOperator('GET', `product-creation/get/${foreign}`)).status).toBe(404);
  expect((await asOperator('GET', `product-creation/get/${product}`)).status).toBe(200);
});
