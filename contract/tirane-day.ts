/** In Swedish, dates are written like `2026-12-01`. */
const calendar = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Tirane' });

/** The day of the sellers' calendar, written YYYY-MM-DD. */
export const tiraneDay = (at: Date): string => calendar.format(at);

const dayMs = 24 * 60 * 60 * 1000;

/** The day so many days after a moment in milliseconds. */
export const tiraneDayIn = (days: number, now: number): string =>
  tiraneDay(new Date(now + days * dayMs));
