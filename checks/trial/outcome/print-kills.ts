import { type Counts, verdictOf } from '../../faults/outcome.ts';
import { printTable } from '../../print/print-table.ts';
import { parts } from '../../visitors/tape.ts';
import type { PartSummary, Summary } from './summarize.ts';

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
