import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Ground } from '@orendi/server/features/operations/index';
import { openDatabaseServer } from '@orendi/server/open-database-server';
import { findRunningPostgres, hasDatabase } from '@orendi/server/platform/db/embedded/index';
import { openDatabase } from '@orendi/server/platform/db/open-database';
import { reasonOf } from '@orendi/server/platform/log/reason-of';
import { refuseUnfinishedRestore } from '@orendi/server/platform/files/unfinished-restore';
import { withRunningAddress } from '@orendi/server/platform/http/running-address';
import type { Log } from '@orendi/server/platform/log/log';
import { createMedia } from '@orendi/server/platform/media/index';
import type { Settings } from '@orendi/server/platform/settings';
import { StartError } from '@orendi/server/platform/start-error';

export interface OpenGround {
  ground: Ground;
  close(): Promise<void>;
}

/**
 * Opens as much of the shop as there is, beside a running product or after one that is down. Unlike `openShop` it makes
 * nothing that is not there, and applies no migration: the doctor has to see the shop as it is.
 */
export async function openGround(given: Settings, log: Log): Promise<OpenGround> {
  const clock = () => new Date();
  const undo: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  const media = await openMedia(given, log);
  let settings = given;
  try {
    refuseUnfinishedRestore(given.dataDir);
    const running = given.databaseUrl ? null : await findRunningPostgres(given.dataDir);
    if (running) settings = await withRunningAddress(given);
    const server = await openServer(settings, log, running);
    undo.push(server.stop);
    const database = openDatabase(server.connection, log);
    undo.push(database.close);
    await database.pool.query('select 1');
    return { ground: { settings, clock, db: database.db, media }, close };
  } catch (error) {
    const reason =
      error instanceof StartError ? error.message : `It cannot be reached: ${reasonOf(error)}.`;
    return { ground: { settings, clock, db: null, whyNoDatabase: reason, media }, close };
  }
}

type RunningPostgres = Awaited<ReturnType<typeof findRunningPostgres>>;

/** The server of the settings; the one that a running product has started; or the same one, started for as long as this takes. */
async function openServer(settings: Settings, log: Log, running: RunningPostgres) {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl) return openDatabaseServer(settings, log);
  if (running) return openDatabaseServer(settings, log, running);
  if (!hasDatabase(dataDir)) throw new StartError(`There is no database in ${dataDir} yet.`);
  if (statSync(dataDir).uid !== process.getuid?.()) {
    throw new StartError(
      `The data folder ${dataDir} belongs to another user: run this as that user.`,
    );
  }
  return openDatabaseServer(settings, log);
}

async function openMedia({ s3Url, dataDir }: Settings, log: Log): Promise<Ground['media']> {
  const folder = join(dataDir, 'pictures');
  if (!s3Url && !existsSync(folder)) return null;
  return createMedia({ storage: s3Url ? { s3Url } : { folder }, log }).catch(() => null);
}
