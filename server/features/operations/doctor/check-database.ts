import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../../platform/db/tables.ts';
import { findWritten, waitForReplay } from '../../../platform/db/replicas/index.ts';
import { lookAtServer, serverName } from '../../../platform/db/servers/primary.ts';
import { reasonOf } from '../../../platform/log/reason-of.ts';
import { isPrivateHost } from '../../../platform/private-host.ts';
import { serverUrls } from '../../../platform/server-urls.ts';
import { findDatabaseFacts, findStandbyPolicy, listAppliedMigrations } from './doctor-queries.ts';
import { type Finding, findingsOf, sizeText, tell } from './finding.ts';
import type { Ground } from './ground.ts';

const { ok, warning, fault } = findingsOf('database');

const migrationsFolder = join(import.meta.dirname, '../../../migrations');
/** Our pool, and a connection each for notifications and a look at the server. */
const connectionsOfOurs = 14;
const longTransaction = 600;

/** Whether the database is there, fits this version of the product, keeps what it has taken, and has room for us. */
export async function checkDatabase(ground: Pick<Ground, 'db' | 'whyNoDatabase' | 'settings'>) {
  const { db, whyNoDatabase, settings } = ground;
  if (!db) {
    const remedy = settings.databaseUrl ? tell('database_away_do') : tell('database_down_do');
    return [fault(whyNoDatabase ? () => whyNoDatabase : tell('database_away'), remedy)];
  }
  const { replicaUrls } = settings;
  const servers = settings.databaseUrl === null ? [] : serverUrls(settings.databaseUrl);
  const [facts, applied, files, primary, replicas] = await Promise.all([
    findDatabaseFacts(db),
    listAppliedMigrations(db),
    readdir(migrationsFolder),
    servers.length > 1 ? checkPrimary(db, servers) : [],
    replicaUrls.length > 0 ? checkReplicas(db, replicaUrls) : [],
  ]);
  const known = files.filter((name) => /^\d{4}_\w+\.sql$/.test(name));
  const newer = applied.filter((name) => !known.includes(name));
  const pending = known.filter((name) => !applied.includes(name));
  const { version, versionNumber, bytes, unsafe, mostConnections, oldestTransaction } = facts;
  const left = mostConnections - facts.connections;
  return [
    versionNumber < 150_000
      ? fault('database_old', { version })
      : ok('database_version', { version, size: sizeText(bytes) }),
    newer.length > 0 && fault('database_newer', { names: newer.join(', ') }),
    pending.length > 0 && warning('database_pending', { count: pending.length }),
    unsafe[0] !== undefined &&
      fault('database_unsafe', { names: unsafe.join(', '), name: unsafe[0] }),
    left < connectionsOfOurs &&
      warning('database_connections', { left, most: mostConnections, ours: connectionsOfOurs }),
    oldestTransaction > longTransaction &&
      warning('database_transaction', { minutes: Math.round(oldestTransaction / 60) }),
    ...primary,
    ...replicas,
    ...checkWay([...servers, ...replicaUrls.flatMap(serverUrls)]),
  ].filter((found) => found !== false);
}

/** Warns of unencrypted connections to servers elsewhere. */
function checkWay(urls: string[]): Finding[] {
  const open = urls.flatMap((text) => {
    const url = new URL(text);
    const host = url.searchParams.get('host') ?? url.hostname;
    const mode = url.searchParams.get('sslmode') ?? 'disable';
    const isElsewhere = host !== '' && !host.startsWith('/') && !isPrivateHost(host);
    return isElsewhere && ['disable', 'allow', 'prefer'].includes(mode) ? [host] : [];
  });
  return [...new Set(open)].map((host) => warning('database_way', { host }));
}

const patienceMs = 3_000;
/** A replica that is later than this is left out by the product. */
const mostLagMs = 5_000;

/** Each server that DATABASE_URL names, where it names several. */
async function checkPrimary(db: Db, urls: string[]): Promise<Finding[]> {
  const looks = await Promise.all(
    urls.map(async (connectionString) => {
      const server = serverName({ connectionString });
      const look = await lookAtServer({ connectionString }, patienceMs).catch(reasonOf);
      return { server, look, isPrimary: typeof look === 'object' && look.takesWrites };
    }),
  );
  const findings = looks.map(({ server, look, isPrimary }) => {
    if (typeof look === 'string') return warning('server_away', { server, reason: look });
    return ok(isPrimary ? 'server_primary' : 'server_standby', { server });
  });
  const writers = looks.filter(({ isPrimary }) => isPrimary);
  if (writers.length > 1) {
    const names = writers.map(({ server }) => server).join(', ');
    findings.push(fault('server_two', { names }));
  }
  if ((await findStandbyPolicy(db)) === '') findings.push(warning('server_unsure'));
  return findings;
}

async function checkReplicas(db: Db, urls: string[]): Promise<Finding[]> {
  const written = await findWritten(db);
  return Promise.all(
    urls.map(async (connectionString) => {
      const server = serverName({ connectionString });
      const failed = (error: unknown) => ({ away: reasonOf(error) });
      const state = await waitForReplay({ connectionString }, written, mostLagMs).catch(failed);
      if (state === 'reached') return ok('replica', { server });
      if (state === 'late') return warning('replica_late', { server });
      if (state === 'no standby') return warning('replica_no_standby', { server });
      return 'away' in state
        ? warning('replica_away', { server, reason: state.away })
        : fault('replica_stranger', { server, reason: state.stranger });
    }),
  );
}
