import { openShop, type Shop } from './open-shop.ts';
import type { Random } from './random.ts';
import type { Undo } from './undo.ts';

/** What every measurement stands on. */
export interface Ground {
  /** Filled. */
  dataDir: string;
  /** A data folder to look at in a browser in place of the demo. */
  shownData: string | null;
  listings: number;
  /** How often contenders take turns. */
  rounds: number;
  random: Random;
  undo: Undo;
}

/** Starts the product freshly for one measurement. */
export async function withShop<Result>(
  { dataDir, undo }: Ground,
  work: (shop: Shop) => Promise<Result>,
): Promise<Result> {
  const shop = await openShop(dataDir, undo);
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}
