import { expect, test } from 'vitest';
import { type KillLine, type PartSummary, showErrors, showWaits, type Summary } from './outcome.ts';
import { printTables } from '../print/print-tables.ts';
import { parts } from '../visitors/visit.ts';

const well: PartSummary = { calls: 1_200, errors: 0, errorSeconds: 0, p99: 41.6 };
const summary = Object.fromEntries(parts.map((part) => [part, well])) as Summary;
const line: KillLine = {
  what: 'Redis',
  note: 'away for 10 s',
  summary,
  slowestRequest: 1_260,
  broken: [],
};

test('a line says for how long what was answered with errors, and what is wrong with that', () => {
  const failed = { ...well, errors: 3, errorSeconds: 2.04 };
  const broken = ['search: errors for 2.0 s, not 0'];
  const lines = [line, { ...line, summary: { ...summary, search: failed }, broken }];
  const table = printTables([...lines.map(showErrors), ...lines.map(showWaits)]);
  expect(table).toMatch(/\| Redis +\| – +\| – +\| – +\| – +\| – +\| away for 10 s +\| held +\|/);
  expect(table).toMatch(
    /\| Redis +\| – +\| 2\.0 s \(3\) \| .*BROKEN: search: errors for 2\.0 s, not 0 \|/,
  );
  expect(table).toMatch(/\| Redis +\| 42 \(1,200\) .*\| 1\.3 s +\|/);
});
