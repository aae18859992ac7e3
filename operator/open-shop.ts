import { statSync } from 'node:fs';
import { openServices, openServicesOn } from '@orendi/server/open-services';
import type { Services } from '@orendi/server/services';
import { findRunningPostgres } from '@orendi/server/platform/db/embedded/index';
import type { Log } from '@orendi/server/platform/log/log';
import type { Settings } from '@orendi/server/platform/settings';
import { StartError } from '@orendi/server/platform/start-error';

export interface Shop {
  services: Services;
  close(): Promise<void>;
}

/**
 * Opens the shop beside a running product, through its database, or alone: then the database is started, migrated, and
 * stopped again by `close`. With DATABASE_URL, it is that server.
 * @throws StartError for what a person can fix
 */
export async function openShop(settings: Settings, log: Log): Promise<Shop> {
  if (settings.databaseUrl) return openServices(settings, log);
  refuseForeignFolder(settings.dataDir);
  const running = await findRunningPostgres(settings.dataDir);
  return running ? openServicesOn(running, settings, log) : openServices(settings, log);
}

/**
 * If root wrote into another user's data folder, that user's product could not write beside it.
 * @throws StartError
 */
export function refuseForeignFolder(dataDir: string): void {
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || process.getuid?.() !== 0 || owner === 0) return;
  throw new StartError(
    `The data folder ${dataDir} belongs to another user (${owner}): run this as that user.`,
  );
}
