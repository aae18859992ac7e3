import type { Figures } from '@orendi/contract/schemas/stats';
import { m } from '@orendi/messages';
import { numberText, priceText } from '../../../platform/number-text.ts';

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** A median in minutes: `35 min`, `2.5 h` or, from two days on, `3 days`; a dash where it is unknown. */
export function medianText(minutes: number | null): string {
  if (minutes === null) return '–';
  const inUnits = (unit: number) => numberText(Math.round((minutes / unit) * 10) / 10);
  if (minutes < hourMinutes) return m.lead_minutes({ shown: String(minutes) });
  if (minutes < 2 * dayMinutes) return m.lead_hours({ shown: inUnits(hourMinutes) });
  return m.lead_days({ shown: inUnits(dayMinutes) });
}

/** `2026-07` as `7/2026` or `7.2026`. */
export function monthText(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return m.lead_month_short({ year, month: String(Number(number)) });
}

export function offersText(offers: Figures['offers']): string {
  return offers.map(({ value, currency }) => priceText(value, currency)).join(', ');
}
