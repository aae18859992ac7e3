import { expect, test } from 'vitest';
import { makeCalls } from './testing/make-calls.ts';

test('5,000 calls of every kind are answered as documented', async () => {
  const { calls, faults } = await makeCalls(5_000);
  expect(faults).toBe('');
  expect(calls).toBeGreaterThanOrEqual(5_000);
}, 600_000);
