import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openServices, openServicesOn } from '@orendi/server/open-services';
import type { Services } from '@orendi/server/services';
import { FolderInUse, findRunningPostgres } from '@orendi/server/platform/db/embedded/index';
import { withRunningAddress } from '@orendi/server/platform/http/running-address';
import type { Log } from '@orendi/server/platform/log/log';
import type { Settings } from '@orendi/server/platform/settings';
import { StartError } from '@orendi/server/platform/start-error';

export interface Shop {
  services: Services;
  close(): Promise<void>;
}

/** How long a product that runs may take to start its database again. */
const RESTART_MS = 15_000;

/**
 * Opens the shop beside a running product, through its database, or alone: then the database is started, migrated, and
 * stopped again by `close`. With DATABASE_URL, it is that server.
 * @throws StartError for what a person can fix
 */
export async function openShop(settings: Settings, log: Log): Promise<Shop> {
  if (settings.databaseUrl) return openServices(settings, log);
  refuseForeignFolder(settings.dataDir);
  for (const until = performance.now() + RESTART_MS; ; await pause(200)) {
    const running = await findRunningPostgres(settings.dataDir);
    if (running) return openServicesOn(running, await withRunningAddress(settings), log);
    try {
      return await openServices(settings, log);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      if (performance.now() > until)
        throw new StartError(
          `The shop in ${settings.dataDir} runs, but its database does not answer: its log says why. Try again when it does.`,
        );
    }
  }
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
