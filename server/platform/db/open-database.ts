import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Log } from '../log/log.ts';
import { dropReadOnly } from './cut-connection.ts';
import { keepPlacesForReads } from './keep-places-for-reads.ts';
import { obeyDeadlines } from './obey-deadlines.ts';
import { prepareMarkedStatements } from './prepared-statements.ts';
import { createPrimaryPool, openPrimary, type Primary } from './servers/index.ts';
import type { Database, Db } from './tables.ts';
import { type DatabaseLimits, databaseLimits, serverLimits } from './time-limits.ts';
import { watchConnections } from './watch-connections.ts';

const { builtins } = pg.types;

/*
 * Parses numeric and bigint into JavaScript numbers without loss: every numeric here has at most ten digits before the
 * point and eight after it, and every count fits in 53 bits.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === builtins.NUMERIC || oid === builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format),
};

export interface OpenDatabase {
  db: Db;
  /** For statements prepared by name. */
  pool: pg.Pool;
  primary: Primary;
  close(): Promise<void>;
}

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
): OpenDatabase {
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
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
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
  const connections = new Gauge({
    name: 'orendi_database_connections',
    help: 'Connections to the database: open, idle; waiting: calls that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'open' }, pool.totalCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}
