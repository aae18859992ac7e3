import { existsSync, realpathSync } from 'node:fs';
import type { ClientConfig } from 'pg';
import { connectionSettings, withClient } from './connection.ts';
import { databaseFolder } from './database-folder.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { StartError } from '../../start-error.ts';
import { isSystemError } from './system-reason.ts';

/**
 * How to connect to the database that another process runs in this data folder; null when none answers. Needs no lock.
 * @throws StartError when the folder belongs to another user
 */
export async function findRunningPostgres(
  dataDir: string,
  database = 'orendi',
): Promise<ClientConfig | null> {
  if (!existsSync(dataDir)) return null;
  const folder = databaseFolder(realpathSync(dataDir));
  try {
    const running = readPostmasterFile(folder.cluster);
    if (!running?.ready) return null;
    const connection = connectionSettings(folder, running.socketFolder, database);
    const answers = await withClient(connection, (client) => client.query('select 1')).then(
      () => true,
      () => false,
    );
    return answers ? connection : null;
  } catch (error) {
    if (isSystemError(error) && (error.code === 'EACCES' || error.code === 'EPERM'))
      throw new StartError(
        `The database in ${dataDir} belongs to another user: run this as the user that started it.`,
      );
    throw error;
  }
}
