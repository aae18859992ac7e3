import { expect, it } from 'vitest';
import { mayBeKept, overflow } from './kept-answers.ts';

const entries = new Map([
  ['/new', { bytes: 40, used: 3 }],
  ['/old', { bytes: 30, used: 1 }],
  ['/between', { bytes: 50, used: 2 }],
]);

it('drops nothing that fits', () => {
  expect(overflow(entries, 120)).toEqual([]);
});

it('drops what was used longest ago, and no more than it must', () => {
  expect(overflow(entries, 119)).toEqual(['/old']);
  expect(overflow(entries, 90)).toEqual(['/old']);
  expect(overflow(entries, 89)).toEqual(['/old', '/between']);
});

function answer(rule: string, changed: object = {}): Response {
  const headers = new Headers({ 'cache-control': rule });
  return { status: 200, type: 'basic', redirected: false, headers, ...changed } as Response;
}

it('keeps what is public', () => {
  expect(mayBeKept(answer('public, max-age=0, s-maxage=30'))).toBe(true);
});

it.each([
  ['an answer that is not to be stored', answer('no-store')],
  ['a private one', answer('private, max-age=60')],
  ['one without a rule', answer('')],
  ['a failure', answer('public', { status: 503 })],
  ['a page elsewhere', answer('public', { redirected: true })],
  ['an answer that cannot be read', answer('public', { type: 'opaque' })],
])('keeps no %s', (_, refused) => {
  expect(mayBeKept(refused)).toBe(false);
});
