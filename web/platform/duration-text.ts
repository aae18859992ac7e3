import { wholeDuration } from '@orendi/contract/duration';
import { m } from '@orendi/messages';
import { useEffect, useState } from 'react';

const units = { minutes: m.time_minutes, hours: m.time_hours, days: m.time_days };
const minuteMs = 60_000;

/** A duration in milliseconds, in words; in Albanian as after `para` and `prej`. */
export function durationText(duration: number): string {
  const { unit, count } = wholeDuration(duration);
  return units[unit]({ count });
}

/** How long ago a moment (ISO 8601) was: `para 3 orësh`. */
export function agoText(moment: string, now: number): string {
  const age = now - Date.parse(moment);
  return age < minuteMs ? m.time_now() : m.time_ago({ duration: durationText(age) });
}

const tickMs = 30_000;

/**
 * The time in milliseconds, as it passes.
 * @param loaded when the data were loaded; the time until the page is alive, so that server and browser render the same
 */
export function useNow(loaded: number): number {
  const [now, setNow] = useState(loaded);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(clock);
  }, []);
  return Math.max(now, loaded);
}
