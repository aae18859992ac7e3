import type { User } from '@orendi/contract/schemas/user';
import { createStaticHandler, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { currentUser } from './current-user.ts';
import { guarded } from './guarded.ts';
import { seller } from './testing/seller.ts';

/** How the server responds to a page that is only for owners. */
function open(path: string, user: User | null) {
  const requestContext = new RouterContextProvider();
  requestContext.set(currentUser, () => user);
  const loader = guarded('owner', (owner) => owner.business_id);
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
