import { findWritten, waitForReplay } from '../../../platform/db/replicas/index.ts';
import { type Look, lookAtServer, serverName } from '../../../platform/db/servers/index.ts';
import { reasonOf } from '../../../platform/log/reason-of.ts';
import { serverUrls } from '../../../platform/server-urls.ts';
import { findStandbyPolicy } from './doctor-queries.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { Ground } from './ground.ts';

const { ok, warning, fault } = findingsOf('database');

const patienceMs = 3_000;
/** A replica that is later than this is left out by the product. */
const mostLagMs = 5_000;

type Sources = { db: NonNullable<Ground['db']>; settings: Ground['settings'] };

/** Each server that DATABASE_URL and DATABASE_REPLICA_URL name, where they name several. */
export async function checkServers({ db, settings }: Sources): Promise<Finding[]> {
  const urls = serverUrls(settings.databaseUrl ?? '');
  const [servers, replicas] = await Promise.all([
    urls.length > 1 ? checkPrimary(db, urls) : [],
    checkReplicas(db, settings.replicaUrls),
  ]);
  return [...servers, ...replicas];
}

type ServerLook = { server: string } & (Look | { reason: string });

async function checkPrimary(db: Sources['db'], urls: string[]): Promise<Finding[]> {
  const looks = await Promise.all(
    urls.map(async (connectionString): Promise<ServerLook> => {
      const server = serverName({ connectionString });
      try {
        return { server, ...(await lookAtServer({ connectionString }, patienceMs)) };
      } catch (error) {
        return { server, reason: reasonOf(error) };
      }
    }),
  );
  const writers = looks.filter((look) => 'takesWrites' in look && look.takesWrites);
  const findings = looks.map((look) => {
    const { server } = look;
    if (!('takesWrites' in look)) return warning('server_away', look);
    return look.takesWrites ? ok('server_primary', { server }) : ok('server_standby', { server });
  });
  if (writers.length > 1) {
    const names = writers.map(({ server }) => server).join(', ');
    findings.push(fault('server_two', { names }));
  }
  if ((await findStandbyPolicy(db)) === '') findings.push(warning('server_unsure'));
  return findings;
}

async function checkReplicas(db: Sources['db'], urls: string[]): Promise<Finding[]> {
  if (urls.length === 0) return [];
  const written = await findWritten(db);
  return Promise.all(
    urls.map(async (connectionString) => {
      const server = serverName({ connectionString });
      try {
        const state = await waitForReplay({ connectionString }, written, mostLagMs);
        if (state === 'reached') return ok('replica', { server });
        if (typeof state === 'object') {
          const facts = { server, reason: state.stranger };
          return fault('replica_stranger', facts);
        }
        return state === 'late'
          ? warning('replica_late', { server })
          : warning('replica_no_standby', { server });
      } catch (error) {
        const reason = reasonOf(error);
        return warning('replica_away', { server, reason });
      }
    }),
  );
}
