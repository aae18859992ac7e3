import type pg from 'pg';
import { isForRead } from '../deadline.ts';
import { withinTime } from '../within-time.ts';
import { replaceConnect } from './replace-connect.ts';
import type { DatabaseLimits } from './time-limits.ts';
import { noPlace } from './unreachable.ts';

/** Keeps a quarter of a pool for calls that only read: commits that no standby confirms may hold the others. */
export function keepPlacesForReads(pool: pg.Pool, limits: Pick<DatabaseLimits, 'connect'>): void {
  const most = Math.ceil(pool.options.max * 0.75);
  const writing = new WeakSet<pg.PoolClient>();
  const waiting = new Set<() => void>();
  let taken = 0;
  /** Hands the place straight to a waiting caller: before that one runs, others come and go. */
  const giveBack = () => {
    const [next] = waiting;
    if (next && waiting.delete(next)) next();
    else taken -= 1;
  };
  const awaitPlace = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.add(resolve);
    await withinTime(limits.connect, promise, () => new Error(noPlace)).catch((error: unknown) => {
      if (!waiting.delete(resolve)) giveBack();
      throw error;
    });
  };
  replaceConnect(pool, async (connect) => {
    if (isForRead()) return connect();
    if (taken < most) taken += 1;
    else await awaitPlace();
    try {
      const client = await connect();
      writing.add(client);
      return client;
    } catch (error) {
      giveBack();
      throw error;
    }
  });
  pool.on('release', (_error, client) => {
    if (writing.delete(client)) giveBack();
  });
}
