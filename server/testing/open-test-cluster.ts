import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import '@orendi/search/testing/opensearch';
import { inject } from 'vitest';
import { type ListingCluster, openCluster } from '../features/discovery/index.ts';
import type { Services } from '../services.ts';

/** Indexes of its own in the cluster of this project; null in a project without one. */
export async function openTestCluster(): Promise<ListingCluster | null> {
  const searchUrls = (inject('opensearch') as string[] | undefined) ?? [];
  if (searchUrls.length === 0) return null;
  const searchIndex = `test-${randomBytes(6).toString('hex')}`;
  return openCluster({
    searchUrls,
    searchAuthorityFile: null,
    searchIndex,
    searchShards: 3,
    searchReplicas: null,
  });
}

/**
 * Feeds a cluster from now on, as a product that runs does, so that every write of a test is found once it is answered.
 * @returns what ends that, and removes the indexes
 */
export async function feedTestCluster(
  { listings }: Pick<Services, 'listings'>,
  cluster: ListingCluster,
): Promise<() => Promise<void>> {
  const stop = listings.start();
  while ((await listings.findStatus())?.index === null) await pause(50);
  return async () => {
    await stop();
    for (const index of await cluster.list()) await cluster.remove(index);
  };
}
