import { describe, expect, it } from 'vitest';
import { brokenFields } from '../testing/broken-fields.ts';
import { decimal, id, wholeNumber } from './number.ts';

describe('wholeNumber', () => {
  it.each([
    [7, 7],
    ['7', 7],
    [' 007 ', 7],
  ])('reads %j', (value, number) => {
    expect(wholeNumber(1, 10).parse(value)).toBe(number);
  });

  it.each([
    ['1e1', 'api_whole_number'],
    ['0x7', 'api_whole_number'],
    ['-1', 'api_whole_number'],
    ['1.5', 'api_whole_number'],
    [1.5, 'api_whole_number'],
    [true, 'api_whole_number'],
    [['1', '2'], 'api_whole_number'],
    ['', 'api_whole_number'],
    ['9'.repeat(400), 'api_whole_number'],
    [Number.NaN, 'api_whole_number'],
    [0, 'api_number_too_small'],
    ['11', 'api_number_too_big'],
    [undefined, 'api_required'],
  ])('says of %j: %s', (value, key) => {
    expect(brokenFields(wholeNumber(1, 10), value)).toEqual({ '': key });
  });
});

it('an id fits the database', () => {
  expect(id().parse('2147483647')).toBe(2_147_483_647);
  expect(brokenFields(id(), '2147483648')).toEqual({ '': 'api_number_too_big' });
  expect(brokenFields(id(), '0')).toEqual({ '': 'api_number_too_small' });
});

describe('decimal', () => {
  it.each([
    [12.5, 12.5],
    ['12.50', 12.5],
    ['12.', 12],
    ['99999999.99', 99_999_999.99],
    [0.29, 0.29],
  ])('reads %j', (value, number) => {
    expect(decimal(0, 1e8).parse(value)).toBe(number);
  });

  it.each([
    ['12.345', 'api_two_decimals'],
    [0.001, 'api_two_decimals'],
    ['1,5', 'api_number'],
    ['1e3', 'api_number'],
    [Number.POSITIVE_INFINITY, 'api_number'],
    ['-1', 'api_number'],
    [-1, 'api_number_too_small'],
    ['100000001', 'api_number_too_big'],
  ])('says of %j: %s', (value, key) => {
    expect(brokenFields(decimal(0, 1e8), value)).toEqual({ '': key });
  });
});
