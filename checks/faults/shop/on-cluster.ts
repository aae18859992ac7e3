import { startDebianCluster } from '@orendi/server/testing/debian-cluster';
import { findDebianPostgres } from '@orendi/server/testing/find-debian-postgres';
import { NotRun } from '../fault.ts';
import type { Prepare } from './open-fault-shop.ts';

/** Its database is a primary with two standbys, of which one has to have each commit. They are not starved. */
export async function onCluster({ undo }: Parameters<Prepare<object>>[0]) {
  const bin = findDebianPostgres();
  if (!bin) throw new NotRun('needs PostgreSQL of Debian: apt-get install postgresql');
  const cluster = await startDebianCluster(bin);
  undo.add(cluster.stop);
  return { cluster, elsewhere: cluster.primary.url };
}
