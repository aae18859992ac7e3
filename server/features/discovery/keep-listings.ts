import { keepListingsInCluster } from './cluster/keep-listings-in-cluster.ts';
import type { ListingCluster } from './cluster/open-cluster.ts';
import { keepListingsInMemory } from './keep-listings-in-memory.ts';
import type { ListingIndex } from './listing-source.ts';

type Parts = Parameters<typeof keepListingsInCluster>[1];

/** The index of all listings: in the cluster, if there is one, else in the memory of this process. */
export function keepListings(cluster: ListingCluster | null, parts: Parts): ListingIndex {
  return cluster ? keepListingsInCluster(cluster, parts) : keepListingsInMemory(parts);
}
