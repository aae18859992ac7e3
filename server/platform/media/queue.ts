import PQueue from 'p-queue';
import { outsideCalls } from '../deadline.ts';

/** While work under a name is running, everyone who asks for it shares its outcome, including a failure. */
export function createSingleFlight<T>() {
  const flights = new Map<string, Promise<T>>();

  return (name: string, work: () => Promise<T>): Promise<T> => {
    const running = flights.get(name);
    if (running) return running;
    const flight = outsideCalls(work).finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight;
  };
}

export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Too many callers are already waiting; the call may be repeated later. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/**
 * Runs at most `slots` works at once, in order of arrival.
 * @throws QueueFull when `longest` wait
 */
export function createQueue(slots: number, longest = Number.POSITIVE_INFINITY): Queue {
  const queue = new PQueue({ concurrency: slots });
  return async (work) => {
    if (queue.pending >= slots && queue.size >= longest) throw new QueueFull();
    return queue.add(work);
  };
}

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
