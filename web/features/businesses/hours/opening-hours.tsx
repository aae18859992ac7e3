import { type OpenSpan, timeZoneOf, weekMinuteIn } from '@orendi/contract/opening-hours';
import { m } from '@orendi/messages';
import { Icon } from '../../../ui/icon.tsx';
import { BusinessIcon } from '../business-icon.tsx';
import { hoursLines, openText } from './hours-text.ts';
import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** The time to the minute, in milliseconds; null on the server and until the page has been taken over. */
function useMinute(): number | null {
  return useSyncExternalStore(follow, thisMinute, () => null);
}

function follow(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs / 4);
  return () => clearInterval(timer);
}

function thisMinute(): number {
  return Math.floor(Date.now() / minuteMs) * minuteMs;
}

interface Props {
  /** The spans of each day from Monday. */
  hours: OpenSpan[][];
  /** Whose clocks count; null where the business has not said. */
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
