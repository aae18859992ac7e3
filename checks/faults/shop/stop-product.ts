import { once } from 'node:events';
import type { Product } from '../../product/start-product.ts';

/** A process has to end within this time after TERM. */
export const longestStop = 20;

export interface Stopped {
  seconds: number;
  /** What was wrong with the end. */
  broken: string[];
}

/** Asks the product to end, as an operating system does, and watches how it does. */
export async function stopProduct({ child, stop }: Product): Promise<Stopped> {
  if (child.exitCode !== null || child.signalCode !== null) {
    await stop();
    return { seconds: 0, broken: [`had ended before (${child.signalCode ?? child.exitCode})`] };
  }
  const started = performance.now();
  const ended = once(child, 'exit');
  // Sends TERM, and kills after 20 seconds.
  await Promise.all([ended, stop()]);
  const seconds = (performance.now() - started) / 1000;
  if (child.signalCode === 'SIGKILL')
    return { seconds, broken: [`ran ${longestStop} s after TERM`] };
  const broken = child.exitCode === 0 ? [] : [`ended with ${child.signalCode ?? child.exitCode}`];
  return { seconds, broken };
}
