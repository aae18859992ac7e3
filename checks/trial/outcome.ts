import { type Counts, verdictOf } from '../faults/outcome.ts';
import { percentile } from '../measure/ratios.ts';
import { printTable } from '../print/print-table.ts';
import { type Answer, type Part, parts } from '../visitors/visit.ts';

/** How one part was answered for a while. */
export interface PartSummary {
  calls: number;
  errors: number;
  /** How long it was answered with errors, in seconds. */
  errorSeconds: number;
  /** Milliseconds from the moment a call was due; null without calls. */
  p99: number | null;
}

export type Summary = Record<Part, PartSummary>;

export function summarize(answers: readonly Answer[]): Summary {
  const one = (part: Part): PartSummary => {
    const own = answers.filter((answer) => answer.part === part);
    const failed = own.filter(({ isWell }) => !isWell);
    return {
      calls: own.length,
      errors: failed.length,
      errorSeconds: errorSeconds(failed),
      p99: own.length > 0 ? percentile(own.map(waitOf), 0.99) : null,
    };
  };
  return Object.fromEntries(parts.map((part) => [part, one(part)])) as Summary;
}

const waitOf = ({ asked, answered }: Answer) => answered - asked;

/** Errors that are closer than this, in milliseconds, belong to the same time of trouble. */
const joinMs = 1_000;

/**
 * The time in which calls failed, from when the first was asked until the last was answered, in seconds; a second
 * without a failed call ends it.
 */
export function errorSeconds(failed: readonly Pick<Answer, 'asked' | 'answered'>[]): number {
  let [sum, until] = [0, -Infinity];
  for (const { asked, answered } of failed.toSorted((a, b) => a.asked - b.asked)) {
    const from = asked - until > joinMs ? asked : until;
    sum += Math.max(0, answered - from);
    until = Math.max(until, answered);
  }
  return sum / 1000;
}

/** The longest that a part may be answered with errors after a kill, in seconds; parts that are not named: not at all. */
export type Allowed = Partial<Record<Part, number>>;

/**
 * The charges against the product after a kill; empty if there are none.
 * @param last how the last seconds before the next kill went: by then all must be well
 */
export function judgeKill(summary: Summary, last: Summary, allowed: Allowed): string[] {
  return parts.flatMap((part) => {
    const { calls, errors, errorSeconds } = summary[part];
    const most = allowed[part] ?? 0;
    // A call that is refused at once has failed, however short that was.
    const isTooMuch = most === 0 ? errors > 0 : errorSeconds > most;
    const faults: [boolean, string][] = [
      [calls === 0, 'nobody asked'],
      [isTooMuch, `errors for ${errorSeconds.toFixed(1)} s, not ${most}`],
      [last[part].errors > 0, 'not well at the end'],
    ];
    return faults.filter(([isFault]) => isFault).map(([, fault]) => `${part}: ${fault}`);
  });
}

/** Everything that one kill did to the visitors: a line of the table. */
export interface KillLine {
  /** The thing that was killed. */
  what: string;
  /** How it came back. */
  note: string;
  /** From the kill until everything was well again, and watched a while longer. */
  seconds: number;
  summary: Summary;
  /** How long the slowest request took from the moment it was due until it was acknowledged, with all tries; ms. */
  longestRequest: number;
  broken: string[];
}

/** Two tables: for how long each part was answered with errors, and how long the slowest hundredth waited. */
export function printKills(lines: readonly KillLine[]): string {
  const waited = parts.map((part) => `${part}, p99 ms (calls)`);
  const errors = lines.map(({ what, note, summary, broken }) => [
    what,
    ...parts.map((part) => showErrors(summary[part])),
    note,
    verdictOf(broken),
  ]);
  const waits = lines.map(({ what, seconds, summary, longestRequest }) => [
    what,
    seconds.toFixed(0),
    ...parts.map((part) => showWait(summary[part])),
    (longestRequest / 1000).toFixed(1),
  ]);
  return [
    printTable(['killed', ...parts, 'how it came back', 'verdict'], errors),
    printTable(['killed', 'seconds', ...waited, 'slowest request acknowledged after s'], waits),
  ].join('\n\n');
}

const show = (figure: number) => figure.toLocaleString('en');

const showErrors = ({ errors, errorSeconds }: PartSummary) =>
  errors === 0 ? '–' : `${errorSeconds.toFixed(1)} s (${show(errors)})`;

const showWait = ({ p99, calls }: PartSummary) =>
  `${p99 === null ? '–' : show(Math.round(p99))} (${show(calls)})`;

/** Whatever became of the requests, and the charges against it. */
export function printCounts(counts: Counts, broken: readonly string[]): string {
  const { acknowledged, lost, doubled, mailsMissing, mailsDoubled, mailsTwice } = counts;
  const figures = {
    'requests acknowledged': acknowledged,
    lost,
    doubled,
    'without a mail': mailsMissing,
    'mails sent again': mailsDoubled,
    'two different mails': mailsTwice,
  };
  const row = [...Object.values(figures).map(show), verdictOf(broken)];
  return printTable([...Object.keys(figures), 'verdict'], [row]);
}
