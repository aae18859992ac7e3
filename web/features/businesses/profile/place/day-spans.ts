import { minutesOfDay, type OpenSpan } from '@orendi/contract/opening-hours';

/** The span between two clock times; one that does not end after it begins ends on the next day. */
export function spanOf(from: string, to: string): OpenSpan | undefined {
  const [start, end] = [from, to].map(minuteOf);
  if (start === undefined || end === undefined) return undefined;
  return { from: start, to: end > start ? end : end + minutesOfDay };
}

function minuteOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

const hour = 60;

/** The day's last span with an hour of break in its middle, at a full hour if there is one. */
export function withBreak(spans: OpenSpan[]): OpenSpan[] {
  const last = spans.at(-1);
  if (!last || last.to - last.from < 3 * hour) return spans;
  const middle = Math.floor((last.from + last.to) / 2 / hour) * hour;
  return [
    ...spans.slice(0, -1),
    { from: last.from, to: middle },
    { from: middle + hour, to: last.to },
  ];
}
