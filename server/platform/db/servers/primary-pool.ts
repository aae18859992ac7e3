import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { withinTime } from '../../within-time.ts';
import { cutConnection } from '../cut-connection.ts';
import { replaceConnect } from '../replace-connect.ts';
import type { DatabaseLimits } from '../time-limits.ts';
import { isServerLost } from '../unreachable.ts';
import type { Primary } from './primary.ts';

/** For how long, since no primary could be found, a call waits for one; later ones are told at once. */
const PATIENCE_MS = 2_000;
const PAUSE_MS = 200;
/** A server that is found and then refuses is not asked for ever. */
const MOST_TRIES = 4;
/** How often it is made sure that the primary has not been replaced behind its own back, frozen or cut off. */
const REST_MS = 10_000;

/**
 * Makes the pool for one of several servers, of which the primary may change: new connections go to it, those to a former
 * one are cut, and whoever wants a connection while there is none waits a moment. Nothing is repeated that may have
 * reached a server: only what comes before the first statement.
 */
export function createPrimaryPool(
  primary: Primary,
  settings: pg.PoolConfig,
  limits: DatabaseLimits,
): { pool: pg.Pool; stop(): void } {
  class PrimaryClient extends pg.Client {
    readonly server = primary.connection();
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...primary.connection() });
    }
  }
  let awaySince: number | null = null;

  /** @throws NoPrimary */
  const findInTime = async () => {
    for (;;) {
      try {
        await primary.find();
        awaySince = null;
        return;
      } catch (error) {
        awaySince ??= performance.now();
        if (performance.now() - awaySince > PATIENCE_MS) throw error;
        await pause(PAUSE_MS);
      }
    }
  };
  const connectTo = async (connect: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await connect();
      } catch (error) {
        if (tries === MOST_TRIES || !isServerLost(error)) throw error;
        await findInTime();
      }
    }
  };

  const pool = new pg.Pool({
    ...settings,
    Client: PrimaryClient,
    onConnect: (client) => refuseReadOnly(client, limits.inquiry),
  });
  replaceConnect(pool, connectTo);
  const clients = new Set<pg.ClientBase>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  primary.onMoved(() => {
    const server = primary.connection();
    for (const client of clients) {
      if (client instanceof PrimaryClient && client.server !== server)
        cutConnection(client, 'the primary is another server');
    }
  });
  const timer = setInterval(() => primary.find().catch(() => {}), REST_MS).unref();
  return { pool, stop: () => clearInterval(timer) };
}

/** Also when the server was the primary at the time it was found. */
async function refuseReadOnly(client: pg.ClientBase, patienceMs: number): Promise<void> {
  const asked = client.query<{ state: string }>(
    `select current_setting('transaction_read_only') as state`,
  );
  const { rows } = await withinTime(patienceMs, asked, () => {
    const reason = 'it does not say whether it takes writes';
    cutConnection(client, reason);
    return new Error(`Connection terminated: ${reason}`);
  });
  if (rows[0]?.state !== 'off') throw readOnly();
}

const readOnly = () => Object.assign(new Error('the server takes no writes'), { code: '25006' });
