import { expect, test } from 'vitest';
import { createQueueByKey, QueueFull } from '../../media/queue.ts';

/** Starts works that run until the test ends them. */
function openQueue() {
  const queueOf = createQueueByKey(2, 1);
  const running: string[] = [];
  const ends: (() => void)[] = [];
  const start = (key: string) =>
    queueOf(key)(async () => {
      running.push(key);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.push(resolve);
      await promise;
    });
  return { running, start, endFirst: () => ends.shift()?.() };
}
const soon = () => new Promise((resolve) => setTimeout(resolve));

test('each key has slots of its own, and a line of its own', async () => {
  const { running, start, endFirst } = openQueue();
  const works = ['ana', 'ana', 'ana', 'eva'].map(start);
  await soon();
  expect(running).toEqual(['ana', 'ana', 'eva']);
  await expect(start('ana')).rejects.toThrow(QueueFull);
  endFirst();
  await soon();
  expect(running).toEqual(['ana', 'ana', 'eva', 'ana']);
  for (const _ of works) endFirst();
  await Promise.all(works);
  void start('ana');
  await soon();
  expect(running).toHaveLength(5);
});
