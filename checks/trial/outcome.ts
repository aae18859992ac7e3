import { verdictOf } from '../print/print-tables.ts';
import { type Answer, type Part, parts, summarizeAnswers } from '../visitors/visit.ts';

export type PartSummary = ReturnType<typeof summarizePart>;

export type Summary = Record<Part, PartSummary>;

export function summarize(answers: readonly Answer[]): Summary {
  const byPart = Map.groupBy(answers, ({ part }) => part);
  const summaries = parts.map((part) => [part, summarizePart(byPart.get(part) ?? [])]);
  return Object.fromEntries(summaries) as Summary;
}

function summarizePart(answers: readonly Answer[]) {
  const { calls, errors, p99 } = summarizeAnswers(answers);
  const failed = answers.filter(({ isWell }) => !isWell);
  return { calls, errors, errorSeconds: errorSeconds(failed), p99 };
}

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

/** The charges against the product after a kill. In the `last` seconds before the next one all must be well. */
export function judgeKill(summary: Summary, last: Summary, allowed: Allowed, patience = 1) {
  return parts.flatMap((part) => {
    const { calls, errors, errorSeconds } = summary[part];
    const most = (allowed[part] ?? 0) * patience;
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

/** Everything that one kill did to the visitors: a line of each table. */
export interface KillLine {
  /** The thing that was killed. */
  what: string;
  /** How it came back. */
  note: string;
  summary: Summary;
  /** How long the slowest request took from the moment it was due until it was acknowledged, with all tries; ms. */
  slowestRequest: number;
  broken: string[];
}

const show = (figure: number) => figure.toLocaleString('en');

/** For how long each part was answered with errors. */
export const showErrors = ({ what, note, summary, broken }: KillLine): Record<string, string> => ({
  killed: what,
  ...cellsOf(summary, ({ errors, errorSeconds }) =>
    errors === 0 ? '–' : `${errorSeconds.toFixed(1)} s (${show(errors)})`,
  ),
  'how it came back': note,
  verdict: verdictOf(broken),
});

/** How long the slowest hundredth waited. */
export const showWaits = ({ what, summary, slowestRequest }: KillLine): Record<string, string> => ({
  'killed, p99 ms (calls)': what,
  ...cellsOf(summary, ({ p99, calls }) =>
    calls === 0 ? '–' : `${show(Math.round(p99))} (${show(calls)})`,
  ),
  'slowest request': `${(slowestRequest / 1000).toFixed(1)} s`,
});

const cellsOf = (summary: Summary, show: (part: PartSummary) => string) =>
  Object.fromEntries(parts.map((part) => [part, show(summary[part])]));
