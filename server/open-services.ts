import { join } from 'node:path';
import type pg from 'pg';
import { createPasswords, createSessions } from './features/accounts/index.ts';
import { createErasures, journalName } from './features/erasures/index.ts';
import { showChecks } from './features/operations/index.ts';
import { rememberLandings } from './features/landings/index.ts';
import { createMarket } from './features/market/index.ts';
import { createLiveOrders, listPhotoKeys } from './features/requests/index.ts';
import { createViewCounter } from './features/views/index.ts';
import {
  createDemand,
  keepListingsInCluster,
  keepListingsInMemory,
  type ListingCluster,
  openCluster,
  ownCluster,
} from './features/discovery/index.ts';
import { openDatabaseServer } from './open-database-server.ts';
import type { Services } from './services.ts';
import { createCaptcha } from './platform/captcha/index.ts';
import { recordOnBehalf } from './platform/audit/on-behalf.ts';
import { createChanges } from './platform/db/changes.ts';
import { explainRefusal } from './platform/db/explain-refusal.ts';
import { migrate } from './platform/db/migrate.ts';
import { openDatabase, showPool } from './platform/db/open-database.ts';
import { openReplicas } from './platform/db/replicas/index.ts';
import { type DatabaseLimits, databaseLimits } from './platform/db/time-limits.ts';
import { createDiskSpace, showDisk, tryDatabase, tryFolder } from './platform/disk-space.ts';
import { closeToOthers } from './platform/files/close-to-others.ts';
import { keepSecret } from './platform/files/keep-secret.ts';
import { createUploads } from './platform/http/uploads/create-uploads.ts';
import { openSpoolFolder } from './platform/http/uploads/spool.ts';
import {
  countsInDatabase,
  countsInRedis,
  createCounters,
  createTallies,
} from './platform/http/counters.ts';
import { createPressure } from './platform/http/pressure.ts';
import { createRateLimiter } from './platform/http/rate-limit.ts';
import { createJobs } from './platform/jobs/index.ts';
import type { Log } from './platform/log/log.ts';
import { createMedia, listTellingKeys, openPhotos } from './platform/media/index.ts';
import { createMetrics } from './platform/metrics/index.ts';
import type { Supervisor } from './platform/processes/join-supervisor.ts';
import { createPush, pushContact } from './platform/push/create-push.ts';
import { createRelay, namespaceOf, openRedis, showRedis } from './platform/redis/open-redis.ts';
import {
  ensureShopId,
  markFolder,
  readFolderMark,
  readShopId,
  refuseForeignDataFolder,
} from './platform/shop-mark.ts';
import { createWorkbooks } from './platform/sheets/index.ts';
import type { Settings } from './platform/settings.ts';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

interface ServicesOptions {
  afterClose?: () => Promise<void>;
  limits?: DatabaseLimits;
  cluster?: ListingCluster | null;
  /** Set in a worker process. */
  supervisor?: Supervisor | null;
}

/** Opens everything the app is built from, such as the migrated database, the picture store and the jobs. */
export async function openServices(
  settings: Settings,
  log: Log,
  supervisor: Supervisor | null = null,
) {
  const database = await openDatabaseServer(settings, log, supervisor?.connection);
  try {
    return await openServicesOn(database.connection, settings, log, {
      supervisor,
      afterClose: database.stop,
    });
  } catch (error) {
    await database.stop();
    throw settings.databaseUrl ? explainRefusal(error, settings.databaseUrl) : error;
  }
}

