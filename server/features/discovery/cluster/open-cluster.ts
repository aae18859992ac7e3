import type { Settings } from '../../../platform/settings.ts';
import { listingEngineOptions } from '../listing-fields.ts';
import { numberedPlaces } from '../places.ts';
import type { ListingCluster } from './listing-cluster.ts';

/**
 * What of a release decides how listings stand in an index, besides its fields: it is a part of the names of indexes, so that
 * the old release goes on with its own. Raise the number when stems change, or the groups of colors.
 */
const rules = JSON.stringify([1, numberedPlaces()]);

/** Connects to the cluster of the settings, whose client is only loaded where there is one. Nothing is asked yet. */
export async function openCluster({
  searchUrls,
  searchIndex,
  searchShards,
  searchReplicas,
}: Pick<
  Settings,
  'searchUrls' | 'searchIndex' | 'searchShards' | 'searchReplicas'
>): Promise<ListingCluster> {
  const { connectCluster } = await import('@orendi/search/opensearch/cluster');
  const indices = await import('@orendi/search/opensearch/manage-indices');
  const { fingerprintOf } = await import('@orendi/search/opensearch/index-shape');
  const { IndexWriter } = await import('@orendi/search/opensearch/index-writer');
  const { OpenSearchEngine } = await import('@orendi/search/opensearch/opensearch-engine');
  const options = {
    ...listingEngineOptions,
    shards: searchShards,
    ...(searchReplicas !== null && { replicas: searchReplicas }),
  };
  const alias = `${searchIndex}-${fingerprintOf(options, rules)}`;
  const cluster = connectCluster({ nodes: searchUrls });
  return {
    alias,
    patienceMs: 1_000,
    engine: new OpenSearchEngine(cluster, alias, options),
    openWriter: (index) => new IndexWriter(cluster, index, options),
    create: (index) => indices.createIndex(cluster, index, options),
    refresh: (index) => indices.refreshIndex(cluster, index),
    findServed: () => indices.findAliased(cluster, alias),
    serve: (index) => indices.pointAlias(cluster, alias, index),
    list: (other = alias) => indices.listIndices(cluster, `${other}-*`),
    remove: (index) => indices.removeIndex(cluster, index),
    close: () => cluster.close(),
  };
}
