import { describe, expect, it } from 'vitest';
import { brokenFields } from '../testing/broken-fields.ts';
import { list } from './list.ts';
import { id } from './number.ts';

const ids = list(id(), { min: 1, max: 3 });

describe('list', () => {
  it.each([
    ['a JSON array', [1, 2]],
    ['a repeated field', ['1', '2']],
    ['a text that holds a JSON array', ' [1, "2"]'],
    ['entries among blanks', ['1', '', '2']],
  ])('reads %s', (_, value) => {
    expect(ids.parse(value)).toEqual([1, 2]);
  });

  it('takes a single value as a list of one', () => {
    expect(ids.parse('7')).toEqual([7]);
  });

  it.each([
    [undefined, { '': 'api_required' }],
    ['[]', { '': 'api_too_few_items' }],
    ['[1', { 0: 'api_whole_number' }],
    ['1,2', { 0: 'api_whole_number' }],
    [[1, 'x', 0], { 1: 'api_whole_number', 2: 'api_number_too_small' }],
    [[1, 2, 3, 4], { '': 'api_too_many_items' }],
    [[[1]], { 0: 'api_whole_number' }],
  ])('says what is wrong with %j', (value, errors) => {
    expect(brokenFields(ids, value)).toEqual(errors);
  });
});
