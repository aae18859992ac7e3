import { createRandom } from '@orendi/demo/catalogue/random';
import { openShop, type Shop } from '../product/open-shop.ts';
import type { Undo } from '../product/undo.ts';
import { readNumber, readOptions, readRows, readSeed } from '../read-options.ts';
import { prepareData } from './catalogue/prepare-data.ts';

/** The data, options and cleanup that all measurements share. */
export type Bench = Awaited<ReturnType<typeof openBench>>;

/** Reads what was typed; of all `rows`, `names` are those to measure. @throws WrongOption */
export async function openBench(rows: readonly string[], undo: Undo) {
  const numbers = ['listings', 'rounds', 'seconds', 'visits', 'seed'] as const;
  const typed = readOptions(process.argv.slice(2), [...numbers, 'only', 'keep', 'data']);
  const listings = readNumber(typed, 'listings', 100, 100_000);
  const seed = readSeed(typed);
  const only = readRows(typed.only, rows);
  // It sets a part of the machine aside, so it is measured only when it is named.
  const names = only.length > 0 ? only : rows.filter((name) => name !== 'smallest');
  const needsCatalogue = names.some((name) => name !== 'lighthouse');
  return {
    names,
    listings,
    /** How many times contenders take turns. */
    rounds: readNumber(typed, 'rounds', 1, 9),
    /** For how long the smallest server is visited, and how often in a second. */
    seconds: readNumber(typed, 'seconds', 10, 60),
    visits: readNumber(typed, 'visits', 1, 50),
    seed,
    random: createRandom(seed),
    undo,
    /** A data folder to view in a browser instead of the demo. */
    shownData: typed.data,
    /** The filled data folder. Last, as filling takes minutes, and a wrong option is told at once. */
    dataDir: needsCatalogue ? await prepareData(typed.keep, listings, undo) : '',
  };
}

/** Starts the product afresh for one measurement. */
export async function withShop<Result>(
  { dataDir, undo }: Bench,
  work: (shop: Shop) => Promise<Result>,
  env: Record<string, string> = {},
): Promise<Result> {
  const shop = await openShop(dataDir, undo, { env });
  return work(shop).finally(shop.stop);
}

/** A measurement, as one line of a table. */
export interface Line {
  work: string;
  /** The result: in words, or figures under their titles. */
  measured: string | Record<string, string>;
  /** The bare server or bare query in the same run, for comparison. */
  bare?: string;
  reach?: string;
  /** Null: not measured here, or no target for this size. Undefined: there is no target. */
  met?: boolean | null;
}

export function showLine({ work, measured, bare = '', reach = '', met }: Line) {
  const figures = typeof measured === 'string' ? { measured } : measured;
  const verdict = met === undefined ? '' : met === null ? '–' : met ? 'yes' : 'NO';
  return { work, ...figures, 'against bare': bare, reach, met: verdict };
}

/** A target that a figure must not exceed; up to 100,000 listings, where it depends on them. */
export function atMost(figure: number, most: number, unit: string, listings = 0) {
  if (listings > 100_000) return { reach: 'no line', met: null };
  return { reach: `≤ ${most} ${unit}`, met: figure <= most };
}
