import type { Services } from '../../services.ts';
import { reasonOf } from '../../platform/log/reason-of.ts';
import { productVersion } from '../../platform/product-version.ts';
import { withinTime } from '../../platform/within-time.ts';
import { type Check, checks, type RunningShop } from './checks.ts';

/** A database or a store that hangs must not delay the answer for longer. */
const PATIENCE_MS = 2_000;

const version = productVersion();

/** The details of `/readyz?details`. A part that cannot be read says why, as `{error}`. */
export async function getReadiness(
  shop: RunningShop & Pick<Services, 'redis' | 'replicas' | 'worker'>,
) {
  const { redis, replicas, worker } = shop;
  const readers = Object.values<Check>(checks).flatMap(({ readyz = {} }) => Object.entries(readyz));
  const parts = readers.map(async ([name, read]) => [name, await tell(read(shop))] as const);
  return {
    version,
    since: new Date(Date.now() - process.uptime() * 1000),
    ...(worker !== null && { worker }),
    replicas: replicas.list(),
    ...(redis && { redis: { isConnected: redis.isConnected() } }),
    ...Object.fromEntries(await Promise.all(parts)),
  };
}

async function tell<T>(part: Promise<T>): Promise<T | { error: string }> {
  try {
    return await withinTime(PATIENCE_MS, part, () => new Error('no answer in time'));
  } catch (error) {
    return { error: reasonOf(error) };
  }
}
