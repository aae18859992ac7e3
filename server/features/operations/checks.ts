import type { Registry } from 'prom-client';
import type { Services } from '../../services.ts';
import { readDisk } from '../../platform/disk-space.ts';
import { findJobFigures, listFailedJobs } from '../../platform/jobs/index.ts';
import { findMailFigures } from '../../platform/mail/index.ts';
import { secondsSince, shareLook, showGauge } from '../../platform/metrics/index.ts';
import { findLastBackup } from '../backups/index.ts';
import { checkBackup, findBackupFaults } from './doctor/check-backup.ts';
import { checkCertificate } from './doctor/check-certificate.ts';
import { checkClock } from './doctor/check-clock.ts';
import { checkDatabase } from './doctor/check-database.ts';
import { checkDisk, findFullDisk } from './doctor/check-disk.ts';
import { checkIdentity } from './doctor/check-identity.ts';
import { checkMail, findMailFaults } from './doctor/check-mail.ts';
import { checkPictures } from './doctor/check-pictures.ts';
import { checkProduct } from './doctor/check-product.ts';
import { checkRedis } from './doctor/check-redis.ts';
import { checkSearch } from './doctor/check-search.ts';
import { checkSettings } from './doctor/check-settings.ts';
import { checkShops, findLate, findNewlyLate } from './doctor/check-shops.ts';
import { findDatabaseFacts, listPhonesInQuestion } from './doctor/doctor-queries.ts';
import { type Area, type Finding, findingsOf } from './doctor/finding.ts';
import type { Ground, Outside } from './doctor/ground.ts';
import { findAnyPicture } from './operations-queries.ts';
import { isDoubtfulPhone } from '@orendi/contract/phone';
import { sellerCountry, townCountry } from '../businesses/index.ts';

/** A running product, as far as its checks look at it. */
export type RunningShop = Pick<Services, 'db' | 'listings' | 'media' | 'settings'>;

export type AlarmedShop = Pick<Services, 'clock' | 'db' | 'settings'>;

/** A part of the shop that can fail, and everybody who prints its state. */
export interface Check {
  /** `operator doctor`, and the examination of the console. */
  doctor(ground: Ground, outside: Outside): Promise<Finding[]>;
  /** `/readyz?details`, under this name. */
  readyz?: Record<string, (shop: RunningShop) => Promise<unknown>>;
  /** The health page of the console. */
  health?(shop: Pick<RunningShop, 'db' | 'settings'>): Promise<unknown>;
  /** Shown in red above every page of the console, and told to operators at once. Each page asks, so it is cheap. */
  alarm?(shop: AlarmedShop): Promise<Finding[]>;
  /** The part of it that operators are told, where that is less. */
  news?(shop: AlarmedShop): Promise<Finding[]>;
  /** Gauges of `/metrics`; those of mails and jobs are registered where their counters are. */
  metrics?(registry: Registry, db: Services['db']): void;
}

/** Every check, in the order in which the doctor prints them. None of them makes `/readyz` fail. */
export const checks = {
  settings: { doctor: checkSettings },
  product: { doctor: checkProduct },
  disk: {
    doctor: checkDisk,
    alarm: findFullDisk,
    readyz: { disk: ({ settings }) => readDisk(settings.dataDir) },
    health: ({ settings }) => readDisk(settings.dataDir).catch(() => null),
  },
  database: {
    doctor: checkDatabase,
    readyz: {
      async database({ db }) {
        const { version, bytes } = await findDatabaseFacts(db);
        return { version, bytes };
      },
    },
  },
  identity: { doctor: checkIdentity },
  redis: { doctor: checkRedis },
  search: { doctor: checkSearch, readyz: { search: ({ listings }) => listings.findStatus() } },
  pictures: {
    doctor: checkPictures,
    readyz: {
      async pictures({ db, media }) {
        const key = await findAnyPicture(db);
        return { areReadable: key === null || (await media.has(key)) };
      },
    },
  },
  mail: {
    doctor: checkMail,
    alarm: findMailFaults,
    readyz: { mails: ({ db }) => findMailFigures(db) },
    health: ({ db }) => findMailFigures(db),
  },
  phones: { doctor: checkPhones },
  jobs: {
    doctor: checkJobs,
    readyz: { jobs: ({ db }) => findJobFigures(db) },
    health: ({ db }) => listFailedJobs(db, 50),
  },
  shops: { doctor: checkShops, alarm: (shop) => findLate(shop), news: findNewlyLate },
  certificate: { doctor: checkCertificate },
  clock: { doctor: checkClock },
  backup: {
    doctor: checkBackup,
    alarm: findBackupFaults,
    readyz: { lastBackup: ({ db }) => findLastBackup(db) },
    health: ({ db }) => findLastBackup(db),
    metrics: showBackups,
  },
} satisfies Record<Area, Check>;

/** Shows the last backup. The age of none is left out, so that an alert can tell a missing one. */
function showBackups(registry: Registry, db: Services['db']): void {
  const look = shareLook(() => findLastBackup(db));
  const ok = 'Whether the last backup succeeded; 0 also when none was ever made';
  showGauge(registry, 'orendi_backup_ok', ok, () => look((last) => (last?.ok ? 1 : 0)));
  const age = 'How long ago the last backup ended, well or not';
  showGauge(registry, 'orendi_backup_age_seconds', age, () =>
    look((last) => last && secondsSince(last.finished_at)),
  );
}

export function showChecks(registry: Registry, db: Services['db']): void {
  for (const { metrics } of Object.values<Check>(checks)) metrics?.(registry, db);
}

async function checkJobs({ db }: Pick<Ground, 'db'>): Promise<Finding[]> {
  const { ok, warning } = findingsOf('jobs');
  if (!db) return [];
  const failed = await listFailedJobs(db);
  const [first] = failed;
  if (!first) return [ok('jobs_none')];
  const { queue, since, error } = first;
  const facts = { count: failed.length, queue, since: since.toISOString(), error };
  return [warning('jobs_failing', facts)];
}

/** Counts stored numbers that may reach a stranger: invalid ones, and those that today's rules read differently. */
async function checkPhones({ db }: Pick<Ground, 'db'>): Promise<Finding[]> {
  const { ok, warning } = findingsOf('phones');
  if (!db) return [];
  const stored = await listPhonesInQuestion(db);
  const doubtful = stored.filter(({ phone, is_own, ...business }) =>
    isDoubtfulPhone(phone, is_own ? townCountry(business) : sellerCountry(business)),
  );
  const count = doubtful.reduce((sum, { count: times }) => sum + times, 0);
  if (count === 0) return [ok('phones_sure')];
  return [warning('phones_doubtful', { count }, 'phones_do')];
}
