import { accountHeader } from '@orendi/contract/account-header';
import { apiRoutes } from '@orendi/contract/routes/index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { answerOf } from '../../testing/answers.ts';
import { activate, type Seller, signUp, visitorHeaders } from '../../testing/seller.ts';

/* Checks the server against what the contract says about who may make each call. */

let shop: TestShop;
let inactive: Seller;
let withoutBusiness: Seller;
let built: string[];

beforeAll(async () => {
  shop = await openTestShop();
  inactive = await signUp(shop);
  withoutBusiness = await signUp(shop);
  await activate(shop, withoutBusiness);
  const document = await shop.request('/v1/openapi.json');
  const { paths } = (await document.json()) as { paths: Record<string, object> };
  built = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
});
afterAll(() => shop.close());

const routes = Object.values(apiRoutes).filter((route) =>
  route.security?.some((scheme) => 'session' in scheme),
);
const isBuilt = ({ method, path }: (typeof routes)[number]) => built.includes(`${method} ${path}`);

const call = ({ method, path }: (typeof routes)[number], headers: Record<string, string>) =>
  shop.request(`/v1${path.replaceAll(/\{\w+\}/g, '1')}`, {
    method: method.toUpperCase(),
    headers,
    body: method === 'get' ? undefined : '{}',
  });

test.each(routes)('$method $path is for those who are signed in', async (route) => {
  if (!isBuilt(route)) return;
  const response = await call(route, visitorHeaders);
  expect(response.status).toBe(401);
  expect(await answerOf(response)).toEqual({
    code: 'UNAUTHENTICATED',
    message: 'Log in to continue.',
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each(routes.filter(({ method }) => method !== 'get'))(
  '$method $path repeats the XSRF cookie',
  async (route) => {
    if (!isBuilt(route)) return;
    const response = await call(route, { ...inactive.headers, 'x-xsrf-token': 'other' });
    expect(response.status).toBe(403);
  },
);

test.each(routes.filter(({ method }) => method !== 'get'))(
  '$method $path is refused to the page of another account',
  async (route) => {
    if (!isBuilt(route)) return;
    const named = (id: number) => ({ ...inactive.headers, [accountHeader]: String(id) });
    expect((await call(route, named(withoutBusiness.id))).status).toBe(401);
  },
);

test('a call may name its own account', async () => {
  const headers = { ...inactive.headers, [accountHeader]: String(inactive.id) };
  const body = JSON.stringify({ language: 'en' });
  const response = await shop.request('/v1/auth/user', { method: 'PUT', headers, body });
  expect(response.status).toBe(200);
});

test.each(routes.filter(({ path }) => path.startsWith('/private/')))(
  '$method $path is for those who are active and have a business',
  async (route) => {
    if (!isBuilt(route)) return;
    const early = await call(route, inactive.headers);
    expect(early.status).toBe(403);
    expect((await answerOf(early)).message).toBe('Confirm your e-mail address first.');
    if (route.operationId === 'createBusiness') return;
    const response = await call(route, withoutBusiness.headers);
    expect(response.status).toBe(403);
    expect((await answerOf(response)).message).toBe('Create your business profile first.');
  },
);
