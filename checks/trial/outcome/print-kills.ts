import { type Part, parts } from '../../visitors/tape.ts';
import type { KillLine } from './kill-line.ts';
import { printTable } from '../../print/print-table.ts';
import type { PartSummary } from './summarize.ts';

/** Two tables: for how long each part was answered with errors, and how long the slowest hundredth waited. */
export function printKills(lines: readonly KillLine[]): string {
  const waited = parts.map((part) => `${part}, p99 ms (calls)`);
  const errors = lines.map(({ what, note, summary, broken }) => [
    what,
    ...parts.map((part) => showErrors(summary[part])),
    note,
    broken.length === 0 ? 'held' : `BROKEN: ${broken.join('; ')}`,
  ]);
  const waits = lines.map(({ what, seconds, summary, longestRequest }) => [
    what,
    seconds.toFixed(0),
    ...parts.map((part) => showWait(summary, part)),
    (longestRequest / 1000).toFixed(1),
  ]);
  return [
    printTable(['killed', ...parts, 'how it came back', 'verdict'], errors),
    printTable(['killed', 'seconds', ...waited, 'slowest request acknowledged after s'], waits),
  ].join('\n\n');
}

const showErrors = ({ errors, errorSeconds }: PartSummary) =>
  errors === 0 ? '–' : `${errorSeconds.toFixed(1)} s (${errors.toLocaleString('en')})`;

const showWait = (summary: Record<Part, PartSummary>, part: Part) => {
  const { p99, calls } = summary[part];
  return `${p99 === null ? '–' : Math.round(p99).toLocaleString('en')} (${calls.toLocaleString('en')})`;
};
