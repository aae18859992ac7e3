import { expect, test } from 'vitest';
import { judgeKill, type PartSummary, type Summary } from './outcome.ts';
import { parts } from '../visitors/visit.ts';

const well: PartSummary = { calls: 9, errors: 0, errorSeconds: 0, p99: 4 };
const all = Object.fromEntries(parts.map((part) => [part, well])) as Summary;
const withSearch = (fields: Partial<PartSummary>) => ({ ...all, search: { ...well, ...fields } });

test('nothing is said against a kill that nobody noticed', () => {
  expect(judgeKill(all, all, {})).toEqual([]);
});

test('errors are counted against a part for which none, or only shorter ones, are allowed', () => {
  const short = withSearch({ errors: 1, errorSeconds: 0 });
  const long = withSearch({ errors: 8, errorSeconds: 5.01 });
  expect(judgeKill(short, all, { search: 5 })).toEqual([]);
  expect(judgeKill(long, all, { search: 5, pages: 9 })).toEqual([
    'search: errors for 5.0 s, not 5',
  ]);
  expect(judgeKill(short, all, { pages: 9 })).toEqual(['search: errors for 0.0 s, not 0']);
});

test('whatever is allowed, all is well again before the next kill', () => {
  const last = withSearch({ errors: 1, errorSeconds: 0.1 });
  expect(judgeKill(all, last, { search: 60 })).toEqual(['search: not well at the end']);
});

test('a part that nobody asked for has shown nothing', () => {
  expect(judgeKill(withSearch({ calls: 0 }), all, {})).toEqual(['search: nobody asked']);
});
