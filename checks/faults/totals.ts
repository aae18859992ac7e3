import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { addCounts, type Counts, noCounts } from './outcome.ts';

/** Things that are killed without warning. `all`: the server and the whole database, as when the power fails. */
export const killKinds = ['server', 'postmaster', 'backend', 'all'] as const;

export type KillKind = (typeof killKinds)[number];

/** All kills ever made with one file of totals. */
export interface Totals {
  kills: Record<KillKind, number>;
  counts: Counts;
  /** The longest that a kill has kept visitors waiting, in seconds. */
  longestRecovery: number;
}

export const noTotals: Totals = {
  kills: { server: 0, postmaster: 0, backend: 0, all: 0 },
  counts: noCounts,
  longestRecovery: 0,
};

export function addTotals(one: Totals, other: Totals): Totals {
  const kills = { ...one.kills };
  for (const kind of killKinds) kills[kind] += other.kills[kind];
  return {
    kills,
    counts: addCounts(one.counts, other.counts),
    longestRecovery: Math.max(one.longestRecovery, other.longestRecovery),
  };
}

export const countKills = ({ kills }: Totals): number =>
  killKinds.reduce((sum, kind) => sum + kills[kind], 0);

/** The totals of earlier runs; none without the file. */
export async function readTotals(file: string): Promise<Totals> {
  if (!existsSync(file)) return noTotals;
  const kept = JSON.parse(await readFile(file, 'utf8')) as Partial<Totals>;
  const { kills, counts } = noTotals;
  const { longestRecovery = 0 } = kept;
  return {
    kills: { ...kills, ...kept.kills },
    counts: { ...counts, ...kept.counts },
    longestRecovery,
  };
}

/** Adds a checked part of a run to the file, which is written whole or not at all. */
export async function keepTotals(file: string, more: Totals): Promise<void> {
  const totals = addTotals(await readTotals(file), more);
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.part`;
  const handle = await open(unfinished, 'w');
  try {
    await handle.writeFile(`${JSON.stringify(totals, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}
