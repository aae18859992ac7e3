import type { Health } from '@orendi/contract/schemas/operator-health';
import type { Services } from '../../services.ts';
import { readDisk } from '../../platform/disk-space.ts';
import { listFailedJobs } from '../../platform/jobs/index.ts';
import { findMailFigures } from '../../platform/mail/index.ts';
import type { CacheFigures } from '../../platform/metrics/index.ts';
import { findLastBackup } from '../backups/index.ts';
import { countReportedListings } from '../moderation/index.ts';
import { listRequestDays, listWaitingShops } from '../operations/index.ts';
import { countHeld } from '../requests/index.ts';

/**
 * How the shop is doing, as the console shows it. Caches and the slowest calls are those of this process.
 * @throws when the database fails
 */
export async function showHealth({
  db,
  metrics,
  settings,
}: Pick<Services, 'db' | 'metrics' | 'settings'>): Promise<Health> {
  const [requestDays, waitingShops, mails, failedJobs, disk, backup] = await Promise.all([
    listRequestDays(db, 30),
    listWaitingShops(db, 50),
    findMailFigures(db),
    listFailedJobs(db, 50),
    readDisk(settings.dataDir).catch(() => null),
    findLastBackup(db),
  ]);
  return {
    requestsByDay: requestDays.map(({ day, orders }) => ({ day, requests: orders })),
    waitingShops: waitingShops.map(({ id, name, requests, since }) => ({
      id,
      business_name: name,
      waiting: requests,
      since: since.toISOString(),
    })),
    heldRequests: await countHeld(db),
    openReports: await countReportedListings(db),
    mails: {
      waiting: mails.waiting,
      failing: mails.failing,
      givenUp: mails.givenUp,
      oldest: mails.since?.toISOString() ?? null,
    },
    failedJobs: failedJobs.map(({ queue, attempts, error, since, due_at }) => ({
      queue,
      attempts,
      error,
      since: since.toISOString(),
      due_at: due_at.toISOString(),
    })),
    disk,
    cache: sumOf([...metrics.caches.values()]),
    slowestCalls: metrics.calls.slowest(10).map(({ route, count, p50, p95, max }) => ({
      route,
      calls: count,
      p50,
      p95,
      most: max,
    })),
    backup: backup && {
      finished_at: backup.finished_at.toISOString(),
      error: backup.error,
      bytes: backup.bytes,
    },
  };
}

function sumOf(caches: CacheFigures[]): CacheFigures {
  const sum = (figure: keyof CacheFigures) =>
    caches.reduce((total, cache) => total + cache[figure], 0);
  return { hits: sum('hits'), misses: sum('misses'), bytes: sum('bytes') };
}
