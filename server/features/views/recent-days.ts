import { trendingDays } from '@orendi/contract/limits';
import { daysBefore } from './tirane-day.ts';

/** The first of the 30 days that end with `today`. */
export function firstRecentDay(today: string): string {
  return daysBefore(today, trendingDays - 1);
}
