import { trendingDays } from '@orendi/contract/limits';

/* Days of the sellers' calendar, written YYYY-MM-DD, by which views are counted, salted and shown. */

export function daysBefore(day: string, days: number): string {
  const start = Date.parse(`${day}T00:00:00Z`);
  return new Date(start - days * 86_400_000).toISOString().slice(0, 10);
}

export function firstRecentDay(today: string): string {
  return daysBefore(today, trendingDays - 1);
}
