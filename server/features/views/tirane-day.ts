import { trendingDays } from '@orendi/contract/limits';

/* Days of the sellers' calendar, written YYYY-MM-DD, by which views are counted, salted and shown. */

const calendar = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Tirane',
  calendar: 'gregory',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

export function tiraneDay(at: Date): string {
  const parts = Object.fromEntries(
    calendar.formatToParts(at).map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
}

export function daysBefore(day: string, days: number): string {
  const start = Date.parse(`${day}T00:00:00Z`);
  return new Date(start - days * 86_400_000).toISOString().slice(0, 10);
}

export function firstRecentDay(today: string): string {
  return daysBefore(today, trendingDays - 1);
}
