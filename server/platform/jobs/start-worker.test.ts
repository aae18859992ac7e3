import { AsyncLocalStorage } from 'node:async_hooks';
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

test('a worker does nothing on behalf of whom the call that woke it is for', async () => {
  const caller = new AsyncLocalStorage<string>();
  const callers: (string | undefined)[] = [];
  const worker = startWorker({
    lanes: 1,
    sweepMs: 60_000,
    doNext: async () => {
      callers.push(caller.getStore());
      return false;
    },
    onFault: expect.unreachable,
  });
  await expect.poll(() => callers).toHaveLength(1);
  caller.run('a business', worker.look);
  await expect.poll(() => callers).toHaveLength(2);
  await worker.stop();
  expect(callers).toEqual([undefined, undefined]);
});

test('a job announced while the last free lane looks is found, however long other lanes take', async () => {
  const looks: ((found: boolean) => void)[] = [];
  const work = Promise.withResolvers<boolean>();
  const worker = startWorker({
    lanes: 2,
    sweepMs: 60_000,
    doNext: (onClaimed) => {
      const look = Promise.withResolvers<boolean>();
      looks.push(look.resolve);
      if (looks.length > 1) return look.promise;
      onClaimed();
      return work.promise;
    },
    onFault: expect.unreachable,
  });
  expect(looks).toHaveLength(2);
  worker.look();
  const [, missed] = looks;
  missed?.(false);
  await expect.poll(() => looks).toHaveLength(3);
  looks[2]?.(false);
  work.resolve(false);
  await worker.stop();
});
