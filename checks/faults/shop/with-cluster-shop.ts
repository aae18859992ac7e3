import { type Cluster, startDebianCluster } from '@orendi/server/testing/debian-cluster';
import { findDebianPostgres } from '@orendi/server/testing/find-debian-postgres';
import type { FaultLine } from '../fault-line.ts';
import { type Base, type FaultShop, withFaultShop } from './open-fault-shop.ts';

/** Runs the product on a primary with two standbys, of which one has to have each commit. They are not starved. */
export async function withClusterShop(
  base: Base,
  env: Record<string, string>,
  work: (shop: FaultShop, cluster: Cluster) => Promise<FaultLine[]>,
): Promise<FaultLine[]> {
  const bin = findDebianPostgres();
  if (!bin) {
    const notRun = 'needs PostgreSQL of Debian: apt-get install postgresql';
    return [{ fault: 'standbys of the database', seconds: null, broken: [], notRun }];
  }
  const cluster = await startDebianCluster(bin);
  const stop = base.undo.add(cluster.stop);
  try {
    return await withFaultShop(base, { env, elsewhere: cluster.primary.url }, (shop) =>
      work(shop, cluster),
    );
  } finally {
    await stop();
  }
}
