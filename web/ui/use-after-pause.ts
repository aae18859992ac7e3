import { useEffect, useEffectEvent } from 'react';

/** Acts once a value has stayed the same for so many milliseconds; the next one, and leaving, abort the signal. */
export function useAfterPause(
  pauseMs: number,
  value: string,
  act: (signal: AbortSignal, value: string) => void | Promise<void>,
): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => void run(leaving.signal, value), pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [pauseMs, value]);
}
