import { expect, it } from 'vitest';
import { oneOf, pageNumber, searchSchema, text, wholeNumber } from './search-schema.ts';

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
