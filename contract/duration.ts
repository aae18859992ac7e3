const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A day after this long, so that what waits since yesterday is told in hours. */
const daysFromHours = 48;

/** A duration in milliseconds in its largest whole unit, at least a minute. */
export function wholeDuration(duration: number) {
  const minutes = Math.max(1, Math.floor(duration / minuteMs));
  const hours = Math.floor(duration / hourMs);
  if (hours < 1) return { unit: 'minutes', count: minutes } as const;
  if (hours < daysFromHours) return { unit: 'hours', count: hours } as const;
  return { unit: 'days', count: Math.floor(hours / 24) } as const;
}
