/** In Swedish, dates are written like `2026-12-01`. */
const calendar = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Tirane' });

/** The day of the sellers' calendar, written YYYY-MM-DD. */
export const tiraneDay = (at: Date): string => calendar.format(at);
