import { expect, it } from 'vitest';
import type { MeantSearch } from '../understand/understand-query.ts';
import { keptWords, type NotedSearch, readNote, searchNote } from './note-demand.ts';

it.each([
  ['Këndore  Çekoslovake', 'kendore cekoslovake'],
  ['hamak!', 'hamak'],
  ['dollap 200x80x60', 'dollap 200x80x60'],
  ['kosh 3.5 kg', 'kosh 3 5 kg'],
  ['tv', null],
  ['12345', null],
  ['?!', null],
  ['', null],
  ['ana@example.com', null],
  ['shkruaj te ana @shembull', 'shkruaj te ana shembull'],
  ['0691234567', null],
  ['divan +355 69 123 4567', null],
  ['tel 069-123-456', null],
  ['https://example.com/divan', null],
  ['www.shembull', null],
  ['shembull.al', null],
  ['a'.repeat(41).concat(' ', 'b'.repeat(30)), null],
])('of %j remains %j', (query, words) => {
  expect(keptWords(query)).toBe(words);
});

const search = { query: 'Krevat Marinari', page: 1, perPage: 20 } as MeantSearch;

it.each<[string, Partial<MeantSearch>, number, NotedSearch]>([
  ['no town', {}, 3, { words: 'krevat marinari', town: '', vain: null }],
  [
    'where it is',
    { town: 'shkoder' },
    3,
    { words: 'krevat marinari', town: 'shkoder', vain: null },
  ],
  [
    'where it goes',
    { deliversTo: 'vlore' },
    0,
    { words: 'krevat marinari', town: 'vlore', vain: 'krevat marinari' },
  ],
  [
    'a town in words',
    { query: 'krevat marinari Shkodër', orTown: { words: 'Shkodër', town: 'shkoder' } },
    0,
    { words: 'krevat marinari', town: 'shkoder', vain: 'krevat marinari shkoder' },
  ],
  [
    'a town alone',
    { query: 'Tiranë', orTown: { words: 'Tiranë', town: 'tirane' } },
    2,
    { words: '', town: 'tirane', vain: null },
  ],
])('notes of a search with %s what was wanted', (_, meant, total, noted) => {
  const note = searchNote({ ...search, ...meant }, total) ?? '';
  expect(note).toMatch(/^[\x21-\x7e]+$/);
  expect(readNote(note)).toEqual({ isPage: false, search: noted });
  expect(readNote(`page&${note}`)).toEqual({ isPage: true, search: noted });
});

it('notes nothing of a search without words, or with what may be about somebody', () => {
  for (const query of [undefined, 'ana@example.com']) {
    expect(searchNote({ ...search, query }, 0)).toBeUndefined();
  }
  expect(readNote('page')).toEqual({ isPage: true, search: null });
});
