import type { Health } from '@orendi/contract/schemas/operator-health';
import type { Services } from '../../services.ts';
import { countReportedListings } from '../moderation/index.ts';
import { getHealth } from '../operations/index.ts';
import { countHeld } from '../requests/index.ts';

/** How the shop is doing, as the console shows it. */
export async function showHealth(
  services: Pick<Services, 'db' | 'metrics' | 'settings'>,
): Promise<Health> {
  const { db } = services;
  const { requestDays, waitingShops, mails, failedJobs, disk, cache, slowest, lastBackup } =
    await getHealth(services);
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
    cache,
    slowestCalls: slowest.map(({ route, count, p50, p95, max }) => ({
      route,
      calls: count,
      p50,
      p95,
      most: max,
    })),
    backup: lastBackup && {
      finished_at: lastBackup.finished_at.toISOString(),
      error: lastBackup.error,
      bytes: lastBackup.bytes,
    },
  };
}
