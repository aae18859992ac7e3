import { openShop, type Shop } from '../product/open-shop.ts';
import type { Random } from '@orendi/demo/catalogue/random';
import type { Undo } from '../product/undo.ts';

/** The data, options and cleanup that all measurements share. */
export interface Bench {
  dataDir: string;
  /** A data folder to view in a browser instead of the demo. */
  shownData: string | undefined;
  listings: number;
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
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

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
