import { expect, test } from 'vitest';
import { parseCpuList } from './small-machine.ts';

test('processors are listed one by one and as ranges', () => {
  expect(parseCpuList('0-2,5,8-9\n')).toEqual([0, 1, 2, 5, 8, 9]);
  expect(parseCpuList('3')).toEqual([3]);
  expect(parseCpuList('')).toEqual([]);
});
