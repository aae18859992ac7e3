import { expect, test } from 'vitest';
import { readFaultOptions, rows } from './index.ts';

const read = (...args: string[]) => readFaultOptions(args);

test('without options everything runs; a number of kills alone means nothing but kills', () => {
  expect(read()).toMatchObject({ names: Object.keys(rows), kills: 20 });
  expect(read('--kills', '200')).toMatchObject({ names: ['kills'], kills: 200 });
  expect(read('--kills', '8', '--only', 'kills,smtp')).toMatchObject({
    names: ['kills', 'smtp'],
    kills: 8,
  });
  const starved = read('--starved');
  expect(starved).toMatchObject({ starved: true, kills: 8 });
  const skipped = new Set(['silent', 'clock', 'uploads', 'two']);
  expect(starved.names).toEqual(Object.keys(rows).filter((name) => !skipped.has(name)));
  expect(read('--starved', '--kills', '30')).toMatchObject({ names: ['kills'], kills: 30 });
  expect(read('--seed', '42').seed).toBe(42);
});

test('says what is there instead of what was asked for', () => {
  expect(() => read('--only', 'smpt')).toThrow('There is no row smpt; there are kills, silent,');
  expect(() => read('--kills', '0')).toThrow('--kills takes a whole number of at least 1.');
});
