import { expect, it } from 'vitest';
import { countsAsView } from './record-view.ts';

const browser = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const look = (headers: Record<string, string>, callerBusinessId: number | null = null) =>
  countsAsView({
    headers: new Headers({ 'user-agent': browser, ...headers }),
    ownerId: 7,
    callerBusinessId,
  });

it('counts a visitor, and another seller', () => {
  expect(look({})).toBe(true);
  expect(look({}, 8)).toBe(true);
});

it('does not count the owner', () => {
  expect(look({}, 7)).toBe(false);
});

it.each<Record<string, string>>([
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { 'sec-purpose': 'prefetch;anonymous-client-ip' },
  { purpose: 'prefetch' },
  { 'x-purpose': 'preview' },
  { 'x-moz': 'prefetch' },
])('does not count a page that is loaded for later: %o', (headers) => {
  expect(look(headers)).toBe(false);
});

it('does not take another purpose for a prefetch', () => {
  expect(look({ purpose: 'navigation', 'sec-fetch-dest': 'empty' })).toBe(true);
});
