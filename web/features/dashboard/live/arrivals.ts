import { useEffect, useEffectEvent } from 'react';

const arrivals = new EventTarget();

/** Lets the other parts of the page know that requests have come in. */
export function announceArrivals(): void {
  arrivals.dispatchEvent(new Event('arrival'));
}

/** Runs an action whenever requests have come in. */
export function useArrivals(action: () => void): void {
  const act = useEffectEvent(action);
  useEffect(() => {
    const listen = () => act();
    arrivals.addEventListener('arrival', listen);
    return () => arrivals.removeEventListener('arrival', listen);
  }, []);
}
