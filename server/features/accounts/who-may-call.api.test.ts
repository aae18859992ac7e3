import { accountHeader } from '@orendi/contract/account-header';
import { apiRoutes } from '@orendi/contract/routes/index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { answerOf } from '../../testing/answers.ts';
import {
  activate,
  type Seller,
  signIn,
  signUp,
  signUpOwner,
  visitorHeaders,
} from '../../testing/seller.ts';
import { signUpOperator } from '../../testing/sign-up-operator.ts';
import { takeBack } from '../ownership/index.ts';

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

const call = (
  { method, path }: (typeof routes)[number],
  headers: Record<string, string>,
  id = '1',
) =>
  shop.request(`/v1${path.replaceAll(/\{\w+\}/g, id)}`, {
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

/** Those who may try, each with the headers of their browser. */
type Caller = 'owner' | 'staff' | 'other shop' | 'removed staff' | 'operator' | 'stranger';
const headersOf: Partial<Record<Caller | 'ended session', Seller['headers']>> = {};

beforeAll(async () => {
  const employ = async (businessId: number) => {
    const staff = await signUp(shop);
    await activate(shop, staff);
    const hired = { staff_of: businessId };
    await shop.db.updateTable('account').set(hired).where('id', '=', staff.id).execute();
    return staff;
  };
  const [owner, left] = [await signUpOwner(shop), await signUpOwner(shop)];
  headersOf.owner = owner.headers;
  headersOf.staff = (await employ(owner.businessId)).headers;
  headersOf['other shop'] = (await signUpOwner(shop)).headers;
  const removed = await employ(left.businessId);
  await takeBack(shop.services, 'a test', left.businessId, 'a reason');
  headersOf['ended session'] = removed.headers;
  headersOf['removed staff'] = await signIn(shop, removed);
  headersOf.operator = (await signUpOperator(shop)).headers;
  headersOf.stranger = visitorHeaders;
});

const sentences = {
  'log in': 'Log in to continue.',
  'no business': 'Create your business profile first.',
  'not the owner': 'Only the owner of the shop can do this.',
  'an operator': 'The account of an operator cannot do this.',
  'not an operator': 'You are not allowed to do this.',
};

/** Why a caller is refused, by whose a call is; those who are not named may make it. What is another shop's is a 404. */
const refusals: Record<string, Partial<Record<Caller, keyof typeof sentences>>> = {
  seller: { operator: 'an operator', stranger: 'log in' },
  member: { 'removed staff': 'no business', operator: 'an operator', stranger: 'log in' },
  owner: {
    staff: 'not the owner',
    'removed staff': 'no business',
    operator: 'an operator',
    stranger: 'log in',
  },
  operator: {
    owner: 'not an operator',
    staff: 'not an operator',
    'other shop': 'not an operator',
    'removed staff': 'not an operator',
    stranger: 'log in',
  },
};
const callers: readonly Caller[] = [
  'owner',
  'staff',
  'other shop',
  'removed staff',
  'operator',
  'stranger',
];
const ofRoles = routes.filter((route) => route['x-caller'] in refusals);

/** Names nothing that exists, so that a call that may be made changes nothing. */
const callAs = async (route: (typeof routes)[number], who: keyof typeof headersOf) => {
  const response = await call(route, headersOf[who] ?? {}, '2147483000');
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return { status: response.status, message: undefined };
  }
  const isRefused = response.status === 401 || response.status === 403;
  return {
    status: response.status,
    message: isRefused ? (await answerOf(response)).message : undefined,
  };
};

test('the table knows every call of the console and every private one', () => {
  const others = routes.filter((route) => !ofRoles.includes(route));
  expect(others.filter(({ path }) => /^\/(private|operator)\//.test(path))).toEqual([]);
  expect(ofRoles.filter((route) => route['x-caller'] === 'owner').length).toBeGreaterThan(2);
});

test.each(
  ofRoles.flatMap((route) => callers.map((who) => [route.method, route.path, who, route] as const)),
)('%s %s by %s: as the contract says', async (_method, _path, who, route) => {
  if (!isBuilt(route)) return;
  const refusal = refusals[route['x-caller']]?.[who];
  const { message } = await callAs(route, who);
  expect(message).toBe(refusal && sentences[refusal]);
});

test.each(ofRoles)(
  '$method $path is not for a session that ended with a membership',
  async (route) => {
    if (!isBuilt(route)) return;
    expect(await callAs(route, 'ended session')).toMatchObject({ status: 401 });
  },
);

test.each(ofRoles.filter((route) => route['x-caller'] !== 'operator'))(
  '$method $path is for those who are active',
  async (route) => {
    if (!isBuilt(route)) return;
    const early = await call(route, inactive.headers);
    expect(early.status).toBe(403);
    expect((await answerOf(early)).message).toBe('Confirm your e-mail address first.');
  },
);
