import { type Cluster, startDebianCluster } from '@orendi/server/testing/debian-cluster';
import { findDebianPostgres } from '@orendi/server/testing/find-debian-postgres';
import type { FaultLine } from '../outcome.ts';
import { withUndo } from '../../product/undo.ts';
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
  return withUndo(ground.undo, async (undo) => {
    const cluster = await startDebianCluster(bin);
    undo.add(cluster.stop);
    const options = { env, elsewhere: cluster.primary.url };
    return withFaultShop({ ...ground, undo }, options, (shop) => work(shop, cluster));
  });
}
