import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Log } from '../log/log.ts';
import { showSeries } from '../metrics/index.ts';
import { dropReadOnly } from './cut-connection.ts';
import { keepPlacesForReads } from './keep-places-for-reads.ts';
import { prepareMarkedStatements } from './prepared-statements.ts';
import { createPrimaryPool } from './servers/primary-pool.ts';
import { openPrimary } from './servers/primary.ts';
import type { Database, Db } from './tables.ts';
import { type DatabaseLimits, databaseLimits, serverLimits } from './time-limits.ts';
import { watchConnections } from './watch-connections.ts';
import { OutOfTime, remainingMs, wholeDeadlineMs } from '../deadline.ts';

const begins = /^(begin|start transaction)\b/i;
const ends = /^(commit|rollback)$/i;

/**
 * Makes a pool's connections end statements with the call that has sent them, and send none for a call that has run out,
 * not even its COMMIT; what it has begun is rolled back. The server itself limits the time, because its limit never ends
 * a commit that waits for a standby, whereas a cancellation would, and what it had committed would be seen here only.
 * Transactions get what is left of the time. A statement on its own gets the whole time of its kind of call, so that a
 * connection is rarely told another limit than that of the last one.
 * @param usual the limit outside of calls in milliseconds, 0 for none
 */
function obeyDeadlines(usual: number): (client: pg.ClientBase) => void {
  return (client) => {
    let limit = usual;
    let isInside = false;
    const run = client.query.bind(client) as (...parts: unknown[]) => unknown;
    client.query = ((text: unknown, ...rest: unknown[]) => {
      const left = remainingMs();
      if (left === 0 && text !== 'rollback') return refuse(rest.at(-1));
      if (typeof text === 'string' && begins.test(text)) {
        isInside = true;
        const within =
          left === Infinity ? '' : `; set local statement_timeout = ${Math.ceil(left)}`;
        return run(text + within, ...rest);
      }
      if (typeof text === 'string' && ends.test(text)) isInside = false;
      else if (!isInside && (wholeDeadlineMs() ?? usual) !== limit) {
        limit = wholeDeadlineMs() ?? usual;
        // If it fails, so does what follows.
        (run(`set statement_timeout = ${limit}`) as Promise<unknown>).catch(() => {});
      }
      return run(text, ...rest);
    }) as typeof client.query;
  };
}

/** @param callback set by callers that want no promise */
function refuse(callback: unknown): Promise<never> | undefined {
  if (typeof callback !== 'function') return Promise.reject(new OutOfTime());
  process.nextTick(callback, new OutOfTime());
  return undefined;
}

const { builtins } = pg.types;

/*
 * Parses numeric and bigint into JavaScript numbers without loss: every numeric here has at most ten digits before the
 * point and eight after it, and every count fits in 53 bits. Days stay texts, as they begin at different times by zone.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === builtins.NUMERIC || oid === builtins.INT8
      ? Number
      : oid === builtins.DATE
        ? String
        : pg.types.getTypeParser(oid, format),
};

export type OpenDatabase = ReturnType<typeof openDatabase>;

/**
 * Opens a pool. Nothing connects before the first query; a lost connection is only logged, and replaced by the next
 * one. Nobody waits for the database beyond the limits: the server ends what takes too long, and this side what the
 * server does not answer. A connection that names several servers leads to the one that takes writes, also when that
 * changes.
 */
export function openDatabase(
  connection: pg.PoolConfig,
  log: Log,
  limits: DatabaseLimits = databaseLimits,
) {
  const settings: pg.PoolConfig = {
    max: 12,
    connectionTimeoutMillis: limits.connect,
    idleTimeoutMillis: 60_000,
    // The system ends connections at rest whose other side has vanished, and a NAT keeps the others in mind.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: serverLimits.statement,
    lock_timeout: serverLimits.lock,
    idle_in_transaction_session_timeout: serverLimits.idleInTransaction,
    application_name: 'orendi',
    ...connection,
    types,
  };
  const primary = openPrimary(connection, log, limits);
  const { pool, stop } =
    primary.servers.length > 1
      ? createPrimaryPool(primary, settings, limits)
      : { pool: new pg.Pool(settings), stop: () => {} };
  pool.on('error', (error) =>
    log.warn({ reason: error.message }, 'an idle database connection was lost'),
  );
  // If a connection is lost during a transaction, its next statement fails and reports it.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', dropReadOnly);
  pool.on('connect', prepareMarkedStatements());
  const { statement_timeout: statement } = settings;
  pool.on('connect', obeyDeadlines(statement || 0));
  const longest = statement ? statement + limits.grace : 0;
  keepPlacesForReads(pool, limits);
  const endWatch = watchConnections(pool, primary, log, limits, longest);
  const db: Db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    /** For statements prepared by name. */
    pool,
    primary,
    async close() {
      stop();
      await db.destroy();
      endWatch();
    },
  };
}

export function showPool(registry: Registry, pool: pg.Pool): void {
  const name = 'orendi_database_connections';
  const help = 'Connections to the database: open, idle; waiting: calls that wait for one';
  showSeries(registry, Gauge, { name, help, label: 'state' }, () => [
    ['open', pool.totalCount],
    ['idle', pool.idleCount],
    ['waiting', pool.waitingCount],
  ]);
}
