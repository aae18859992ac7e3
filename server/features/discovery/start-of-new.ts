import { newCollectionDays } from '@orendi/contract/limits';

/** The new collection is what was published from this moment on. */
export function startOfNew(now: Date): Date {
  return new Date(now.getTime() - newCollectionDays * 86_400_000);
}

/** Seconds since 1970, in which the search knows when a listing was published. */
export function secondsOf(moment: Date): number {
  return moment.getTime() / 1000;
}
