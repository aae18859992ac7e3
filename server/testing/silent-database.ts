import { join } from 'node:path';
import type pg from 'pg';
import type { DatabaseLimits } from '../platform/db/time-limits.ts';
import { type SilentProxy, startSilentProxy } from './silent-proxy.ts';

/** A database that can fall silent. */
export interface SilentDatabase {
  /** Leads through the proxy. */
  connection: pg.ClientConfig;
  proxy: SilentProxy;
}

/**
 * Fractions of the product's limits, so that a test of silence takes a few seconds. A busy machine needs some hundred
 * milliseconds for a connection.
 */
export const shortLimits: DatabaseLimits = {
  connect: 1_500,
  silence: 200,
  inquiry: 1_000,
  look: 20,
  grace: 200,
  heartbeat: 250,
  check: 250,
  lag: 300,
};

/** Puts a proxy before a database, wherever it listens. */
export async function openSilentDatabase(connection: pg.ClientConfig): Promise<SilentDatabase> {
  const { host = '127.0.0.1', port = 5432 } = connection;
  const proxy = await startSilentProxy(
    host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port },
  );
  return { connection: { ...connection, host: '127.0.0.1', port: proxy.port }, proxy };
}
