import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oneOf, pageNumber, searchSchema, text, wholeNumber, wholeWords } from './search-schema.ts';

const schema = searchSchema({
  words: text(5),
  id: wholeNumber(100),
  kind: oneOf(['a', 'b']),
  page: pageNumber(50),
});
const parse = (query: string) => schema.parse(new URLSearchParams(query));

it('reads what is good', () => {
  expect(parse('words= sofa &id=7&kind=b&page=3')).toEqual({
    words: 'sofa',
    id: 7,
    kind: 'b',
    page: 3,
  });
});

it.each([
  'words=sofas!',
  'words=so%00fa',
  'words=%20',
  'id=0',
  'id=101',
  'id=-1',
  'id=1.5',
  'id=1e1',
  'id=x',
  'id=99999999999999999999',
  'kind=c',
  'kind=A',
  'page=0',
  'page=51',
  'unknown=1',
  '%E0%A4%A',
])('falls back to nothing for %s', (query) => {
  expect(parse(query)).toEqual({});
});

it('takes the first of repeated parameters', () => {
  expect(parse('kind=a&kind=b')).toEqual({ kind: 'a' });
});

it('gives the first page no parameter', () => {
  expect(parse('page=1')).toEqual({});
});

it('writes the same state always the same way, and reads it back', () => {
  const values = { kind: 'a', words: 'çë&', id: 5 } as const;
  expect(schema.format(values)).toBe('words=%C3%A7%C3%AB%26&id=5&kind=a');
  expect(parse(schema.format(values))).toEqual(values);
  expect(schema.format({ words: '', page: undefined })).toBe('');
});

it.each([
  ['divan kendor', 'divan kendor'],
  ['a'.repeat(50), 'a'.repeat(50)],
  [`${'a'.repeat(50)} b`, 'a'.repeat(50)],
  [
    'divan këndor me ngjyrë të kaltër për dhomë të vogël fëmijësh',
    'divan këndor me ngjyrë të kaltër për dhomë të',
  ],
  [`${'a'.repeat(46)} bcdef`, 'a'.repeat(46)],
  [`${'a'.repeat(46)} bcd`, `${'a'.repeat(46)} bcd`],
  ['a'.repeat(60), 'a'.repeat(50)],
  [`${'a'.repeat(49)}🛋️🛋️`, 'a'.repeat(49)],
  [`a\u0007${' bc'.repeat(30)}`, undefined],
])('reads the whole words of %j that fit', (query, words) => {
  expect(wholeWords(50)(query)).toBe(words);
});

it('keeps whole words of any text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^\w{1,40}$/), { minLength: 1, maxLength: 20 }),
      (all) => {
        const query = all.join(' ');
        const read = wholeWords(50)(query) ?? '';
        expect(read.length).toBeLessThanOrEqual(50);
        const count = read.split(' ').length;
        expect(read).toBe(all.slice(0, count).join(' '));
        expect(
          [...all.slice(0, count), all[count] ?? 'x'.repeat(51)].join(' ').length,
        ).toBeGreaterThan(50);
      },
    ),
  );
});
