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
