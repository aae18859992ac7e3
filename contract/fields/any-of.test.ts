import { describe, expect, it } from 'vitest';
import { brokenFields } from '../testing/broken-fields.ts';
import { anyOf } from './list.ts';
import { line } from './text.ts';

const texts = anyOf(line(5), 3);

describe('anyOf', () => {
  it.each([
    ['a single text, whatever it begins with', '["a"]', ['["a"]']],
    ['a repeated parameter, trimmed', ['a', ' b '], ['a', 'b']],
    ['texts among blanks', ['', 'a', ' '], ['a']],
    ['a blank one as none', '', []],
  ])('reads %s', (_, value, read) => {
    expect(texts.parse(value)).toEqual(read);
  });

  it.each([
    ['sixsix', { '': 'api_too_long' }],
    [['a', 'b\u0000'], { '': 'api_control_characters' }],
    [['a', 'b', 'c', 'd'], { '': 'api_too_many_items' }],
    [[['a']], { 0: 'api_not_text' }],
    [undefined, { '': 'api_required' }],
  ])('says what is wrong with %j', (value, errors) => {
    expect(brokenFields(texts, value)).toEqual(errors);
  });
});
