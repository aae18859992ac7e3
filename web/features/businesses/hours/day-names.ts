import { m } from '@orendi/messages';

/** Names of the weekdays from Monday: alone, and as `on Monday`. */
const days = [
  [m.hours_mon, m.hours_on_mon],
  [m.hours_tue, m.hours_on_tue],
  [m.hours_wed, m.hours_on_wed],
  [m.hours_thu, m.hours_on_thu],
  [m.hours_fri, m.hours_on_fri],
  [m.hours_sat, m.hours_on_sat],
  [m.hours_sun, m.hours_on_sun],
] as const;

export function dayName(day: number): string {
  return days[day]?.[0]() ?? '';
}

export function onDay(day: number): string {
  return days[day]?.[1]() ?? '';
}
