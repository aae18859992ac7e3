import type { User } from '@orendi/contract/schemas/user';
import { createStaticHandler, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { currentUser } from './current-user.ts';
import { guarded } from './guarded.ts';
import { operator } from './testing/operator.ts';
import { seller } from './testing/seller.ts';
import type { Caller } from './way-around.ts';

/** How the server responds to a page that is only for these callers. */
function open(path: string, user: User | null, caller: Caller = 'owner') {
  const requestContext = new RouterContextProvider();
  requestContext.set(currentUser, () => user);
  const loader = guarded(caller, (caller) => caller?.business_id);
  const { query } = createStaticHandler([{ id: 'page', path: '/page', loader }]);
  return query(new Request(`http://shop.example${path}`), { requestContext });
}

it('gives the page its owner', async () => {
  const state = await open('/page', seller);
  expect(state).toMatchObject({ loaderData: { page: 3 } });
});

it.each<[string, User | null, string]>([
  ['/page?x=1', null, '/login?next=%2Fpage%3Fx%3D1'],
  ['/page', { ...seller, business_id: null }, '/onboarding'],
])('answers %s for others with a redirect and no page', async (path, user, to) => {
  const answer = await open(path, user);
  if (!(answer instanceof Response)) throw new Error('The page was shown.');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe(to);
});

it('tells staff which pages are their owner’s', async () => {
  const staff = { ...seller, role: 'staff' as const };
  expect(await open('/page', staff, 'owner')).toMatchObject({ statusCode: 403, loaderData: {} });
  expect(await open('/page', staff, 'member')).toMatchObject({ loaderData: { page: 3 } });
});

it('gives the console to operators, and has none for a seller', async () => {
  expect(await open('/page', operator, 'operator')).toMatchObject({ statusCode: 200 });
  expect(await open('/page', seller, 'operator')).toMatchObject({
    statusCode: 404,
    loaderData: {},
  });
});
