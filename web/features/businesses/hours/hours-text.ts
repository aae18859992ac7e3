import {
  clockText,
  groupDays,
  minutesOfDay,
  openStateAt,
  type OpenSpan,
  type WeekMinute,
} from '@orendi/contract/opening-hours';
import { m } from '@orendi/messages';
import { dayName, onDay } from './day-names.ts';

/** The week in as few lines as its days allow. */
export function hoursLines(hours: OpenSpan[][]): { days: string; times: string }[] {
  return groupDays(hours).map(({ first, last, spans }) => ({
    days:
      first === last
        ? dayName(first)
        : m.hours_days({ first: dayName(first), last: dayName(last) }),
    times: spans.length === 0 ? m.hours_closed() : spans.map(spanText).join(', '),
  }));
}

function spanText({ from, to }: OpenSpan): string {
  return to - from === minutesOfDay && from === 0
    ? m.hours_whole_day()
    : `${clockText(from)}–${clockText(to)}`;
}

/** Whether a business is open at a minute of its week, and until when: `Open now · closes at 19:00`. */
export function openText(hours: OpenSpan[][], now: WeekMinute): { isOpen: boolean; text: string } {
  const { isOpen, next } = openStateAt(hours, now);
  if (next === null) {
    return { isOpen, text: isOpen ? m.hours_always() : m.hours_closed_now() };
  }
  const time = clockText(next.minute);
  // At night, what changes before the morning still counts as today.
  const isSoon = next.day === now.day && next.minute > now.minute;
  const isNight = isOpen && next.minute <= night && isFollowing(now.day, next.day);
  const day = isFollowing(now.day, next.day) ? m.hours_tomorrow() : onDay(next.day);
  const change =
    isSoon || isNight
      ? (isOpen ? m.hours_closes : m.hours_opens)({ time })
      : (isOpen ? m.hours_closes_day : m.hours_opens_day)({ day, time });
  return { isOpen, text: `${isOpen ? m.hours_open_now() : m.hours_closed_now()} · ${change}` };
}

/** Until five in the morning. */
const night = 5 * 60;

function isFollowing(day: number, next: number): boolean {
  return (day + 1) % 7 === next;
}
