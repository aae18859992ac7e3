import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { readDisk } from '../../platform/disk-space.ts';
import { findJobFigures } from '../../platform/jobs/index.ts';
import { reasonOf } from '../../platform/log/reason-of.ts';
import { findMailFigures } from '../../platform/mail/index.ts';
import { productVersion } from '../../platform/product-version.ts';
import { withinTime } from '../../platform/within-time.ts';
import { findLastBackup } from '../backups/index.ts';
import { findAnyPicture } from './operations-queries.ts';

/** Whoever asks is not kept waiting for a database or a store that hangs. */
const PATIENCE_MS = 2_000;

const version = productVersion();

/** What `/readyz?details` tells besides the state. A part that cannot be told says why, as `{error}`. */
export async function getReadiness({
  db,
  listings,
  media,
  redis,
  replicas,
  settings,
  worker,
}: Pick<Services, 'db' | 'listings' | 'media' | 'redis' | 'replicas' | 'settings' | 'worker'>) {
  const [database, disk, pictures, mails, jobs, backup, search] = await Promise.all([
    tell(findDatabase(db)),
    tell(readDisk(settings.dataDir)),
    tell(
      findAnyPicture(db).then(async (key) => ({
        areReadable: key === null || (await media.has(key)),
      })),
    ),
    tell(findMailFigures(db)),
    tell(findJobFigures(db)),
    tell(findLastBackup(db)),
    tell(listings.findStatus()),
  ]);
  const since = new Date(Date.now() - process.uptime() * 1000);
  return {
    version,
    since,
    ...(worker !== null && { worker }),
    database,
    replicas: replicas.list(),
    ...(redis && { redis: { isConnected: redis.isConnected() } }),
    disk,
    pictures,
    mails,
    jobs,
    lastBackup: backup,
    search,
  };
}

async function findDatabase(db: Services['db']) {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`.execute(
    db,
  );
  return rows[0] ?? null;
}

async function tell<T>(part: Promise<T>): Promise<T | { error: string }> {
  try {
    return await withinTime(PATIENCE_MS, part, () => new Error('no answer in time'));
  } catch (error) {
    return { error: reasonOf(error) };
  }
}
