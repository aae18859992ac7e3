import type pg from 'pg';
import { startLockedPostgres } from './platform/db/embedded/index.ts';
import { refuseUnfinishedRestore } from './platform/files/unfinished-restore.ts';
import type { Log } from './platform/log/log.ts';
import type { Settings } from './platform/settings.ts';

/** Connections of one serving process: its pool, the listener for changes, a backup. */
const CONNECTIONS = 16;
/** For the operator's commands. */
const OTHER_CONNECTIONS = 44;

/**
 * DATABASE_URL's, or the embedded one.
 * @param running if another process has started that
 * @throws StartError
 */
export async function openDatabaseServer(
  { databaseUrl, dataDir, workers }: Pick<Settings, 'databaseUrl' | 'dataDir' | 'workers'>,
  log: Log,
  running: pg.ClientConfig | null = null,
): Promise<{ connection: pg.ClientConfig; stop(): Promise<void> }> {
  // Stops it, if it was started here.
  const stop = async () => {};
  if (databaseUrl) {
    refuseUnfinishedRestore(dataDir);
    return { connection: { connectionString: databaseUrl }, stop };
  }
  if (running) return { connection: running, stop };
  const most = { max_connections: String(OTHER_CONNECTIONS + CONNECTIONS * workers) };
  const refuse = () => refuseUnfinishedRestore(dataDir);
  return startLockedPostgres({ dataDir, log, settings: most }, refuse);
}
