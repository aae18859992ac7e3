import type { Services } from '../../services.ts';
import { type DiskFigures, readDisk } from '../../platform/disk-figures.ts';
import { type FailedJob, listFailedJobs } from '../../platform/jobs/index.ts';
import { findMailFigures, type MailFigures } from '../../platform/mail/index.ts';
import type { CacheFigures, RecentTimes } from '../../platform/metrics/index.ts';
import { findLastBackup, type LastBackup } from '../backups/index.ts';
import {
  type DayOfRequests,
  listRequestDays,
  listWaitingShops,
  type WaitingShop,
} from './operations-queries.ts';

/** How the marketplace is, for whoever runs it. */
export interface Health {
  /** The last 30 days, today's last. */
  requestDays: DayOfRequests[];
  /** Shops whose customers wait for an answer, the longest waiting first; 50 at most. */
  waitingShops: WaitingShop[];
  mails: MailFigures;
  /** 50 at most. */
  failedJobs: FailedJob[];
  /** Null if it cannot be looked at. */
  disk: DiskFigures | null;
  /** Of this process, since its start, all caches together. */
  cache: CacheFigures;
  /** Of this process, in the last half to whole hour: the routes that took longest, by p95. Without answers from the cache. */
  slowest: RecentTimes[];
  lastBackup: LastBackup | null;
}

/** @throws when the database fails */
export async function getHealth({
  db,
  metrics,
  settings,
}: Pick<Services, 'db' | 'metrics' | 'settings'>): Promise<Health> {
  const [requestDays, waitingShops, mails, failedJobs, disk, lastBackup] = await Promise.all([
    listRequestDays(db, 30),
    listWaitingShops(db, 50),
    findMailFigures(db),
    listFailedJobs(db, 50),
    readDisk(settings.dataDir).catch(() => null),
    findLastBackup(db),
  ]);
  const slowest = metrics.calls.slowest(10);
  const cache = sumOf([...metrics.caches.values()]);
  return { requestDays, waitingShops, mails, failedJobs, disk, cache, slowest, lastBackup };
}

function sumOf(caches: CacheFigures[]): CacheFigures {
  const sum = (figure: keyof CacheFigures) =>
    caches.reduce((total, cache) => total + cache[figure], 0);
  return { hits: sum('hits'), misses: sum('misses'), bytes: sum('bytes') };
}
