import { apiRoutes } from '@orendi/contract/routes/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '../../testing/answers.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { quickPasswords } from '../../testing/quick-passwords.ts';
import { activate, type Seller, signUp, signUpOwner } from '../../testing/seller.ts';
import { addOperator, signUpOperator } from '../../testing/sign-up-operator.ts';

/* The calls of the console, read from the contract; that they are for those who are signed in is tested with all others. */

let shop: TestShop;
let owner: Seller;
let newcomer: Seller;
let withoutFactor: Seller;
let operator: Seller;

beforeAll(async () => {
  shop = await openTestShop({ services: { passwords: quickPasswords } });
  owner = await signUpOwner(shop);
  newcomer = await signUp(shop);
  await activate(shop, newcomer);
  withoutFactor = await addOperator(shop);
  operator = await signUpOperator(shop);
});
afterAll(() => shop.close());

type Route = (typeof apiRoutes)[keyof typeof apiRoutes];
const routesBelow = (path: string) =>
  Object.values(apiRoutes).filter((route) => route.path.startsWith(path));

const call = ({ method, path }: Route, { headers }: Seller) =>
  shop.request(`/v1${path.replaceAll(/\{\w+\}/g, '1')}`, {
    method: method.toUpperCase(),
    headers,
    body: method === 'get' ? undefined : '{}',
  });

describe.each(routesBelow('/operator/'))('$method $path', (route) => {
  test('is for operators only', async () => {
    for (const seller of [owner, newcomer]) {
      const response = await call(route, seller);
      expect(response.status).toBe(403);
      expect((await answerOf(response)).code).toBe('FORBIDDEN');
    }
  });

  test('asks an operator for a second factor', async () => {
    const response = await call(route, withoutFactor);
    expect(response.status).toBe(403);
    expect(await answerOf(response)).toEqual({
      code: 'NO_SECOND_FACTOR',
      message: 'Turn on sign-in in two steps on your account page: the console opens with it only.',
    });
  });

  test('lets an operator in, and is kept by no cache', async () => {
    const response = await call(route, operator);
    expect(response.status).not.toBe(401);
    expect(response.status).not.toBe(403);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

test.each(routesBelow('/private/'))('$method $path is not for operators', async (route) => {
  const response = await call(route, operator);
  expect(response.status).toBe(403);
  expect((await answerOf(response)).message).toBe('The account of an operator cannot do this.');
});

test('an operator whose authenticator is gone has to turn one on again', async () => {
  const { id, headers } = await signUpOperator(shop);
  const open = () => shop.request('/v1/operator/audit', { headers });
  expect((await open()).status).toBe(200);
  await shop.pool.query('delete from authenticator where account_id = $1', [id]);
  expect((await open()).status).toBe(403);
});

test('every call of the console counts towards a limit', async () => {
  const counted: string[] = [];
  const strict = await openTestShop({
    services: {
      passwords: quickPasswords,
      countCall: async ({ name }, key) => void counted.push(`${name} ${key}`),
    },
  });
  const { id, headers } = await signUpOperator(strict);
  await strict.request('/v1/operator/audit', { headers });
  expect(counted).toContain(`console ${id}`);
  await strict.close();
});
