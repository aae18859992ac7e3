import { dayText } from './day-text.ts';

/** Everyone sees the time in Tirana, so server and browser render the same text. */
const inTirana = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Tirane',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment (ISO 8601, or in ms) as day and time in Tirana, in the reader's language. */
export function timeText(moment: string | number): string {
  const parts = inTirana.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]);
  const { year, month, day, hour, minute } = Object.fromEntries(parts) as Record<string, string>;
  return `${dayText(`${year}-${month}-${day}`)}, ${hour}:${minute}`;
}
