import { useEffect, useRef } from 'react';

/** Runs an action when the network is back, while something is waiting for it. */
export function useBackOnline(isWaiting: boolean, action: () => void): void {
  const latest = useRef(action);

  useEffect(() => {
    latest.current = action;
  });

  useEffect(() => {
    if (!isWaiting) return undefined;
    const act = () => latest.current();
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  }, [isWaiting]);
}