/** The same with a database, and perhaps a search cluster, that is already open; `afterClose` runs last. */
export async function openServicesOn(
  connection: pg.ClientConfig,
  settings: Settings,
  log: Log,
  {
    afterClose = async () => {},
    limits = databaseLimits,
    cluster: givenCluster = null,
    supervisor = null,
  }: ServicesOptions = {},
) {
  const database = openDatabase(connection, log, limits);
  const { db, pool, primary, close } = database;
  await refuseForeignDataFolder(settings.dataDir, await readShopId(db));
  await migrate(pool, migrationsFolder);
  const shopId = await ensureShopId(db);
  const open = await closeToOthers(settings.dataDir);
  if (open) log.warn({ path: open }, 'belongs to another user, and is left open to others');
  if ((await readFolderMark(settings.dataDir)) === null) await markFolder(settings.dataDir, shopId);
  const secret = settings.authSecret ?? (await keepSecret(settings.dataDir));
  const redis = settings.redisUrl ? await openRedis(settings.redisUrl, log) : null;
  const namespace = namespaceOf(secret, shopId);
  const changes = createChanges(db, log, limits, [
    ...(redis ? [createRelay(redis, namespace)] : []),
    ...(supervisor ? [supervisor.relay] : []),
  ]);
  changes.beforeCommit(recordOnBehalf);
  const media = await createMedia({
    storage: settings.s3Url
      ? { s3Url: settings.s3Url }
      : { folder: join(settings.dataDir, 'pictures') },
    log,
    owner: { id: shopId, listKeys: () => listTellingKeys(db) },
  });
  const photos = await openPhotos(settings, {
    log,
    owner: { id: shopId, listKeys: () => listPhotoKeys(db) },
  });
  const sessions = createSessions({ db, secret });
  const metrics = createMetrics();
  const replicas = openReplicas({
    database,
    replicas: settings.replicaUrls.map((connectionString) => ({ connectionString })),
    changes,
    log,
    limits,
    metrics,
  });
  showPool(metrics.registry, pool);
  showDisk(metrics.registry, settings.dataDir);
  showChecks(metrics.registry, db);
  showRedis(metrics.registry, redis);
  const isAlone = settings.databaseUrl === null && settings.workers === 1;
  const inDatabase = isAlone ? null : countsInDatabase(pool);
  const counters = createCounters(redis ? countsInRedis(redis, namespace) : inDatabase);
  const openedCluster =
    givenCluster ?? (settings.searchUrls.length > 0 ? await openCluster(settings) : null);
  const cluster = openedCluster && (await ownCluster(openedCluster, db, shopId));
  const { reads, isWithoutPrimary } = replicas;
  const sources = { db, reads, pool, changes, isWithoutPrimary, log, metrics };
  const listings = cluster
    ? keepListingsInCluster(cluster, sources)
    : keepListingsInMemory(sources);
  const clock = () => new Date();
  const services: Services = {
    settings,
    worker: supervisor?.number ?? null,
    log,
    clock,
    secret,
    db,
    reads: replicas.reads,
    replicas,
    pool,
    changes,
    redis,
    erasures: createErasures({
      secret,
      file: join(settings.dataDir, journalName),
      copy: settings.backupTo && join(settings.backupTo, journalName),
      log,
    }),
    diskSpace: createDiskSpace([tryFolder(settings.dataDir), tryDatabase(db)], log),
    media,
    photos,
    uploads: createUploads(media, openSpoolFolder(join(settings.dataDir, 'tmp')), metrics),
    jobs: createJobs({ db, log, metrics, wakeElsewhere: supervisor?.wake }),
    captcha: createCaptcha({ secret, recaptcha: settings.recaptcha, log }),
    passwords: createPasswords(),
    sessions,
    countCall: createRateLimiter(settings.rateLimitScale, counters),
    tallies: createTallies(counters),
    pressure: createPressure(),
    listings,
    searchCluster: cluster,
    demand: createDemand({ db, listings, log, settings }),
    metrics,
    views: createViewCounter({ db, log }),
    push: createPush({ secret, contact: pushContact(settings) }),
    workbooks: createWorkbooks(),
    market: createMarket({ changes, clock, reads }),
    landings: rememberLandings({ changes, clock, reads, settings }),
    liveOrders: createLiveOrders({ db, changes, sessions, log }),
  };
  // The messages of every process name the marketplace.
  await services.market();
  supervisor?.onWake((name) => services.jobs.wake({ name }));
  return {
    services,
    connection,
    async listenForChanges() {
      const { stop } = await changes.listen(primary);
      return stop;
    },
    async close() {
      services.workbooks.stop();
      await services.views.stop();
      await services.demand.stop();
      await cluster?.close();
      await replicas.close();
      redis?.close();
      await close();
      await afterClose();
    },
  };
}
