import {
  type OpenSpan,
  timeZoneOf,
  weekMinuteIn,
  clockText,
  groupDays,
  minutesOfDay,
  openStateAt,
  type WeekMinute,
} from '@orendi/contract/opening-hours';
import { m } from '@orendi/messages';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { BusinessIcon } from '../business-icon.tsx';
import { dayName, onDay } from './day-names.ts';

const minuteMs = 60_000;

/** The time to the minute, in milliseconds; null on the server and until the page has been taken over. */
function useMinute(): number | null {
  const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs;
  return useSyncExternalStore(follow, thisMinute, () => null);
}

function follow(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs / 4);
  return () => clearInterval(timer);
}

interface Props {
  /** The spans of each day from Monday. */
  hours: OpenSpan[][];
  /** The country whose time zone applies; null if unknown. */
  country: string | null;
}

/**
 * When a business is open: the week, behind one line that says whether it is open now. Pages are kept for everyone, so
 * only the script can say so.
 */
export function OpeningHours({ hours, country }: Props) {
  const minute = useMinute();
  const zone = timeZoneOf(country);
  const now =
    minute === null || zone === null ? null : openText(hours, weekMinuteIn(zone, new Date(minute)));
  return (
    <details className="group text-s">
      <summary className="-ml-0.5 inline-flex min-h-6 cursor-pointer list-none items-center gap-1.5 text-ink-quiet hover:text-ink">
        <BusinessIcon name="clock" />
        {now === null ? (
          m.business_hours()
        ) : (
          <>
            <span className="sr-only">{m.business_hours()}: </span>
            <span className={now.isOpen ? 'text-good' : undefined}>{now.text}</span>
          </>
        )}
        <Icon name="down" className="size-4.5 transition-[rotate] group-open:rotate-180" />
      </summary>
      <dl className="mt-2 mb-1 grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-1 pl-6.5 tabular-nums">
        {hoursLines(hours).map(({ days, times }) => (
          <div key={days} className="contents">
            <dt className="text-ink-quiet first-letter:uppercase">{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

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
  const isTomorrow = (now.day + 1) % 7 === next.day;
  const isNight = isOpen && next.minute <= night && isTomorrow;
  const day = isTomorrow ? m.hours_tomorrow() : onDay(next.day);
  const change =
    isSoon || isNight
      ? (isOpen ? m.hours_closes : m.hours_opens)({ time })
      : (isOpen ? m.hours_closes_day : m.hours_opens_day)({ day, time });
  return { isOpen, text: `${isOpen ? m.hours_open_now() : m.hours_closed_now()} · ${change}` };
}

/** Until five in the morning. */
const night = 5 * 60;
