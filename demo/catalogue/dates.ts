import type { Random } from './random.ts';

const dayMs = 86_400_000;

/** Nearly half within the 90 days of the new collection, the others over the ten months before now. */
export function publishedDaysAgo(random: Random): number {
  return random.chance(0.45) ? random.between(0.2, 88) : random.between(91, 300);
}

/** Before the first product of the demo. */
export function openedDaysAgo(random: Random): number {
  return random.between(305, 420);
}

/** A time that many days ago, within business hours and never in the future. */
export function daysAgo(random: Random, now: Date, days: number): Date {
  const moment = new Date(now.getTime() - days * dayMs);
  // Between 8 and 18 o'clock in UTC: from the morning to the evening in Tirana.
  moment.setUTCHours(random.whole(8, 17), random.whole(0, 59), random.whole(0, 59), 0);
  return moment < now ? moment : new Date(now.getTime() - random.whole(10, 90) * 60_000);
}
