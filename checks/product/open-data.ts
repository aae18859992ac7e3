import { lockDataFolder, startEmbeddedPostgres } from '@orendi/server/platform/db/embedded/index';
import { migrate } from '@orendi/server/platform/db/migrate';
import { type OpenDatabase, openDatabase } from '@orendi/server/platform/db/open-database';
import { silentLog } from '@orendi/server/platform/log/log';
import { migrationsFolder } from '@orendi/server/open-services';
import type { Undo } from './undo.ts';

/** The migrated database of a data folder, without a running product that has to take in what is written here. */
export async function openData(dataDir: string, undo: Undo): Promise<OpenDatabase> {
  const lock = lockDataFolder(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  const connection = { ...postgres.connection, statement_timeout: 0 };
  const { db, pool, primary, close } = openDatabase(connection, silentLog);
  const stop = undo.add(async () => {
    await close();
    await postgres.stop();
    lock.release();
  });
  await migrate(pool, migrationsFolder);
  return { db, pool, primary, close: stop };
}
