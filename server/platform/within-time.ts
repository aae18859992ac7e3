/**
 * The outcome of `work`, unless it takes longer than `ms`; it then goes on unheard.
 * @param ms Infinity for no limit
 * @param late makes what is thrown instead, and may put an end to the work
 */
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
