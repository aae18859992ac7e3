/** One event of a Chromium trace, in microseconds; `tdur` is the thread's processor time. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string; data?: { documentLoaderURL?: string } };
}

/** How many times slower Lighthouse's simulated phone is. */
const slowdown = 4;
/** A shorter delay of a tap goes unnoticed. */
const unnoticedMs = 50;

/**
 * How long a simulated phone would not respond to taps after its first paint, in milliseconds: Lighthouse's Total
 * Blocking Time, but of the main thread's processor time, so that other processes' work does not count.
 * @throws Error when the trace shows no page of `origin`
 */
export function blockedMs(events: TraceEvent[], origin: string): number {
  const opened = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(origin),
  );
  if (!opened) throw new Error(`The trace shows no page of ${origin}.`);
  const ofPage = events.filter(({ pid }) => pid === opened.pid);
  const thread = ofPage.find(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )?.tid;
  const shown = ofPage.find(
    ({ name, ts }) => name === 'firstContentfulPaint' && ts >= opened.ts,
  )?.ts;
  if (thread === undefined || shown === undefined) {
    throw new Error(`The trace shows no first view of ${origin}.`);
  }
  let blocked = 0;
  for (const { name, ph, tid, ts, tdur = 0 } of ofPage) {
    if (tid !== thread || ph !== 'X' || ts < shown || !name.endsWith('RunTask')) continue;
    blocked += Math.max(0, (slowdown * tdur) / 1000 - unnoticedMs);
  }
  return blocked;
}
