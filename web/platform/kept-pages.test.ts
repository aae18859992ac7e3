import type { User } from '@orendi/contract/schemas/user';
import { expect, it } from 'vitest';
import { createKeptPages, noteReads } from './kept-pages.ts';

const seller: User = {
  id: 1,
  name: 'Arta',
  surname: 'Hoxha',
  email: 'arta@example.com',
  birthDate: null,
  language: 'al',
  isactive: true,
  business_id: 3,
  role: 'owner',
  isOperator: false,
};
const other: User = { ...seller, id: 2, name: 'Besa', email: 'besa@example.com', business_id: 4 };

/** Keeps a page that has read this much of its user. */
function keep(read: (user: User | null) => unknown, user: User | null = seller) {
  const pages = createKeptPages<string>(2);
  const reader = noteReads(user);
  read(reader.user);
  pages.add('facts', reader, 'page');
  return pages;
}

it('gives a page to whoever it has read the same of', () => {
  const pages = keep((user) => user?.isOperator);
  expect(pages.find('facts', other)).toBe('page');
  expect(pages.find('facts', { ...other, isOperator: true })).toBeUndefined();
});

it('gives a page that shows something of its user to nobody else', () => {
  expect(keep((user) => user?.email).find('facts', other)).toBeUndefined();
  expect(keep((user) => JSON.stringify(user)).find('facts', other)).toBeUndefined();
  expect(keep((user) => user?.email).find('facts', { ...seller })).toBe('page');
});

it('tells visitors from users, whatever was read', () => {
  expect(keep(() => {}).find('facts', null)).toBeUndefined();
  expect(keep(() => {}, null).find('facts', seller)).toBeUndefined();
  expect(keep(() => {}, null).find('facts', null)).toBe('page');
});

it('gives no page for other facts', () => {
  expect(keep(() => {}).find('other facts', seller)).toBeUndefined();
});

it('keeps those that were found or added last', () => {
  const pages = createKeptPages<string>(2);
  for (const facts of ['a', 'b']) pages.add(facts, noteReads(null), facts);
  expect(pages.find('a', null)).toBe('a');
  pages.add('c', noteReads(null), 'c');
  expect(['a', 'b', 'c'].map((facts) => pages.find(facts, null))).toEqual(['a', undefined, 'c']);
});
