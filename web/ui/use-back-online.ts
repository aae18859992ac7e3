import { useEffect, useEffectEvent } from 'react';

/** Runs an action when the network is back, while something is waiting for it. */
export function useBackOnline(isWaiting: boolean, action: () => void): void {
  const act = useEffectEvent(action);

  useEffect(() => {
    if (!isWaiting) return undefined;
    const listen = () => act();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [isWaiting]);
}
