import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** The time to the minute, in milliseconds; null on the server and until the page has been taken over. */
export function useMinute(): number | null {
  return useSyncExternalStore(follow, thisMinute, () => null);
}

function follow(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs / 4);
  return () => clearInterval(timer);
}

function thisMinute(): number {
  return Math.floor(Date.now() / minuteMs) * minuteMs;
}
