import { useSyncExternalStore } from 'react';

/** Stored per business: several sellers may use one device. */
const markOf = (businessId: number) => `shared-${businessId}`;

const listeners = new Set<() => void>();

/** Whether the seller has shared the business's page from this device; null while unknown, on the server. */
export function useShared(businessId: number): boolean | null {
  return useSyncExternalStore(
    follow,
    () => isMarked(businessId),
    () => null,
  );
}

export function markShared(businessId: number): void {
  try {
    localStorage.setItem(markOf(businessId), '');
  } catch {
    // Without storage the step stays open, until a request comes.
  }
  for (const tell of listeners) tell();
}

function isMarked(businessId: number): boolean {
  try {
    return localStorage.getItem(markOf(businessId)) !== null;
  } catch {
    return false;
  }
}

function follow(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
