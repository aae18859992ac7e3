import { newCollectionDays } from '@orendi/contract/limits';

/** The new collection is what was published from this moment on. */
export function startOfNew(now: Date): Date {
  return new Date(now.getTime() - newCollectionDays * 86_400_000);
}
