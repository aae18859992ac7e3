import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import { prepareMarkedStatements } from './prepared-statements.ts';
import type { Database } from './tables.ts';

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
  db: Kysely<Database>;
  /** The pool behind `db`, for statements prepared by name. */
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool. Nothing connects before the first query; a lost connection is only logged, and replaced by the next
 * one.
 */
export function openDatabase(connection: pg.PoolConfig, log: Log): OpenDatabase {
  const pool = new pg.Pool({
    max: 12,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    // A client that falls silent inside a transaction loses it, along with its locks.
    idle_in_transaction_session_timeout: 120_000,
    application_name: 'orendi',
    ...connection,
    types,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  // If a connection is lost during a transaction, its next statement fails and reports it.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', prepareMarkedStatements());
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
