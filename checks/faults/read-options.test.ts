import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readFaultOptions } from './read-options.ts';

const read = (...args: string[]) => readFaultOptions(args, ['kills', 'smtp', 'disk']);

test('without options everything runs; a number of kills alone means nothing but kills', () => {
  expect(read()).toMatchObject({ only: [], kills: 20 });
  expect(read('--kills', '200')).toMatchObject({ only: ['kills'], kills: 200 });
  expect(read('--kills', '8', '--only', 'kills,smtp')).toMatchObject({
    only: ['kills', 'smtp'],
    kills: 8,
  });
  expect(read('--starved')).toMatchObject({ only: [], starved: true, kills: 8 });
  expect(read('--starved', '--kills', '30')).toMatchObject({ only: ['kills'], kills: 30 });
  expect(read('--totals', 'elsewhere.json').totals).toBe(resolve('elsewhere.json'));
});

test('says what is there instead of what was asked for', () => {
  expect(() => read('--only', 'smpt')).toThrow(
    'There is no row smpt; there are kills, smtp, disk.',
  );
  expect(() => read('--kills', '0')).toThrow('--kills takes a whole number of at least 1.');
});
