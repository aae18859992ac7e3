import { type Cluster, startDebianCluster } from '@orendi/server/testing/debian-cluster';
import { findDebianPostgres } from '@orendi/server/testing/find-debian-postgres';
import type { FaultLine } from '../outcome.ts';
import { type FaultShop, type Ground, withFaultShop } from './open-fault-shop.ts';

/** Runs the product on a primary with two standbys, of which one has to have each commit. They are not starved. */
export async function withClusterShop(
  ground: Ground,
  env: Record<string, string>,
  work: (shop: FaultShop, cluster: Cluster) => Promise<FaultLine[]>,
): Promise<FaultLine[]> {
  const bin = findDebianPostgres();
  if (!bin) {
    const notRun = 'needs PostgreSQL of Debian: apt-get install postgresql';
    return [{ fault: 'standbys of the database', seconds: null, broken: [], notRun }];
  }
  const cluster = await startDebianCluster(bin);
  const stop = ground.undo.add(cluster.stop);
  try {
    const elsewhere = cluster.primary.url;
    return await withFaultShop(ground, { env, elsewhere }, (shop) => work(shop, cluster));
  } finally {
    await stop();
  }
}
