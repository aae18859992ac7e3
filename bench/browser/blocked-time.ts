/** What a trace of Chromium's notes of one thing that happened, in microseconds; `tdur` is the thread's processor time. */
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

/** Lighthouse's simulated phone is this many times slower. */
const slowdown = 4;
/** A finger that waits less notices nothing. */
const unnoticedMs = 50;

/**
 * The time for which a simulated phone would not answer a finger after its first view, in milliseconds, as Lighthouse's
 * Total Blocking Time, but of the main thread's processor time: what other processes took meanwhile does not count.
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
