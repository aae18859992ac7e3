import { createQueue, type Queue } from '../../media/queue.ts';

/**
 * Gives each key its own queue (see `createQueue`) for as long as it has work.
 * @throws QueueFull
 */
export function createQueueByKey(slots: number, longest: number): (key: string) => Queue {
  const lines = new Map<string, { queue: Queue; works: number }>();
  return (key) => async (work) => {
    const line = lines.get(key) ?? { queue: createQueue(slots, longest), works: 0 };
    lines.set(key, line);
    line.works += 1;
    try {
      return await line.queue(work);
    } finally {
      line.works -= 1;
      if (line.works === 0) lines.delete(key);
    }
  };
}
