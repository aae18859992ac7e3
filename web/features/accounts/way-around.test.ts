import type { User } from '@orendi/contract/schemas/user';
import { describe, expect, it } from 'vitest';
import { wayAround, type Caller } from './way-around.ts';
import { operator } from './testing/operator.ts';
import { seller as owner } from './testing/seller.ts';

const users = {
  nobody: null,
  unverified: { ...owner, isactive: false, business_id: null },
  'an inactive owner': { ...owner, isactive: false },
  'without a business': { ...owner, business_id: null },
  owner,
  operator,
} satisfies Record<string, User | null>;

const way = (caller: Caller, who: keyof typeof users, search = '') =>
  wayAround(caller, users[who], { pathname: '/page', search });

const toLogin = '/login?next=%2Fpage';

describe.each<[Caller, ...(string | null)[]]>([
  ['member', toLogin, '/onboarding', '/onboarding', '/onboarding', null, '/operator'],
  ['owner', toLogin, '/onboarding', '/onboarding', '/onboarding', null, '/operator'],
  ['visitor', null, '/onboarding', '/onboarding', '/onboarding', '/dashboard', '/operator'],
  ['newcomer', toLogin, null, null, null, '/dashboard', '/operator'],
  ['user', toLogin, null, null, null, null, null],
  ['operator', toLogin, null, null, null, null, null],
])('a page for %s', (caller, ...ways) => {
  it.each(Object.keys(users).map((who, index) => [who, ways[index] ?? null] as const))(
    'sends %s to %s',
    (who, to) => expect(way(caller, who as keyof typeof users)).toBe(to),
  );
});

it('remembers the whole address that was asked for', () => {
  const next = new URLSearchParams({ next: '/page?page=2&q=a+b' });
  expect(way('owner', 'nobody', '?page=2&q=a+b')).toBe(`/login?${next}`);
  expect(way('owner', 'nobody', '?page=2&lang=en&q=a+b')).toBe(`/login?${next}&lang=en`);
});

it('leads who is signed in on to what they asked for, and never to another host', () => {
  expect(way('visitor', 'owner', '?next=/account')).toBe('/account');
  expect(way('visitor', 'owner', '?next=//evil.example')).toBe('/dashboard');
});
