import { m } from '@orendi/messages';

/** A day (`YYYY-MM-DD`, or a time starting with it) in the reader's format. */
export function dayText(date: string): string {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-');
  return m.account_day({ year, month, day });
}
