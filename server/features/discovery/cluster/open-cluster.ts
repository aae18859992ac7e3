import { readFile } from 'node:fs/promises';
import { type ListingEngine, listingEngineOptions } from '../listing-fields.ts';
import type { Settings } from '../../../platform/settings.ts';
import { reasonOf } from '../../../platform/log/reason-of.ts';
import { StartError } from '../../../platform/start-error.ts';
import { numberedPlaces } from '../places.ts';
import type { SearchedListing } from '../read-listings.ts';
import { patience, waitedFor } from './breaker.ts';

/** Gathers changes of one index. Of several changes of a listing the one with the greatest version stays. */
export interface ListingWriter {
  /** Bytes gathered since the last `flush`. */
  readonly pending: number;
  upsert(row: SearchedListing, version: number): void;
  remove(id: number, version: number): void;
  /** @throws SearchAway if not all is known to be stored; it may then be repeated */
  flush(): Promise<unknown>;
}

/** A cluster's engine as it is asked; writers feed it. */
export type AskedEngine = Omit<ListingEngine, 'upsert' | 'remove' | 'settle'>;

/** A search cluster, as far as feeding and searching need one. Everything throws SearchAway when it does not answer. */
export type ListingCluster = Awaited<ReturnType<typeof openCluster>>;

/**
 * Everything in a release, besides the fields, that decides how listings stand in an index: it is a part of the names of indexes, so that
 * the old release goes on with its own. Raise the number when stems change, or the groups of colors.
 */
const rules = JSON.stringify([1, numberedPlaces()]);

/** Where a cluster is, and how it is known. */
type Way = Pick<Settings, 'searchUrls' | 'searchAuthorityFile'>;

/**
 * Connects to the cluster of the settings, whose client is only loaded where there is one. Nothing is asked yet.
 * @throws StartError if the certificates of its authorities cannot be read
 */
export async function openCluster({
  searchIndex,
  searchShards,
  searchReplicas,
  ...way
}: Way & Pick<Settings, 'searchIndex' | 'searchShards' | 'searchReplicas'>) {
  const indices = await import('@orendi/search/opensearch/manage-indices');
  const { fingerprintOf } = await import('@orendi/search/opensearch/index-shape');
  const { createIndexWriter } = await import('@orendi/search/opensearch/index-writer');
  const { OpenSearchEngine } = await import('@orendi/search/opensearch/opensearch-engine');
  const options = {
    ...listingEngineOptions,
    shards: searchShards,
    ...(searchReplicas !== null && { replicas: searchReplicas }),
  };
  const alias = `${searchIndex}-${fingerprintOf(options, rules)}`;
  const cluster = await connectNodes(way);
  return {
    /** The name that is searched, behind which a new index can take the place of an old one. */
    alias,
    /** How long a writer waits for the index at most, in milliseconds. */
    patienceMs: patience.written,
    engine: new OpenSearchEngine(cluster, alias, options) as AskedEngine,
    openWriter: (index: string): ListingWriter => createIndexWriter(cluster, index, options),
    create: (index: string) => indices.createIndex(cluster, index, options),
    /** Makes what was written visible. */
    refresh: (index: string) => indices.refreshIndex(cluster, index),
    /** The index that is searched; null if there is none. */
    findServed: () => indices.findAliased(cluster, alias),
    /** Has an index be searched from now on, and no other one. */
    serve: (index: string) => indices.pointAlias(cluster, alias, index),
    /** All indexes of the alias, searched or not; or those of another alias. */
    list: (other = alias) => indices.listIndices(cluster, `${other}-*`),
    remove: (index: string) => indices.removeIndex(cluster, index),
    /** Whose the indexes of the alias are, by their names; null for one without a mark. */
    listOwners: () => indices.listOwners(cluster, `${alias}-*`),
    /** Has an index say whose it is. */
    mark: (index: string, shop: string) => indices.markIndex(cluster, index, shop),
    /** Why it did not answer when it was last asked by this process; null if it did. */
    failure: () => cluster.failure(),
    close: () => cluster.close(),
  };
}

/**
 * Connects to nodes of a cluster, of which nothing is asked yet.
 * @throws StartError like `openCluster`
 */
export async function connectNodes({ searchUrls, searchAuthorityFile }: Way) {
  const { connectCluster } = await import('@orendi/search/opensearch/cluster');
  const authority = searchAuthorityFile === null ? undefined : await readPem(searchAuthorityFile);
  return connectCluster({ nodes: searchUrls, authority, waitedFor });
}

async function readPem(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new StartError(`SEARCH_CA cannot be read: ${reasonOf(error)}.`);
  }
}
