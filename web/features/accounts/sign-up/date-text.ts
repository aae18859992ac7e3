/*
 * A date as people here write it in both languages, day first: 05/03/1990. Browsers show the field of type `date` in
 * their own language instead of the page's.
 */

/** How many digits a day, a month and a year have. */
const lengths = [2, 2, 4];

/**
 * What a date field shows for a typed, pasted or filled-in text: digits, with slashes as they become due. Any other
 * sign ends a part, and an ISO date is turned around.
 */
export function dateText(typed: string): string {
  const [, year, month, day] = /^\s*(\d{4})-(\d\d)-(\d\d)\s*$/.exec(typed) ?? [];
  if (year !== undefined) return [day, month, year].join('/');
  const given = typed.replace(/^\D+/, '').split(/\D+/);
  const parts: string[] = [];
  let rest = '';
  for (const length of lengths) {
    if (rest === '' && given.length === 0) break;
    const digits = rest + (given.shift() ?? '');
    parts.push(digits.slice(0, length));
    rest = digits.slice(length);
  }
  return parts.join('/');
}

/** The ISO date in such a text; the text itself if it is none, for the server to refuse. */
export function isoDateOf(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year === undefined ? text : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
