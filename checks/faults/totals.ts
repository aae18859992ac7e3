import { readFile } from 'node:fs/promises';
import { nullWhenMissing, writeWhole } from '@orendi/server/platform/files/write-whole';
import type { Counts } from '../visitors/count-forms.ts';

/** Kills, and what became of the requests meanwhile. */
export interface Totals {
  /** How many, by what was killed. */
  kills: Record<string, number>;
  counts: Counts;
  /** The longest that a kill has kept visitors waiting, in seconds. */
  longestRecovery: number;
}

const addEach = <Name extends string>(
  one: Record<Name, number>,
  other: Record<Name, number>,
): Record<Name, number> => {
  const sum = { ...one };
  for (const name of Object.keys(other) as Name[]) sum[name] = (sum[name] ?? 0) + other[name];
  return sum;
};

export const addTotals = (one: Totals, other: Totals): Totals => ({
  kills: addEach(one.kills, other.kills),
  counts: addEach(one.counts, other.counts),
  longestRecovery: Math.max(one.longestRecovery, other.longestRecovery),
});

export const countKills = ({ kills }: Totals): number =>
  Object.values(kills).reduce((sum, count) => sum + count, 0);

/** The totals of all runs with this file; null without it. */
export async function readTotals(file: string): Promise<Totals | null> {
  const kept = await readFile(file, 'utf8').catch(nullWhenMissing);
  return kept === null ? null : (JSON.parse(kept) as Totals);
}

/** Adds a counted part of a run to the file. */
export async function keepTotals(file: string, more: Totals): Promise<void> {
  const before = await readTotals(file);
  const totals = before ? addTotals(before, more) : more;
  await writeWhole(file, `${JSON.stringify(totals, null, 2)}\n`);
}
