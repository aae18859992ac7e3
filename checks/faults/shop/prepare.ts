import { join } from 'node:path';
import { lockDataFolder, startEmbeddedPostgres } from '@orendi/server/platform/db/embedded/index';
import { silentLog } from '@orendi/server/platform/log/log';
import { startDebianCluster } from '@orendi/server/testing/debian-cluster';
import { findDebianPostgres } from '@orendi/server/testing/find-debian-postgres';
import { startSilentProxy } from '@orendi/server/testing/silent-proxy';
import { readPostmaster } from '../../product/open-shop.ts';
import { NotRun, type Place } from './open-fault-shop.ts';

/** Its database runs beside it, where it can be stopped and started again, behind a proxy. */
export async function beside({ dataDir, fill, starving, undo }: Place) {
  await fill();
  const launch = async () => {
    const lock = lockDataFolder(dataDir);
    const server = await startEmbeddedPostgres({ dataDir, log: silentLog });
    starving?.add(await readPostmaster(dataDir));
    return { ...server, stop: () => server.stop().then(lock.release) };
  };
  let running = await launch();
  const stopDatabase = () => running.stop();
  undo.add(stopDatabase);
  const { host, port, password } = running.connection;
  const proxy = await startSilentProxy({ path: join(host, `.s.PGSQL.${port}`) });
  undo.add(proxy.close);
  return {
    env: { DATABASE_URL: `postgres://orendi:${password}@127.0.0.1:${proxy.port}/orendi` },
    proxy,
    stopDatabase,
    async startDatabase() {
      running = await launch();
    },
  };
}

/** Its database is a primary with two standbys, of which one has to have each commit. They are not starved. */
export async function onCluster({ undo }: Place) {
  const bin = findDebianPostgres();
  if (!bin) throw new NotRun('needs PostgreSQL of Debian: apt-get install postgresql');
  const cluster = await startDebianCluster(bin);
  undo.add(cluster.stop);
  return { cluster, env: { DATABASE_URL: cluster.primary.url } };
}
