import { birth } from './limits.ts';

/** The latest date of birth of someone old enough on `today`, as `YYYY-MM-DD`. */
export function latestBirthDate(today: Date): string {
  const year = String(today.getUTCFullYear() - birth.minimumAge);
  return year + today.toISOString().slice(4, 10);
}
