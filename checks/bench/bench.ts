import { openShop, type Shop } from '../product/open-shop.ts';
import type { Random } from '@orendi/demo/catalogue/random';
import type { Undo } from '../product/undo.ts';

/** The data, options and cleanup that all measurements share. */
export interface Bench {
  /** The filled data folder. */
  dataDir: string;
  /** A data folder to view in a browser instead of the demo. */
  shownData: string | undefined;
  listings: number;
  /** How many times contenders take turns. */
  rounds: number;
  /** For how long the smallest server is visited, and how often in a second. */
  seconds: number;
  visits: number;
  random: Random;
  undo: Undo;
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
