import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { keepListings } from '@orendi/server/features/discovery/index';
import { createChanges } from '@orendi/server/platform/db/changes';
import { silentLog } from '@orendi/server/platform/log/log';
import { createMetrics } from '@orendi/server/platform/metrics/index';
import type { Shop } from '../../product/open-shop.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** @returns the bytes that the engine holds for all listings, read into this process */
export async function measureEngine({ database: { db, pool } }: Shop): Promise<number> {
  const before = held();
  const changes = createChanges(db, silentLog);
  const listings = keepListings(null, {
    db,
    pool,
    changes,
    log: silentLog,
    reads: db,
    metrics: createMetrics(),
  });
  await listings.current();
  return held() - before;
}

/** What is in use: the heap, and the arrays beside it. */
function held(): number {
  // What a first collection lets go of may hold what only a second one frees.
  for (let times = 0; times < 3; times += 1) collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
