import { join, basename } from 'node:path';
import { writeWhole } from '../../../platform/files/write-whole.ts';
import type { Log } from '../../../platform/log/log.ts';
import {
  createMedia,
  isPhotoKey,
  type Media,
  openPhotos,
  parsePictureKey,
  type PhotoStore,
  privatePlace,
} from '../../../platform/media/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { addMissingLines, journalName, readJournals } from '../../erasures/index.ts';
import { readSecret, verifyBackup } from '../verify-backup.ts';
import { type Manifest, readManifest, fingerprintOf } from '../manifest.ts';
import { findBackup, type FoundBackup, keyOfFile, pictureSumsName, secretName } from '../layout.ts';
import { loadDatabase } from './load-database.ts';
import { openTarget, refuseFilledFolder } from './open-target.ts';
import { readMigrations } from '../../../platform/db/migrate.ts';
import { StartError } from '../../../platform/start-error.ts';
import { readFile } from 'node:fs/promises';
import { isKeptSecret } from '../../../platform/files/keep-secret.ts';
import { markName } from '../../../platform/shop-mark.ts';
import { batches, readSums } from '../checksums.ts';

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

export type Restored = Awaited<ReturnType<typeof restoreBackup>>;

/**
 * Restores a shop, all or nothing, into an empty data folder and, with DATABASE_URL, an empty database. The backup is
 * verified before anything is written. The shop sends nothing until the operator lets it. It is told how many rows the
 * journals have erased again, and how many of their lines cannot be read.
 * @throws StartError for what a person can mend
 */
export async function restoreBackup(settings: Settings, log: Log, options: RestoreOptions) {
  const { from, journals, isSecretLost, migrationsFolder, signal, progress } = options;
  const { authSecret, dataDir, databaseUrl, s3Url } = settings;
  await refuseFilledFolder(dataDir);
  const backup = await findBackup(from);
  const folder = join(backup.root, backup.name);
  const manifest = await readManifest(backup);
  await checkMigrations(manifest, migrationsFolder);
  const secret = await chooseSecret(backup, manifest, authSecret, isSecretLost);
  const allJournals = [join(backup.root, journalName), join(dataDir, journalName), ...journals];
  const { erasures, unreadable } = await readJournals(allJournals);
  await verifyBackup(backup, { signal, progress: (text) => progress(`checking ${text}`) });

  const requestPhotos = await listSomeKeys(folder, true);
  if (requestPhotos.length > 0 && privatePlace(settings) === null) {
    throw new StartError(
      'The backup holds photographs of requests, for which the settings name no place: set S3_PRIVATE_URL.',
    );
  }

  const target = await openTarget(settings, log);
  let isDone = false;
  try {
    const { staging, connection } = target;
    const storage = s3Url === null ? { folder: join(staging, 'pictures') } : { s3Url };
    const { shop } = manifest;
    const ownedBy = (listKeys: () => Promise<string[]>) => ({
      log,
      owner: shop === undefined ? undefined : { id: shop, listKeys },
    });
    const media = await createMedia({ storage, ...ownedBy(() => listSomeKeys(folder, false)) });
    await refuseMarkedStorage(media, shop);
    const photos = await openPhotos(
      { ...settings, dataDir: staging },
      ownedBy(async () => requestPhotos),
    );
    const pictures = await loadPictures({ media, photos }, folder, { signal, progress });
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
        if (databaseUrl !== null) await target.settle();
      },
    });
    if (databaseUrl === null) await target.settle();
    isDone = true;
    for (const journal of allJournals) await addMissingLines(journal, join(dataDir, journalName));
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { name: backup.name, rows, pictures, erased, unreadable };
  } finally {
    await target.close(isDone);
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

/**
 * The backup's secret, beside it or from the settings; null for a lost one.
 * @throws StartError for another one
 */
async function chooseSecret(
  backup: FoundBackup,
  manifest: Manifest,
  set: string | null,
  isLost: boolean,
): Promise<string | null> {
  if (isLost) return null;
  if (set !== null && fingerprintOf(set) === manifest.secret) return set;
  const file = join(backup.root, backup.name, secretName);
  const kept = await readSecret(backup, manifest);
  if (kept === null) {
    throw new StartError(
      `The secret of the shop is not in ${file}: bring that file back or set AUTH_SECRET to the shop's, or say --without-secret.`,
    );
  }
  if (set !== null) {
    throw new StartError(
      `AUTH_SECRET is not that of the shop, with which second factors are sealed: set it to what ${file} holds, or say --without-secret.`,
    );
  }
  if (!isKeptSecret(kept)) {
    throw new StartError(`The shop had its secret from AUTH_SECRET: set it to what ${file} holds.`);
  }
  return kept;
}

/** A backup of a version before ids cannot prove that a bucket with a mark is its shop's. */
async function refuseMarkedStorage({ mark }: Pick<Media, 'mark'>, shop: string | undefined) {
  const owner = shop === undefined ? await mark.readMark() : null;
  if (owner === null) return;
  throw new StartError(
    `${mark.name} belongs to the shop ${owner}, and the backup does not say whose it is: name another one, or remove the object ${markName} from it.`,
  );
}

/** Some pictures of a backup, or photographs of requests, by which a bucket is known. */
async function listSomeKeys(folder: string, ofRequests: boolean): Promise<string[]> {
  const keys: string[] = [];
  for await (const { path } of readSums(join(folder, pictureSumsName))) {
    const key = keyOfFile(basename(path));
    if (key !== null && isPhotoKey(key) === ofRequests) keys.push(key);
    if (keys.length === 10) break;
  }
  return keys;
}

type Stores = { media: Pick<Media, 'keep'>; photos: PhotoStore | null };

/** Brings the pictures of a backup into the store. Their sizes are made when they are first asked for. */
async function loadPictures(
  stores: Stores,
  folder: string,
  { signal, progress }: { signal: AbortSignal; progress(text: string): void },
): Promise<number> {
  let count = 0;
  for await (const batch of batches(readSums(join(folder, pictureSumsName)))) {
    signal.throwIfAborted();
    await Promise.all(batch.map(({ path }) => loadPicture(stores, join(folder, path))));
    count += batch.length;
    progress(`picture ${count}`);
  }
  return count;
}

async function loadPicture({ media, photos }: Stores, path: string): Promise<void> {
  const key = keyOfFile(basename(path)) ?? '';
  const webp = await readFile(path);
  if (isPhotoKey(key)) return photos?.write(key, webp);
  const facts = parsePictureKey(key);
  if (facts === null) throw new Error(`not a picture: ${path}`);
  const { width, height } = facts;
  await media.keep({ key, width, height, webp });
}
