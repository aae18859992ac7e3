/** A span of a day in minutes since midnight, at the business's place; `to` is later than `from`, at most 24 h. */
export interface OpenSpan {
  from: number;
  to: number;
}

/** The spans of each day of the week, Monday first; an empty day is closed. */
export type OpeningHours = [Spans, Spans, Spans, Spans, Spans, Spans, Spans];
type Spans = OpenSpan[];

export const minutesOfDay = 24 * 60;
const minutesOfWeek = 7 * minutesOfDay;

/** A minute of the week at the business's place; `day` is 0 on Monday. */
export interface WeekMinute {
  day: number;
  minute: number;
}

/**
 * Whether a business is open at a minute of the week, and when it closes or opens next, if it ever does. Spans that touch
 * count as one, also over midnight; at the minute in which a span ends, it is closed.
 */
export function openStateAt(hours: OpenSpan[][], { day, minute }: WeekMinute) {
  const spans = hours.flatMap((spans, weekday) =>
    spans.map(({ from, to }) => ({
      from: weekday * minutesOfDay + from,
      to: weekday * minutesOfDay + to,
    })),
  );
  const isOpenAt = (at: number) =>
    spans.some(({ from, to }) =>
      [at, at + minutesOfWeek].some((minute) => from <= minute && minute < to),
    );
  const now = day * minutesOfDay + minute;
  const isOpen = isOpenAt(now);
  const changes = spans
    .map((span) => (isOpen ? span.to : span.from) % minutesOfWeek)
    .filter((at) => isOpenAt(at) !== isOpen)
    .map((at) => (at - now + minutesOfWeek) % minutesOfWeek);
  if (changes.length === 0) return { isOpen, next: null };
  const at = (now + Math.min(...changes)) % minutesOfWeek;
  return {
    isOpen,
    next: { day: Math.floor(at / minutesOfDay), minute: at % minutesOfDay },
  };
}

/** `9:00`; the end of a day is `24:00`, and an hour past midnight is that of the next day. */
export function clockText(minute: number): string {
  const shown = minute > minutesOfDay ? minute - minutesOfDay : minute;
  return `${Math.floor(shown / 60)}:${twoDigits(shown % 60)}`;
}

/** `09:00`, as inputs of a time and data for machines have it; midnight is `00:00`. */
export function clockValue(minute: number): string {
  const shown = minute % minutesOfDay;
  return `${twoDigits(Math.floor(shown / 60))}:${twoDigits(shown % 60)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** The days that keep the same hours, one after the other, as first and last: `Mon–Fri`. */
export function groupDays(hours: OpenSpan[][]) {
  const groups: { first: number; last: number; spans: OpenSpan[] }[] = [];
  hours.forEach((spans, day) => {
    const before = groups.at(-1);
    if (before && textOf(before.spans) === textOf(spans)) before.last = day;
    else groups.push({ first: day, last: day, spans });
  });
  return groups;
}

const textOf = (spans: OpenSpan[]) => spans.map(({ from, to }) => `${from}-${to}`).join();

/** Countries of one time that differs from that of Tirana and Pristina; null: several times, so nobody can say. */
const otherZones: Record<string, string | null> = {
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  GR: 'Europe/Athens',
  BG: 'Europe/Sofia',
  RO: 'Europe/Bucharest',
  FI: 'Europe/Helsinki',
  TR: 'Europe/Istanbul',
  US: null,
  CA: null,
  AU: null,
};

/** The time zone of a country's clocks; null where it has several. */
export function timeZoneOf(country: string | null): string | null {
  const other = otherZones[country ?? ''];
  return other === undefined ? 'Europe/Belgrade' : other;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The time of the week on the clocks of a time zone. */
export function weekMinuteIn(timeZone: string, moment: Date): WeekMinute {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: weekdays.indexOf(part('weekday')),
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}
