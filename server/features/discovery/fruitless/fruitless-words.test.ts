import { expect, it } from 'vitest';
import { fruitlessWords } from './note-fruitless.ts';

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
  expect(fruitlessWords(query)).toBe(words);
});
