import { expect, test, vi } from 'vitest';
import { createFaultReporter } from './report-fault.ts';

test('tells the first fault at once, then one a minute with the number left out', () => {
  const log = { warn: vi.fn<(facts: object, text?: string) => void>() };
  let now = 0;
  const report = createFaultReporter(log, 'trouble', () => now);
  for (; now < 150_000; now += 1_000) report(new Error(`at ${now}`));
  expect(log.warn.mock.calls).toEqual([
    [{ reason: 'at 0', leftOut: 0 }, 'trouble'],
    [{ reason: 'at 60000', leftOut: 59 }, 'trouble'],
    [{ reason: 'at 120000', leftOut: 59 }, 'trouble'],
  ]);
});

test('tells what was thrown in words, also when it is no error', () => {
  const log = { warn: vi.fn<(facts: object, text?: string) => void>() };
  createFaultReporter(log, 'trouble')({ msBeforeNext: 12, message: 'too many' });
  expect(log.warn).toHaveBeenCalledWith({ reason: 'too many', leftOut: 0 }, 'trouble');
});
