import { AsyncLocalStorage } from 'node:async_hooks';
import { callbackify } from 'node:util';
import type pg from 'pg';

type Connect = () => Promise<pg.PoolClient>;

/** Makes a pool connect in another way, for callers with a callback too. */
export function replaceConnect(
  pool: pg.Pool,
  connectBy: (connect: Connect) => Promise<pg.PoolClient>,
): void {
  const former = pool.connect.bind(pool) as Connect;
  const connect = () => connectBy(former);
  pool.connect = ((callback?: Parameters<pg.Pool['connect']>[0]) => {
    if (callback === undefined) return connect();
    // In the caller's context, not in that of whoever lets it go on.
    const tell = AsyncLocalStorage.bind(callback);
    callbackify(connect)((error, client) =>
      tell(error ?? undefined, client, (release) => client?.release(release)),
    );
    return undefined;
  }) as typeof pool.connect;
}
