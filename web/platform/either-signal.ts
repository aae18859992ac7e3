/** Aborts with whichever aborts first. `AbortSignal.any` would do the same, but iPhones that keep Safari 16 lack it. */
export function eitherSignal(...signals: AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    const abort = () => either.abort(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true, signal: either.signal });
  }
  return either.signal;
}
