import { expect, test } from 'vitest';
import { judgeCounts, noCounts } from '../faults/outcome.ts';
import { type PartSummary, printCounts, printKills, type Summary } from './outcome.ts';
import { parts } from '../visitors/visit.ts';

const well: PartSummary = { calls: 1_200, errors: 0, errorSeconds: 0, p99: 41.6 };
const summary = Object.fromEntries(parts.map((part) => [part, well])) as Summary;
const line = {
  what: 'Redis',
  note: 'away for 10 s',
  seconds: 50.4,
  summary,
  longestRequest: 1_260,
  broken: [],
};

test('a line says for how long what was answered with errors, and what is wrong with that', () => {
  const failed = { ...well, errors: 3, errorSeconds: 2.04 };
  const table = printKills([
    line,
    {
      ...line,
      summary: { ...summary, search: failed },
      broken: ['search: errors for 2.0 s, not 0'],
    },
  ]);
  expect(table).toMatch(/\| Redis +\| – +\| – +\| – +\| – +\| – +\| away for 10 s +\| held +\|/);
  expect(table).toMatch(
    /\| Redis +\| – +\| 2\.0 s \(3\) \| .*BROKEN: search: errors for 2\.0 s, not 0 \|/,
  );
  expect(table).toMatch(/\| Redis +\| 50 +\| 42 \(1,200\) .*\| 1\.3 +\|/);
});

test('one lost request is told and judged', () => {
  const counts = { ...noCounts, acknowledged: 1_500, lost: 1 };
  const table = printCounts(counts, judgeCounts(counts, true));
  expect(table).toMatch(/\| 1,500 +\| 1 +\|.*BROKEN: 1 lost \|/);
});
