import { newCollectionDays } from '@orendi/contract/limits';

/** The moment from which listings belong to the new collection. */
export function startOfNew(now: Date): Date {
  return new Date(now.getTime() - newCollectionDays * 86_400_000);
}

/** Seconds since 1970, the search's unit for publication times. */
export function secondsOf(moment: Date): number {
  return moment.getTime() / 1000;
}
