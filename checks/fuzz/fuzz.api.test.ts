import { expect, test } from 'vitest';
import { makeCalls } from './testing/make-calls.ts';

test('1,500 calls of every kind are answered as documented', async () => {
  const { calls, faults } = await makeCalls(1_500);
  expect(faults).toBe('');
  expect(calls).toBeGreaterThanOrEqual(1_500);
}, 600_000);
