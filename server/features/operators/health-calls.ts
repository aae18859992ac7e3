import * as routes from '@orendi/contract/routes/operator-work';
import type { Services } from '../../services.ts';
import type { CacheFigures } from '../../platform/metrics/index.ts';
import { countWaiting } from '../businesses/index.ts';
import { countReportedListings } from '../moderation/index.ts';
import { checks, examine, listWaitingShops, tellFinding } from '../operations/index.ts';
import { countHeld } from '../requests/index.ts';
import { consoleCall } from './actions/console-call.ts';

/** An examination asks mail servers, name servers and the shop's own address. */
const doctorLimit = { name: 'doctor', calls: 30, seconds: 600 };

/** Less than an answer may take. */
const PATIENCE_MS = 7_000;

/** How the shop is doing. The command `doctor` also examines a shop that is down, and so stands with the command line. */
export const healthCalls = [
  consoleCall(routes.getHealth, (_, { services }) => showHealth(services)),
  consoleCall(
    routes.examine,
    async (_, { services, language }) => {
      const found = await examine(services, undefined, PATIENCE_MS);
      return found.map((finding) => tellFinding(finding, language));
    },
    doctorLimit,
  ),
];

/**
 * How the shop is doing, as the console shows it. Caches and the slowest calls are those of this process.
 * @throws when the database fails
 */
async function showHealth(services: Pick<Services, 'db' | 'metrics' | 'settings'>) {
  const { db, metrics } = services;
  const [waitingShops, mails, failedJobs, disk, backup] = await Promise.all([
    listWaitingShops(db, 50),
    checks.mail.health(services),
    checks.jobs.health(services),
    checks.disk.health(services),
    checks.backup.health(services),
  ]);
  const { waiting, failing, givenUp, since: oldest } = mails;
  return {
    waitingShops,
    ...(await countWaiting(db)),
    heldRequests: await countHeld(db),
    openReports: await countReportedListings(db),
    mails: { waiting, failing, givenUp, oldest },
    failedJobs,
    disk,
    cache: sumOf([...metrics.caches.values()]),
    slowestCalls: metrics.calls.slowest(10),
    backup: backup && {
      finished_at: backup.finished_at,
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
