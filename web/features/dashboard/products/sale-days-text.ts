import type { SaleDays } from '@orendi/contract/sale-days';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { m } from '@orendi/messages';
import { dayText } from '../../../platform/day-text.ts';

/** When a sale begins and ends, or has ended: `from 1/12 until 15/12`. Empty where it has no day. */
export function saleDaysText({ sale_from, sale_to }: SaleDays, now = new Date()): string {
  const today = tiraneDay(now);
  const from = sale_from && shortDay(sale_from, today);
  const to = sale_to && shortDay(sale_to, today);
  if (sale_to && to && sale_to < today) return m.products_sale_over({ to });
  const parts = [from && m.products_sale_from({ from }), to && m.products_sale_to({ to })];
  return parts.filter(Boolean).join(' ');
}

/** A day of this year is told without it. */
function shortDay(date: string, today: string): string {
  const [year = '', month, day] = date.split('-');
  return today.startsWith(year)
    ? m.insights_day_short({ day: Number(day), month: Number(month) })
    : dayText(date);
}
