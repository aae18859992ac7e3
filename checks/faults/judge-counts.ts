import type { Counts } from './fault-line.ts';

interface Allowed {
  /** Whether the fault may lie between a mail's acceptance and its record: then it has to be sent again. */
  mailsDoubled: boolean;
}

/** What the counts say against the product; empty if nothing. */
export function judgeCounts(counts: Counts, allowed: Allowed): string[] {
  const faults: [number, string][] = [
    [counts.lost, 'lost'],
    [counts.doubled, 'doubled'],
    [counts.mailsMissing, 'without a mail'],
    [allowed.mailsDoubled ? 0 : counts.mailsDoubled, 'mails doubled'],
    [counts.mailsTwice, 'with two different mails'],
    [counts.failures, 'answers 5xx other than 503'],
  ];
  const broken = faults.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  // A fault under which nothing was accepted before and after has shown nothing.
  return counts.acknowledged > 0 ? broken : ['no request was acknowledged', ...broken];
}

/** The same for how long it took to be well again. */
export function judgeRecovery(seconds: number | null, most: number): string[] {
  if (seconds === null) return ['not well again'];
  return seconds > most ? [`well again after ${seconds.toFixed(1)} s, not ${most}`] : [];
}
