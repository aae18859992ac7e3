import { fuzz } from '../fuzz.ts';
import { openOwnShop } from '../open-shop.ts';

/**
 * Makes this many calls of every kind, the same ones each time; each call's success must be among them.
 * @returns how many they were, and what went wrong
 */
export async function makeCalls(calls: number): Promise<{ calls: number; faults: string }> {
  const shop = await openOwnShop();
  try {
    const report = await fuzz(shop, { calls, seed: 1 });
    return { calls: report.calls(), faults: report.describeFaults().join('\n\n') };
  } finally {
    await shop.close();
  }
}
