import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { cutConnection } from '../../../platform/db/cut-connection.ts';
import { liftTimeLimits } from '../../../platform/db/watch-connections.ts';
import { ownFolder, syncFolder, writeWhole } from '../../../platform/files/write-whole.ts';
import { reasonOf } from '../../../platform/log/reason-of.ts';
import { holdPictures, isPhotoKey } from '../../../platform/media/index.ts';
import { findCommit, version } from '../../../platform/product-version.ts';
import { ensureShopId } from '../../../platform/shop-mark.ts';
import { StartError } from '../../../platform/start-error.ts';
import type { Services } from '../../../services.ts';
import { addMissingLines, journalName } from '../../erasures/index.ts';
import { sumLine, sumOf } from '../checksums.ts';
import {
  backupName,
  listBackups,
  manifestName,
  missingName,
  pictureSumsName,
  secretName,
  sumsName,
  tablesName,
  unfinishedName,
} from '../layout.ts';
import { fingerprintOf, format, type Manifest } from '../manifest.ts';
import { prepareFolder } from './prepare-folder.ts';
import { removeOldBackups } from './remove-old-backups.ts';
import { writePictures } from './write-pictures.ts';
import { keysName, writeTables } from './write-tables.ts';

/** Arbitrary, but the same in every process. */
const BACKUP_LOCK = 7_360_002;
const LOCK_NOT_AVAILABLE = '55P03';

/** Two backups at once would undo each other's work. */
export class BackupUnderWay extends StartError {
  constructor() {
    super('A backup of this shop is under way already: try again when it is done.');
  }
}

export interface BackupOptions {
  to: string;
  /** How many backups stay; all if absent. */
  keep?: number | undefined;
  signal: AbortSignal;
  progress(text: string): void;
}

export type TakenBackup = Awaited<ReturnType<typeof takeBackup>>;

/**
 * Backs up one moment of a running shop.
 * @throws StartError when the folder is of no use; BackupUnderWay
 */
export async function takeBackup(
  services: Pick<Services, 'db' | 'media' | 'photos' | 'pool' | 'secret' | 'settings'>,
  options: BackupOptions,
) {
  const { db, pool, secret, settings } = services;
  const { to: root, keep } = options;
  const client = await pool.connect();
  try {
    await liftTimeLimits(client);
    await takeLock(client);
    const shop = await ensureShopId(db);
    await prepareFolder(root, { dataDir: settings.dataDir, secret, shop });
    await addMissingLines(join(settings.dataDir, journalName), join(root, journalName));
    await holdPictures(client);
    const taken = await write({ ...services, shop }, client, options);
    // Had the connection been lost, pictures might have been removed under our hands.
    await client.query('select');
    await finish(root, taken.name);
    return { ...taken, ...(await removeOld(root, keep)) };
  } finally {
    // Ends the session at once, and with it both locks; in the midst of a table nothing else would.
    cutConnection(client, 'the backup has ended');
    client.release(true);
  }
}

/** A failure here does not fail the backup, and is told as its trouble. */
async function removeOld(root: string, keep: number | undefined) {
  const none = { backups: 0, pictures: 0 };
  try {
    const removed = keep === undefined ? none : await removeOldBackups(root, keep);
    return { removed, trouble: null };
  } catch (error) {
    return { removed: none, trouble: reasonOf(error) };
  }
}

/** A backup that was cut off a moment ago holds the lock until PostgreSQL has ended its session. */
async function takeLock(client: pg.ClientBase): Promise<void> {
  await client.query("set lock_timeout = '2s'");
  try {
    await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK]);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE) {
      throw new BackupUnderWay();
    }
    throw error;
  }
  await client.query('set lock_timeout = 0');
}

async function write(
  { media, photos, secret, shop }: Pick<Services, 'media' | 'photos' | 'secret'> & { shop: string },
  client: pg.ClientBase,
  { to: root, signal, progress }: BackupOptions,
) {
  const last = (await listBackups(root)).at(-1);
  const former = last === undefined ? null : join(root, last);
  const name = backupName(new Date());
  const folder = join(root, unfinishedName(name));
  await mkdir(folder, { mode: ownFolder });
  try {
    const { bytes, ...database } = await writeTables(client, folder, { signal, progress });
    const read = async (key: string) =>
      isPhotoKey(key) ? ((await photos?.read(key)) ?? null) : media.readOriginal(key);
    const pictures = await writePictures({ read, root, folder, former, signal, progress });
    await rm(join(folder, keysName));
    const { stored, missing, sha256, copied, copiedBytes } = pictures;
    const manifest: Manifest = {
      format,
      product: 'orendi',
      version,
      commit: await findCommit(),
      ...database,
      pictures: { stored, missing, sha256 },
      secret: fingerprintOf(secret),
      shop,
    };
    await writeWhole(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
    await writeWhole(join(folder, secretName), `${secret}\n`);
    await writeSums(folder, manifest);
    const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
    // Bytes written: the tables, and the pictures that were not there yet.
    return { name, rows, pictures: stored, copied, missing, bytes: bytes + copiedBytes };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The secret is not listed: whoever keeps it elsewhere still has a whole backup. */
async function writeSums(folder: string, { tables, pictures }: Manifest): Promise<void> {
  const single = [manifestName, ...(pictures.missing > 0 ? [missingName] : [])];
  const sums = [
    ...(await Promise.all(
      single.map(async (path) => ({ path, sha256: await sumOf(join(folder, path)) })),
    )),
    { path: pictureSumsName, sha256: pictures.sha256 },
    ...tables.map(({ file, sha256 }) => ({ path: file, sha256 })),
  ];
  await writeWhole(join(folder, sumsName), sums.map(sumLine).join(''));
}

/** Gives a backup its name, on disk once this resolves. */
async function finish(root: string, name: string): Promise<void> {
  const unfinished = join(root, unfinishedName(name));
  await syncFolder(join(unfinished, tablesName));
  await syncFolder(unfinished);
  await rename(unfinished, join(root, name));
  await syncFolder(root);
}
