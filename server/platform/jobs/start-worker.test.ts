import { expect, test } from 'vitest';
import { currentCallId, withinCall } from '../log/current-call.ts';
import { startWorker } from './start-worker.ts';

test('a worker works for whoever has caused the work, not for the call that woke it', async () => {
  const ids: (string | null)[] = [];
  const worker = withinCall('the call that starts it', () =>
    startWorker({
      lanes: 1,
      sweepMs: 60_000,
      doNext: async () => {
        ids.push(currentCallId());
        return false;
      },
      onFault: expect.unreachable,
    }),
  );
  await expect.poll(() => ids).toHaveLength(1);
  withinCall('the call that wakes it', worker.look);
  await expect.poll(() => ids).toHaveLength(2);
  await worker.stop();
  expect(ids).toEqual([null, null]);
});
