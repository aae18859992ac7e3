import PQueue from 'p-queue';

export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Too many are waiting already; whoever asked may come again later. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/**
 * Runs at most `slots` works at once, the others in the order in which they came.
 * @throws QueueFull where `longest` works wait already
 */
export function createQueue(slots: number, longest = Number.POSITIVE_INFINITY): Queue {
  const queue = new PQueue({ concurrency: slots });
  return async (work) => {
    if (queue.pending >= slots && queue.size >= longest) throw new QueueFull();
    return queue.add(work);
  };
}
