import { fuzz } from '../fuzz.ts';
import { openInProcess } from '../targets.ts';

/**
 * Makes so many calls of every kind, the same ones each time; each call's success must be among them.
 * @returns how many they were, and what went wrong
 */
export async function makeCalls(calls: number): Promise<{ calls: number; faults: string }> {
  const target = await openInProcess();
  try {
    const report = await fuzz(target, { calls, seed: 1 });
    return { calls: report.calls(), faults: report.describeFaults().join('\n\n') };
  } finally {
    await target.close();
  }
}
