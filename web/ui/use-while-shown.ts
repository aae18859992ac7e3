import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Begins with a component's element what lasts as long as the component: its cleanup aborts the signal. */
export function useWhileShown<Shown>(
  ref: RefObject<Shown | null>,
  begin: (element: Shown, signal: AbortSignal) => void,
): void {
  const start = useEffectEvent(begin);
  useEffect(() => {
    if (ref.current === null) return undefined;
    const leaving = new AbortController();
    start(ref.current, leaving.signal);
    return () => leaving.abort();
  }, [ref]);
}
