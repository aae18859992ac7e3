import { m } from '@orendi/messages';
import { useEffect, useState } from 'react';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A day after this long, so that what waits since yesterday is told in hours. */
const daysFromHours = 48;

/** A duration in milliseconds in its largest whole unit, at least a minute; in Albanian as after `para` and `prej`. */
export function durationText(duration: number): string {
  const minutes = Math.max(1, Math.floor(duration / minuteMs));
  if (minutes < 60) return m.time_minutes({ count: minutes });
  const hours = Math.floor(duration / hourMs);
  if (hours < daysFromHours) return m.time_hours({ count: hours });
  return m.time_days({ count: Math.floor(hours / 24) });
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
