import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countKills, keepTotals, readTotals, type Totals } from './totals.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orendi-totals-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const mails = { mailsMissing: 0, mailsDoubled: 2, mailsTwice: 0 };
const run: Totals = {
  kills: { server: 3, postmaster: 2, backend: 1, all: 1 },
  counts: { acknowledged: 50, lost: 1, doubled: 0, ...mails, failures: 0, given: 0 },
  longestRecovery: 1.5,
};

test('the kills of a run are added to those of earlier ones', async () => {
  const file = join(folder, 'below/totals.json');
  expect(await readTotals(file)).toBeNull();
  await keepTotals(file, run);
  await keepTotals(file, { ...run, longestRecovery: 0.5 });
  const totals = await readTotals(file);
  expect(totals).toEqual({
    kills: { server: 6, postmaster: 4, backend: 2, all: 2 },
    counts: { ...run.counts, acknowledged: 100, lost: 2, mailsDoubled: 4 },
    longestRecovery: 1.5,
  });
  expect(totals && countKills(totals)).toBe(14);
  expect(await readdir(join(folder, 'below'))).toEqual(['totals.json']);
});
