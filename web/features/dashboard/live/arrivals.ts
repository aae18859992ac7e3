import { useEffect, useEffectEvent } from 'react';

const arrivals = new EventTarget();

/** Tells other components that requests have arrived. */
export function announceArrivals(): void {
  arrivals.dispatchEvent(new Event('arrival'));
}

/** Runs an action whenever requests arrive. */
export function useArrivals(action: () => void): void {
  const act = useEffectEvent(action);
  useEffect(() => {
    const listen = () => act();
    arrivals.addEventListener('arrival', listen);
    return () => arrivals.removeEventListener('arrival', listen);
  }, []);
}
