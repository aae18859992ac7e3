export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Too many wait already: whoever asks may come again later. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/**
 * Runs at most `slots` works at once, the rest in the order of their coming. A work that fails frees its slot.
 * @throws QueueFull where `longest` works wait already
 */
export function createQueue(slots: number, longest = Number.POSITIVE_INFINITY): Queue {
  const waiting: (() => void)[] = [];
  let free = slots;

  return async (work) => {
    if (free > 0) free -= 1;
    else if (waiting.length >= longest) throw new QueueFull();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The slot goes from hand to hand: a newcomer cannot take it before those who wait.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
