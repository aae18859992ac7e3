/** The outcome of `work`, or after `ms` (or never) what `late` makes, while `work` goes on unheard. */
export async function withinTime<T>(ms: number, work: Promise<T>, late: () => unknown): Promise<T> {
  if (ms === Infinity) return work;
  const { promise: impatience, reject } = Promise.withResolvers<never>();
  // After a pause of the whole process, what has arrived meanwhile is read before anything counts as late.
  const timer = setTimeout(() => setImmediate(() => !isOver && reject(late())), ms);
  let isOver = false;
  try {
    return await Promise.race([work, impatience]);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}
