import { join } from 'node:path';
import { writeWhole } from '../../../platform/files/write-whole.ts';
import type { Log } from '../../../platform/log/log.ts';
import { createMedia } from '../../../platform/media/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { addMissingLines, type Applied, journalName, readJournals } from '../../erasures/index.ts';
import { verifyBackup } from '../verify-backup.ts';
import { type Manifest, readManifest } from '../manifest.ts';
import { findBackup, secretName } from '../layout.ts';
import { chooseSecret } from './choose-secret.ts';
import { loadDatabase } from './load-database.ts';
import { listSomeKeys, loadPictures, refuseMarkedStorage } from './load-pictures.ts';
import { openGround, refuseFilledFolder } from './open-ground.ts';
import { readMigrations } from '../../../platform/db/migrate.ts';
import { StartError } from '../../../platform/start-error.ts';

export interface RestoreOptions {
  /** A folder of backups, of which the newest is taken, or the folder of a single one. */
  from: string;
  /** Journals of erasures besides those that lie with the backups and in the data folder. */
  journals: readonly string[];
  isSecretLost: boolean;
  migrationsFolder: string;
  actor: string;
  signal: AbortSignal;
  progress(text: string): void;
}

export interface Restored {
  name: string;
  rows: number;
  pictures: number;
  /** Rows that the journals have erased again. */
  erased: Applied;
  /** Lines of the journals that cannot be read. */
  unreadable: number;
}

/**
 * Restores a shop, all or nothing, into an empty data folder and, with DATABASE_URL, an empty database. The backup is
 * verified before anything is written. The shop sends nothing until the operator lets it.
 * @throws StartError for what a person can mend
 */
export async function restoreBackup(
  settings: Settings,
  log: Log,
  options: RestoreOptions,
): Promise<Restored> {
  const { from, journals, isSecretLost, migrationsFolder, signal, progress } = options;
  const { authSecret, dataDir, databaseUrl, s3Url } = settings;
  await refuseFilledFolder(dataDir);
  const backup = await findBackup(from);
  const folder = join(backup.root, backup.name);
  const manifest = await readManifest(backup);
  await checkMigrations(manifest, migrationsFolder);
  const secret = await chooseSecret(folder, manifest, authSecret, isSecretLost);
  const allJournals = [join(backup.root, journalName), join(dataDir, journalName), ...journals];
  const { erasures, unreadable } = await readJournals(allJournals);
  await verifyBackup(backup, {
    signal,
    progress: (text) => progress(`checking ${text}`),
  });

  const ground = await openGround(settings, log);
  let isDone = false;
  try {
    const { staging, connection } = ground;
    const storage = s3Url === null ? { folder: join(staging, 'pictures') } : { s3Url };
    const { shop } = manifest;
    const owner = shop && { id: shop, listKeys: () => listSomeKeys(folder) };
    const media = await createMedia({ storage, log, ...(owner && { owner }) });
    await refuseMarkedStorage(media, shop);
    const pictures = await loadPictures(media, folder, { signal, progress });
    if (authSecret === null && secret !== null) await writeWhole(join(staging, secretName), secret);
    const erased = await loadDatabase(connection, {
      folder,
      manifest,
      migrationsFolder,
      erasures,
      secret,
      actor: options.actor,
      progress,
      // The pictures are in their place before a server's database shows them.
      beforeCommit: async () => {
        signal.throwIfAborted();
        if (databaseUrl !== null) await ground.settle();
      },
    });
    if (databaseUrl === null) await ground.settle();
    isDone = true;
    for (const journal of allJournals) await addMissingLines(journal, join(dataDir, journalName));
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { name: backup.name, rows, pictures, erased, unreadable };
  } finally {
    await ground.close(isDone);
  }
}

/** @throws StartError when the tables of a backup are of a later version, or of one that never landed */
async function checkMigrations({ migrations }: Manifest, migrationsFolder: string): Promise<void> {
  const known = new Map(
    (await readMigrations(migrationsFolder)).map(({ name, checksum }) => [name, checksum]),
  );
  const unknown = migrations.find(({ name }) => !known.has(name));
  if (unknown) {
    throw new StartError(
      `The backup was made by a newer version of Orendi, whose migration ${unknown.name} is not known here: restore it with that version, or a later one.`,
    );
  }
  const changed = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (changed) {
    throw new StartError(
      `The backup was made by another version of Orendi, whose migration ${changed.name} is not the one of this version.`,
    );
  }
}
