import type { User } from '@orendi/contract/schemas/user';
import { expect, it, vi } from 'vitest';
import { askUser, createUserStore } from './user-store.ts';

const ana: User = {
  id: 1,
  name: 'Ana',
  surname: 'Hoxha',
  email: 'ana@shop.example',
  birthDate: null,
  language: 'al',
  isactive: false,
  business_id: null,
  role: null,
  isOperator: false,
};
const active = { ...ana, isactive: true };
const request = new Request('http://shop.example/account?x=1');

it('begins with what the page says, and tells of what it learns', async () => {
  const store = createUserStore(ana, async () => active);
  const heard = vi.fn<() => void>();
  store.subscribe(heard);
  expect(store.read().user).toBe(ana);
  expect(await store.renew()).toBe(active);
  expect(store.read()).toEqual({ user: active, isAwaited: false });
  expect(heard).toHaveBeenCalledOnce();
});

it('keeps what it knows when there is no answer', async () => {
  const store = createUserStore(ana, () => Promise.reject(new Error('offline')));
  expect(await store.renew()).toBe(ana);
});

it('says that the page waits only where that takes a while', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<User | null>();
  const store = createUserStore(null, () => promise);
  const renewed = store.renew();
  expect(store.read().isAwaited).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(store.read().isAwaited).toBe(true);
  resolve(null);
  await renewed;
  expect(store.read().isAwaited).toBe(false);
  vi.useRealTimers();
});

it('answers a loader when the page is still for the same user', async () => {
  expect(await askUser(createUserStore(ana, async () => active))(request)).toBe(active);
  expect(await askUser(createUserStore(null, async () => null))(request)).toBeNull();
});

it.each<[string, User | null, User | null]>([
  ['signed out', ana, null],
  ['signed in', null, ana],
  ['somebody else', ana, { ...ana, id: 2 }],
  ['another language', ana, { ...ana, language: 'en' }],
])('loads the page whole: %s in another window', async (_, known, found) => {
  const asked = askUser(createUserStore(known, async () => found))(request);
  const thrown: unknown = await asked.catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error('nothing was thrown');
  expect(thrown.headers.get('Location')).toBe('/account?x=1');
  expect(thrown.headers.get('X-Remix-Reload-Document')).toBe('true');
});
